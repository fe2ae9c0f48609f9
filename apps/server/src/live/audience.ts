import type { Envelope, Told, Welcome } from '@lanthorn/protocol';
import { PROTOCOL_VERSION } from '@lanthorn/protocol';
import {
  type GameState,
  isEmpty,
  Projection,
  type Seat,
  sharedMemories,
  type TakenPart,
  type ViewPatch,
} from '@lanthorn/rules';
import type { StoredLine } from '../log/entry.ts';
import { readerOf, toldTo } from '../log/lines.ts';
import type { SpareTime } from './spare-time.ts';

/** Where a seat's messages go: all sockets of the same seat at once, so that each is made and encoded once. */
export interface Post {
  happened(room: string, envelope: Envelope): void;
}

/** Sockets that are shown the same: the referee's, one player's, one spectator's. */
interface Group {
  readonly seat: Seat;
  readonly projection: Projection;
  /** The state that it was shown last: words alone change nothing of it. */
  shown: GameState;
  /** The entry that made it. */
  seq: number;
  /** Counts what this group was sent. */
  no: number;
  sockets: number;
  /** Shows it what may be done now. */
  readonly offer: () => void;
}

/** Who watches a campaign on this node, and what each of them was last shown. */
export class Audience {
  readonly #campaign: string;
  readonly #post: Post;
  readonly #groups = new Map<string, Group>();
  readonly #shared = sharedMemories();
  readonly #spare: SpareTime;

  /** @param spare when to work out what may be done now: of many commands in a row only the last counts */
  constructor(campaign: string, post: Post, spare: SpareTime) {
    this.#campaign = campaign;
    this.#post = post;
    this.#spare = spare;
  }

  get size(): number {
    return [...this.#groups.values()].reduce((sum, { sockets }) => sum + sockets, 0);
  }

  /** The room that a seat's sockets are in. */
  roomOf(seat: Seat): string {
    return `${this.#campaign}/${keyOf(seat)}`;
  }

  /** Shows a newcomer everything; afterwards they are sent what changes. */
  sit(seat: Seat, state: GameState, told: readonly Told[], entry: number): Welcome {
    const group = this.#groupOf(seat, state, entry);
    group.sockets += 1;
    return {
      version: PROTOCOL_VERSION,
      seat,
      view: [...group.projection.view],
      told,
      no: group.no,
      entry: seat.role === 'referee' ? entry : null,
    };
  }

  leave(seat: Seat): void {
    const group = this.#groups.get(keyOf(seat));
    if (!group) return;
    group.sockets -= 1;
    if (group.sockets > 0) return;
    this.#groups.delete(keyOf(seat));
    this.#spare.never(group.offer);
  }

  /**
   * Sends each group what the new state, and the lines of the entry that made it, mean for it: what is so at once, what
   * may be done when there is time. Nothing where that is nothing.
   * @param whom the spectators, who may be shown it later, or all others
   */
  show(state: GameState, lines: readonly StoredLine[], seq: number, at: number, whom: 'table' | 'gallery'): void {
    for (const group of this.#groups.values()) {
      if ((group.seat.role === 'spectator') !== (whom === 'gallery')) continue;
      this.#send(group, group.projection.showFacts(state), toldTo(readerOf(group.seat), lines, seq, at), seq);
      if (group.shown !== state) this.#spare.later(group.offer);
      group.shown = state;
      group.seq = seq;
    }
  }

  #offer(group: Group): void {
    this.#send(group, group.projection.show(group.shown), [], group.seq);
  }

  #send(group: Group, patch: ViewPatch, told: readonly Told[], seq: number): void {
    if (isEmpty(patch) && told.length === 0) return;
    group.no += 1;
    const entry = group.seat.role === 'referee' ? seq : null;
    this.#post.happened(this.roomOf(group.seat), { no: group.no, patch, told, entry });
  }

  #groupOf(seat: Seat, state: GameState, seq: number): Group {
    const known = this.#groups.get(keyOf(seat));
    if (known) return known;
    const projection = new Projection(seat, this.#shared);
    projection.show(state);
    const group: Group = { seat, projection, shown: state, seq, no: 0, sockets: 0, offer: () => this.#offer(group) };
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
