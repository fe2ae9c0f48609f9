import type { SeatView } from '../seat/seat.svelte.ts';
import { keep, kept } from '../ui/kept.ts';

const KNOWN = 'lanthorn:tap-strikes';

/** That a tap on a foe strikes it is said once in a fight, until it has been done in this browser. */
export class TapHint {
  #known = $state(kept(KNOWN) !== null);
  /** It stood there while blows could be struck, and they no longer can: in this fight it is not said again. */
  #said = $state(false);
  readonly #seat: Pick<SeatView, 'one' | 'role'>;

  constructor(seat: Pick<SeatView, 'one' | 'role'>) {
    this.#seat = seat;
  }

  get shown(): boolean {
    return !this.#known && !this.#said && this.#strikes;
  }

  /** One's own may strike at somebody now. */
  get #strikes(): boolean {
    const prompt = this.#seat.one('prompt');
    return (
      this.#seat.role === 'player' && prompt?.yours === true && prompt.offers.some((key) => key.startsWith('Attack'))
    );
  }

  /** Whether it has been said in this fight. @param before whether it was shown */
  pass(before: boolean): void {
    if (this.#seat.one('encounter') === null) this.#said = false;
    else if (before && !this.#strikes) this.#said = true;
  }

  /** Somebody has struck so. */
  learn(): void {
    this.#known = true;
    keep(KNOWN, 'yes');
  }
}
