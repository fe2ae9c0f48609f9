import type { Envelope, Told, Welcome } from '@lanthorn/protocol';
import { PROTOCOL_VERSION } from '@lanthorn/protocol';
import { type Change, type GameState, type Seat, sameChange, type TakenPart } from '@lanthorn/rules';
import { nanoid } from 'nanoid';
import type { StoredLine } from '../log/entry.ts';
import { readerOf, Tellings } from '../log/lines.ts';
import { LastKnown } from './last-known.ts';

/** Where seats' messages go: to all sockets of those rooms at once, so that each message is made and encoded once. */
export interface Outbox {
  happened(rooms: readonly string[], envelope: Envelope): void;
}

/** Sockets that are told the same: the referee's, one player's, one spectator's. */
interface Group {
  readonly seat: Seat;
  readonly knowing: LastKnown;
  /** The id of what this group was sent last. */
  last: string;
  sockets: number;
}

/** What several groups are sent alike. */
interface Batch {
  readonly rooms: string[];
  readonly envelope: Envelope;
}

/** Who watches a campaign on this node, and what each of them was last told. */
export class Audience {
  readonly #campaign: string;
  readonly #outbox: Outbox;
  readonly #groups = new Map<string, Group>();

  constructor(campaign: string, outbox: Outbox) {
    this.#campaign = campaign;
    this.#outbox = outbox;
  }

  get size(): number {
    return [...this.#groups.values()].reduce((sum, { sockets }) => sum + sockets, 0);
  }

  /** The room that a seat's sockets are in. */
  roomOf(seat: Seat): string {
    return `${this.#campaign}/${keyOf(seat)}`;
  }

  /** Tells a newcomer all that the seat knows; afterwards they are sent what changes. */
  sit(seat: Seat, state: GameState, told: readonly Told[], entry: number): Welcome {
    const group = this.#groupOf(seat, state);
    group.sockets += 1;
    return {
      version: PROTOCOL_VERSION,
      seat,
      known: group.knowing.known,
      told,
      id: group.last,
      entry: seat.role === 'referee' ? entry : null,
    };
  }

  leave(seat: Seat): void {
    const group = this.#groups.get(keyOf(seat));
    if (!group) return;
    group.sockets -= 1;
    if (group.sockets === 0) this.#groups.delete(keyOf(seat));
  }

  /**
   * Sends each group what the new state, and the lines of the entry that made it, mean for it. Nothing where that is
   * nothing.
   * @param whom the spectators, who may be shown it later, or all others
   */
  show(state: GameState, lines: readonly StoredLine[], seq: number, at: number, whom: 'table' | 'gallery'): void {
    const id = nanoid(8);
    const tellings = new Tellings(lines, seq, at);
    const batches: Batch[] = [];
    for (const group of this.#groups.values()) {
      if ((group.seat.role === 'spectator') !== (whom === 'gallery')) continue;
      const change = group.knowing.learn(state);
      const told = tellings.to(readerOf(group.seat));
      if (!change && told.length === 0) continue;
      const entry = group.seat.role === 'referee' ? seq : null;
      this.#pack(batches, group, { id, after: group.last, change, told, entry });
      group.last = id;
    }
    for (const { rooms, envelope } of batches) this.#outbox.happened(rooms, envelope);
  }

  /** Puts what a group is sent to what another is sent, where that is the same. */
  #pack(batches: Batch[], { seat }: Group, envelope: Envelope): void {
    const same = batches.find((batch) => saysTheSame(batch.envelope, envelope));
    if (same) same.rooms.push(this.roomOf(seat));
    else batches.push({ rooms: [this.roomOf(seat)], envelope });
  }

  #groupOf(seat: Seat, state: GameState): Group {
    const before = this.#groups.get(keyOf(seat));
    if (before) return before;
    const group: Group = { seat, knowing: new LastKnown(seat, state), last: nanoid(8), sockets: 0 };
    this.#groups.set(keyOf(seat), group);
    return group;
  }
}

const saysTheSame = (one: Envelope, other: Envelope): boolean =>
  one.after === other.after &&
  one.entry === other.entry &&
  one.told === other.told &&
  areTheSame(one.change, other.change);

const areTheSame = (one: Change | null, other: Change | null): boolean =>
  one === other || (one !== null && other !== null && sameChange(one, other));

/** What is a person's alone goes by the person. */
const keyOf = ({ role, user, as }: Seat): string => (as ? `${role}:${user} as ${partOf(as)}` : `${role}:${user}`);

function partOf(as: TakenPart): string {
  if (as.kind === 'party' || as.kind === 'spectator') return as.kind;
  return `${as.kind}:${as.kind === 'creature' ? as.creature : as.user}`;
}
