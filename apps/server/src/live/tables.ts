import type { Dismissal, Reply, Told } from '@lanthorn/protocol';
import {
  allLands,
  type Command,
  type GameState,
  id,
  type LandFacts,
  landId,
  type Role,
  type SceneFacts,
  type Seat,
  type UserId,
  type WorldFacts,
} from '@lanthorn/rules';
import { nanoid } from 'nanoid';
import { HttpError } from '../errors.ts';
import type { Lines, Page, Reader } from '../log/lines.ts';
import type { LiveCampaigns } from './live-campaigns.ts';
import { refereeSeat } from './referee-seat.ts';

/** Why somebody loses a seat: removed by the referee, gone by choice, or given another one. */
export type Unseating = Exclude<Dismissal['code'], 'behind' | 'logged-out'>;

/** Reaches the sockets of people, on whatever node they are. */
export interface Dismissing {
  /** Tells somebody that the seat is gone, or has become another. */
  dismiss(campaign: string, user: string, code: Unseating): void;
  /** Ends the sockets of a session, unless another has taken its place. */
  end(session: string, next: string | null): void;
  /** Ends the sockets of all sessions that have expired. */
  endExpired(): Promise<void>;
}

/** Who does what nobody at the table asked for, such as seating people. */
export const THE_TABLE: Seat = { role: 'referee', user: id<'user'>('table'), name: 'The table' };

/** The running tables, as the rest of the server sees them. */
export class Tables {
  readonly #live: LiveCampaigns;
  readonly #lines: Lines;
  readonly #dismissing: Dismissing;

  constructor(live: LiveCampaigns, lines: Lines, dismissing: Dismissing) {
    this.#live = live;
    this.#lines = lines;
    this.#dismissing = dismissing;
  }

  /** @param role for whose eyes: what the gallery is shown may be older */
  async state(campaign: string, role: Role = 'referee'): Promise<GameState> {
    return (await this.#live.get(campaign)).momentFor(role).state;
  }

  /** The state with what other nodes have done up to now, so that what is done next is told from it. */
  async #latest(campaign: string): Promise<GameState> {
    const live = await this.#live.get(campaign);
    await live.catchUp();
    return live.state;
  }

  /** The lines that a reader was told, oldest first. */
  async lines(campaign: string, reader: Reader, page: Omit<Page, 'upTo'>): Promise<readonly Told[]> {
    const upTo = reader.role === 'spectator' ? (await this.#live.get(campaign)).momentFor(reader.role).seq : null;
    return this.#lines.read(campaign, reader, { ...page, upTo });
  }

  /** Submits a command of the server's own, or of somebody whose request came by HTTP. */
  async submit(campaign: string, seat: Seat, command: Command): Promise<Reply> {
    return (await this.#live.get(campaign)).submit(seat, { commandId: nanoid(), command, override: false });
  }

  /** @throws HttpError `conflict` with the sentence of the refusal */
  async demand(campaign: string, seat: Seat, command: Command): Promise<void> {
    const reply = await this.submit(campaign, seat, command);
    if (!reply.ok) throw new HttpError('conflict', reply.refusal.sentence);
  }

  /**
   * Adds a map, and puts it on the board when none is there. Its id.
   * @param prepared it waits beside the board until the referee shows it
   */
  async addScene(
    campaign: string,
    referee: { readonly id: string; readonly name: string },
    facts: SceneFacts,
    { prepared = false }: { readonly prepared?: boolean } = {},
  ): Promise<string> {
    const seat = refereeSeat(referee);
    const before = new Set(Object.keys((await this.#latest(campaign)).scenes));
    await this.demand(campaign, seat, { type: 'AddScene', facts });
    const now = await this.state(campaign);
    const added = Object.values(now.scenes).find((scene) => !before.has(scene.id));
    if (!added) throw new HttpError('conflict', 'The map was taken away again at once.');
    if (now.scene === null && !prepared) await this.demand(campaign, seat, { type: 'ShowScene', scene: added.id });
    return added.id;
  }

  /** Adds a hex map. Its id. */
  async addLand(
    campaign: string,
    referee: { readonly id: string; readonly name: string },
    facts: LandFacts,
  ): Promise<string> {
    const before = new Set(allLands(await this.#latest(campaign)).map(landId));
    await this.demand(campaign, refereeSeat(referee), { type: 'AddLand', facts });
    const added = allLands(await this.state(campaign)).find((land) => !before.has(landId(land)));
    if (!added) throw new HttpError('conflict', 'The hex map was taken away again at once.');
    return landId(added);
  }

  /** Takes over what another campaign was made of, all of it or nothing. */
  async bringWorld(
    campaign: string,
    referee: { readonly id: string; readonly name: string },
    facts: WorldFacts,
  ): Promise<void> {
    await this.demand(campaign, refereeSeat(referee), { type: 'BringWorld', facts });
  }

  /** Somebody took a seat, or another seat. */
  async seated(
    campaign: string,
    person: { readonly id: string; readonly name: string; readonly role: Role },
  ): Promise<void> {
    const user: UserId = id(person.id);
    const before = (await this.state(campaign)).people[user];
    const command = { type: 'SeatPerson', user, name: person.name, role: person.role } as const;
    const reply = await this.submit(campaign, THE_TABLE, command);
    // Also when the log could not be reached: by the old seat they might go on as what they are no more.
    if (before && !isKnownAlready(reply)) this.#dismissing.dismiss(campaign, person.id, 'reseated');
  }

  /** A session has ended; its sockets end with it, at once. @param next the one that has taken its place */
  ended(session: string, next: string | null): void {
    this.#dismissing.end(session, next);
  }

  /** Looks for sessions that have expired; their sockets end with them. */
  endExpired(): Promise<void> {
    return this.#dismissing.endExpired();
  }

  /** Somebody left, or was removed: their sockets are sent away at once. */
  async left(campaign: string, user: string, how: 'removed' | 'left'): Promise<void> {
    this.#dismissing.dismiss(campaign, user, how);
    await this.submit(campaign, THE_TABLE, { type: 'UnseatPerson', user: id(user) });
  }
}

const isKnownAlready = (reply: Reply): boolean => !reply.ok && reply.refusal.kind !== 'wire';
