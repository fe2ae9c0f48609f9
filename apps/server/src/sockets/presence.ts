import type { Present } from '@lanthorn/protocol';
import { ROLES } from '@lanthorn/rules';
import { delayOf } from '../live/gallery.ts';
import type { Nodes } from '../nodes/nodes.ts';
import { roomOfAll, roomOfRole, type TableServer } from './seated.ts';

type People = Map<string, Present>;

/** Who is at which table, on this node and on the others. Somebody with several pages open is there once. */
export class Presence {
  readonly #io: TableServer;
  readonly #nodes: Nodes;
  /** By campaign: those here, as the other nodes were told. */
  readonly #here = new Map<string, People>();
  /** By node, then by campaign. */
  readonly #elsewhere = new Map<string, Map<string, People>>();

  constructor(io: TableServer, nodes: Nodes) {
    this.#io = io;
    this.#nodes = nodes;
  }

  /** Looks who is at a table here, and tells everyone who is there. */
  tell(campaign: string): void {
    const before = this.#here.get(campaign) ?? new Map<string, Present>();
    const now = this.#lookAt(campaign);
    if (now.size > 0) this.#here.set(campaign, now);
    else this.#here.delete(campaign);
    for (const person of now.values())
      if (!isSame(person, before.get(person.user))) this.#say(campaign, person.user, person);
    for (const user of before.keys()) if (!now.has(user)) this.#say(campaign, user, null);
    this.#show(campaign);
  }

  /** Another node says who is there. */
  heard(node: string, campaign: string, user: string, person: Present | null): void {
    const tables = this.#elsewhere.get(node) ?? new Map<string, People>();
    const people = tables.get(campaign) ?? new Map<string, Present>();
    if (person) people.set(user, person);
    else people.delete(user);
    if (people.size > 0) tables.set(campaign, people);
    else tables.delete(campaign);
    this.#elsewhere.set(node, tables);
    this.#show(campaign);
  }

  /** Another node is gone, and everyone on it. */
  gone(node: string): void {
    const tables = this.#elsewhere.get(node);
    this.#elsewhere.delete(node);
    for (const campaign of tables?.keys() ?? []) this.#show(campaign);
  }

  /** At how many other nodes somebody sits, at whatever table. */
  otherNodesOf(user: string): number {
    const nodes = [...this.#elsewhere.values()];
    return nodes.filter((tables) => [...tables.values()].some((people) => people.has(user))).length;
  }

  /** Tells a node that has just come who is here. */
  introduce(): void {
    for (const [campaign, people] of this.#here)
      for (const person of people.values()) this.#say(campaign, person.user, person);
  }

  #say(campaign: string, user: string, person: Present | null): void {
    this.#nodes.say({ type: 'present', campaign, user, person });
  }

  #lookAt(campaign: string): People {
    const present: People = new Map();
    for (const name of this.#io.sockets.adapter.rooms.get(roomOfAll(campaign)) ?? []) {
      const facts = this.#io.sockets.sockets.get(name)?.data;
      if (!facts?.taken) continue;
      const { user, name: called, as } = facts.taken.seat;
      // Whoever takes a player's part is still the referee to everyone.
      const role = as ? 'referee' : facts.taken.seat.role;
      add(present, { user, name: called, role, doing: facts.doing });
    }
    return present;
  }

  /** Whether nobody sits at a table, at whatever node, but those who referee it. */
  isReferees(campaign: string): boolean {
    return this.#presentAt(campaign).every(({ role }) => role === 'referee');
  }

  #presentAt(campaign: string): readonly Present[] {
    const present: People = new Map(this.#here.get(campaign));
    for (const tables of this.#elsewhere.values())
      for (const person of tables.get(campaign)?.values() ?? []) add(present, person);
    return [...present.values()];
  }

  #show(campaign: string): void {
    const all = this.#presentAt(campaign);
    const watching = this.#isLate(campaign) ? all.filter(({ role }) => role === 'spectator') : all;
    for (const role of ROLES)
      this.#io.to(roomOfRole(campaign, role)).emit('presence', role === 'spectator' ? watching : all);
  }

  /** A gallery that is late sees who watches with it: what those at the table do now it is shown later, if at all. */
  #isLate(campaign: string): boolean {
    for (const name of this.#io.sockets.adapter.rooms.get(roomOfAll(campaign)) ?? []) {
      const taken = this.#io.sockets.sockets.get(name)?.data.taken;
      if (taken) return delayOf(taken.campaign.state) > 0;
    }
    return false;
  }
}

/** As the busiest of somebody's pages. */
function add(present: People, person: Present): void {
  const known = present.get(person.user);
  if (!known || known.doing === 'away') present.set(person.user, person);
}

const isSame = (a: Present, b: Present | undefined): boolean =>
  a.doing === b?.doing && a.role === b.role && a.name === b.name;
