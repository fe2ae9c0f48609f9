import type { Offer } from '@lanthorn/rules';
import { blowOf } from '../board/act.ts';
import type { SeatView } from '../seat/seat.svelte.ts';

/** A blow that was asked for before its turn: it is struck as soon as it may be, in this round or not at all. */
export class BlowToCome {
  #kept = $state.raw<{ readonly attacker: string; readonly target: string; readonly round: number } | null>(null);
  readonly #seat: Pick<SeatView, 'one' | 'offers'>;

  constructor(seat: Pick<SeatView, 'one' | 'offers'>) {
    this.#seat = seat;
  }

  get #round(): number | undefined {
    return this.#seat.one('encounter')?.round;
  }

  /** Who waits to strike, and at whom; null for nobody. */
  get waiting(): { readonly attacker: string; readonly target: string } | null {
    return this.#kept && this.#kept.round === this.#round ? this.#kept : null;
  }

  /** What brings it about: the blow, once it may be struck; before that to hold, where the table waits for its striker. */
  get next(): Offer | null {
    if (!this.waiting) return null;
    const { attacker, target } = this.waiting;
    const phase = this.#seat.one('encounter')?.combat?.phase;
    const before = phase === 'movement' || phase === 'missile' || phase === 'spells';
    const holding = this.#seat.offers.find(({ key }) => before && key === `Hold:${attacker}`);
    return blowOf(this.#seat.offers, attacker, target) ?? holding ?? null;
  }

  keep(attacker: string, target: string): void {
    const round = this.#round;
    if (round !== undefined) this.#kept = { attacker, target, round };
  }

  forget(): void {
    this.#kept = null;
  }
}
