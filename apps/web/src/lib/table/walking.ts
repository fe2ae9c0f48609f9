import type { Square } from '@lanthorn/geometry';
import { id } from '@lanthorn/rules';
import { idOf } from '../board/act.ts';
import { BY_HAND } from '../board/choice.svelte.ts';
import type { BoardModel, BoardToken } from '../board/model.ts';
import type { Under } from '../board/under.ts';
import { knownWay } from '../board/way.ts';
import type { SeatView } from '../seat/seat.svelte.ts';
import type { Selection } from '../seat/selection.svelte.ts';

/** Who of those in hand goes where: by the rules as players do, or set down by the referee. */
export class Walking {
  readonly #seat: SeatView;
  readonly #selection: Selection;
  readonly #model: () => BoardModel;

  constructor(seat: SeatView, selection: Selection, model: () => BoardModel) {
    this.#seat = seat;
    this.#selection = selection;
    this.#model = model;
  }

  /** The first of those in hand, where they can be moved. */
  get leading(): BoardToken | null {
    const [first] = this.#selection.hand;
    return this.#model().tokens.find(({ id, movable }) => id === first && movable) ?? null;
  }

  /** By the hand that drags a player's own walk, and the referee sets down whom they will. */
  move(token: BoardToken, to: Square): void {
    void this.#send(this.#withHand(token), to, false);
  }

  step(token: BoardToken, to: Square): void {
    const going = this.#withHand(token);
    void this.#send(going, to, this.#walk(going));
  }

  freely(token: BoardToken, by: 'click' | 'drag'): boolean {
    return this.#seat.role === 'referee' && (by === 'drag' || !this.#walk(this.#withHand(token)));
  }

  /** One who is moved, and those in hand with them. */
  #withHand({ id }: BoardToken): readonly string[] {
    const { hand } = this.#selection;
    return hand.includes(id) ? [id, ...hand.filter((other) => other !== id)] : [id];
  }

  /** Whether the referee has these walk by the rules: those of the party where it is played, and a foe whose moment it is. */
  #walk(ids: readonly string[]): boolean {
    if (this.#seat.role !== 'referee' || this.#seat.preparing) return false;
    const going = this.#model().tokens.filter(({ id }) => ids.includes(id));
    return going.every(({ side, turn }) => side !== 'other' || turn);
  }

  async #send(ids: readonly string[], to: Square, walks: boolean): Promise<void> {
    const [first] = ids;
    if (first === undefined) return;
    await (ids.length > 1 ? this.#together(ids, to, walks) : this.#one(first, to, walks));
  }

  /** Where something is clicked that may be a way out. */
  goTo(under: Under | null, to: Square): void {
    if (this.#leaves(under)) void this.#leave(under, to);
    else void this.go(to);
  }

  /** Where the floor is clicked: everybody in hand, keeping their order. Over once it is answered. */
  async go(to: Square): Promise<void> {
    const leading = this.leading;
    if (!leading) return;
    const { hand } = this.#selection;
    if (hand.length < 2 && this.#model().all && !knownWay(this.#model(), leading, to)) return;
    await this.#send(hand, to, this.#walk(hand));
  }

  /** A player sends one who is in hand out by the way that is clicked; the referee sets them down on it. */
  #leaves(under: Under | null): under is Extract<Under, { kind: 'mark' }> {
    const out = under?.kind === 'mark' && under.mark.kind === 'exit';
    return out && this.#seat.role === 'player' && this.#selection.hand.length === 1 && this.leading !== null;
  }

  /** Where it cannot be taken yet one walks there, as far as one gets. */
  async #leave(under: Under, to: Square): Promise<void> {
    const [leading, exit] = [this.leading, idOf(under)];
    if (!leading || !exit) return;
    const reply = await this.#seat.ask(BY_HAND, {
      type: 'UseExit',
      creature: id<'creature'>(leading.id),
      exit: id<'exit'>(exit),
    });
    if (reply.ok) return;
    this.#seat.forgive(BY_HAND);
    await this.#one(leading.id, to, false);
  }

  /** As far as what is left goes: the rest is walked in the next turn. */
  async #one(creature: string, to: Square, walks: boolean): Promise<void> {
    const how = walks ? { walks } : {};
    await this.#seat.ask(BY_HAND, {
      type: 'MoveCreature',
      creature: id<'creature'>(creature),
      to,
      asFar: true,
      ...how,
    });
  }

  /** The first of them goes to the square, and the others keep their places about it. */
  async #together(ids: readonly string[], to: Square, walks: boolean): Promise<void> {
    const [first] = ids;
    if (first === undefined) return;
    const how = walks ? { walks } : {};
    await this.#seat.ask(BY_HAND, {
      type: 'MoveTogether',
      creatures: ids.map((one) => id<'creature'>(one)),
      of: id<'creature'>(first),
      to,
      ...how,
    });
  }
}
