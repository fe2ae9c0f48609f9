import type { Offer } from '@lanthorn/rules';
import { blowOf } from '../board/act.ts';
import type { SeatView } from '../seat/seat.svelte.ts';

interface Kept {
  readonly attacker: string;
  readonly target: string;
}

type Seen = Pick<SeatView, 'one' | 'all' | 'offers'>;

/** A blow that was asked for before its turn: it is struck as soon as it may be, in this round or not at all. */
export class BlowToCome {
  #kept = $state.raw<(Kept & { readonly round: number }) | null>(null);
  readonly #seat: Seen;

  constructor(seat: Seen) {
    this.#seat = seat;
  }

  get #round(): number | undefined {
    return this.#seat.one('encounter')?.round;
  }

  /** Who waits to strike, and at whom; null for nobody. */
  get waiting(): Kept | null {
    const kept = this.#kept;
    return kept && kept.round === this.#round && !isOver(this.#seat, kept) ? kept : null;
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

/** Whether nothing can come of it any more: one of the two is down, it was struck, or its time came without it or is past. */
function isOver(seat: Seen, { attacker, target }: Kept): boolean {
  const encounter = seat.one('encounter');
  if (!encounter?.combat) return true;
  const { combat, sides, acted } = encounter;
  const there = seat
    .all('creature')
    .filter(({ id, conditions }) => [attacker, target].includes(id) && !conditions.includes('dead'));
  if (there.length < 2 || acted.includes(attacker)) return true;
  const side = sides.find(({ members }) => members.includes(attacker))?.id;
  const last = combat.order.findLastIndex((acting) => acting.some((id) => id === side));
  if (combat.stage === 'acting' && last < combat.acting) return true;
  const isDue = combat.phase === 'melee' && seat.offers.some((offer) => isAsked(offer, attacker));
  return isDue && !blowOf(seat.offers, attacker, target);
}

/** Whether somebody could strike, or hold, now. */
const isAsked = ({ command, key, fixed, barred }: Offer, attacker: string): boolean =>
  barred === null && (key === `Hold:${attacker}` || (command === 'Attack' && fixed.attacker === attacker));
