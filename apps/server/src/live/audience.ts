import type { Envelope, Told, Welcome } from '@lanthorn/protocol';
import { PROTOCOL_VERSION } from '@lanthorn/protocol';
import type { Change, GameState, Seat, TakenPart } from '@lanthorn/rules';
import type { StoredLine } from '../log/entry.ts';
import { readerOf, toldTo } from '../log/lines.ts';
import { Knowing } from './knowing.ts';

/** Where a seat's messages go: all sockets of the same seat at once, so that each is made and encoded once. */
export interface Post {
  happened(room: string, envelope: Envelope): void;
}

/** Sockets that are told the same: the referee's, one player's, one spectator's. */
interface Group {
  readonly seat: Seat;
  readonly knowing: Knowing;
  /** Counts what this group was sent. */
  no: number;
  sockets: number;
}

/** Who watches a campaign on this node, and what each of them was last told. */
export class Audience {
  readonly #campaign: string;
  readonly #post: Post;
  readonly #groups = new Map<string, Group>();

  constructor(campaign: string, post: Post) {
    this.#campaign = campaign;
    this.#post = post;
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
      no: group.no,
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
    for (const group of this.#groups.values()) {
      if ((group.seat.role === 'spectator') !== (whom === 'gallery')) continue;
      this.#send(group, group.knowing.learn(state), toldTo(readerOf(group.seat), lines, seq, at), seq);
    }
  }

  #send(group: Group, change: Change | null, told: readonly Told[], seq: number): void {
    if (!change && told.length === 0) return;
    group.no += 1;
    const entry = group.seat.role === 'referee' ? seq : null;
    this.#post.happened(this.roomOf(group.seat), { no: group.no, change, told, entry });
  }

  #groupOf(seat: Seat, state: GameState): Group {
    const before = this.#groups.get(keyOf(seat));
    if (before) return before;
    const group: Group = { seat, knowing: new Knowing(seat, state), no: 0, sockets: 0 };
    this.#groups.set(keyOf(seat), group);
    return group;
  }
}

/** What is a person's alone goes by the person. */
const keyOf = ({ role, user, as }: Seat): string => (as ? `${role}:${user} as ${partOf(as)}` : `${role}:${user}`);

function partOf(as: TakenPart): string {
  if (as.kind === 'party') return as.kind;
  return `${as.kind}:${as.kind === 'creature' ? as.creature : as.user}`;
}
