import type { Envelope, Told, Welcome } from '@lanthorn/protocol';
import { PROTOCOL_VERSION } from '@lanthorn/protocol';
import { diff, type GameState, isEmpty, projector, type Seat, type View } from '@lanthorn/rules';
import type { StoredLine } from '../log/entry.ts';
import { toldTo } from '../log/lines.ts';

/** Where a seat's messages go: all sockets of the same seat at once, so that each is made and encoded once. */
export interface Post {
  happened(room: string, envelope: Envelope): void;
}

/** Sockets that are shown the same: the referee's, one player's, all spectators'. */
interface Group {
  readonly seat: Seat;
  readonly look: (state: GameState) => View;
  view: View;
  /** Counts what this group was sent. */
  no: number;
  sockets: number;
}

/** Who watches a campaign on this node, and what each of them was last shown. */
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

  /** Shows a newcomer everything; afterwards they are sent what changes. */
  sit(seat: Seat, state: GameState, told: readonly Told[], entry: number): Welcome {
    const group = this.#groupOf(seat, state);
    group.sockets += 1;
    return {
      version: PROTOCOL_VERSION,
      seat,
      view: [...group.view],
      told,
      no: group.no,
      entry: seat.role === 'referee' ? entry : null,
    };
  }

  leave(seat: Seat): void {
    const group = this.#groups.get(keyOf(seat));
    if (!group) return;
    group.sockets -= 1;
    if (group.sockets <= 0) this.#groups.delete(keyOf(seat));
  }

  /** Sends each group what the new state, and the lines of the entry that made it, mean for it. Nothing where that is nothing. */
  show(state: GameState, lines: readonly StoredLine[], seq: number, at: number): void {
    for (const group of this.#groups.values()) {
      const view = group.look(state);
      const patch = diff(group.view, view);
      group.view = view;
      const told = toldTo(group.seat, lines, seq, at);
      if (isEmpty(patch) && told.length === 0) continue;
      group.no += 1;
      const entry = group.seat.role === 'referee' ? seq : null;
      this.#post.happened(this.roomOf(group.seat), { no: group.no, patch, told, entry });
    }
  }

  #groupOf(seat: Seat, state: GameState): Group {
    const known = this.#groups.get(keyOf(seat));
    if (known) return known;
    const look = projector(seat);
    const group: Group = { seat, look, view: look(state), no: 0, sockets: 0 };
    this.#groups.set(keyOf(seat), group);
    return group;
  }
}

/** Spectators are all shown the same; what is a person's alone goes by the person. */
const keyOf = ({ role, user }: Seat): string =>
  role === 'player' ? `player:${user}` : role === 'referee' ? `referee:${user}` : `spectator:${user}`;
