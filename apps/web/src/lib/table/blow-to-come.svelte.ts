import type { WireCommand } from '@lanthorn/protocol';
import type { Offer } from '@lanthorn/rules';
import { blowOf, plainBlowOf } from '../board/act.ts';
import { onlyWay } from '../offers/command.ts';
import type { SeatView } from '../seat/seat.svelte.ts';

interface Kept {
  readonly attacker: string;
  /** Null for the one foe within reach, where there is but one. */
  readonly target: string | null;
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
    const { waiting } = this;
    if (!waiting) return null;
    const phase = this.#seat.one('encounter')?.combat?.phase;
    const before = phase === 'movement' || phase === 'missile' || phase === 'spells';
    // Whoever stays has asked for that already.
    const holds = before && waiting.target !== null;
    const holding = this.#seat.offers.find(({ key }) => holds && key === `Hold:${waiting.attacker}`);
    return blowKept(this.#seat, waiting) ?? holding ?? null;
  }

  keep(attacker: string, target: string): void {
    this.#keep({ attacker, target });
  }

  /** Whoever stays where they are to strike is not asked once more, where there is but one to strike at. */
  stays(command: WireCommand): void {
    if (command.type !== 'Hold' || command.strike !== true) return;
    const [attacker, another] = command.creatures;
    if (attacker !== undefined && another === undefined) this.#keep({ attacker, target: null });
  }

  #keep(blow: Kept): void {
    const round = this.#round;
    if (round !== undefined) this.#kept = { ...blow, round };
  }

  forget(): void {
    this.#kept = null;
  }
}

/** The blow, where it may be struck now. */
function blowKept(seat: Seen, { attacker, target }: Kept): Offer | undefined {
  if (target !== null) return blowOf(seat.offers, attacker, target);
  if (seat.one('encounter')?.combat?.phase !== 'melee') return undefined;
  const plain = plainBlowOf(seat.offers, attacker);
  return plain && onlyWay(plain) ? plain : undefined;
}

/** Whether nothing can come of it any more: one of the two is down, it was struck, or its time came without it or is past. */
function isOver(seat: Seen, kept: Kept): boolean {
  const encounter = seat.one('encounter');
  if (!encounter?.combat) return true;
  const { attacker, target } = kept;
  const { combat, sides, acted } = encounter;
  const up = seat.all('creature').filter(({ conditions }) => !conditions.includes('dead'));
  const isUp = (who: string | null) => who === null || up.some(({ id }) => id === who);
  if (!isUp(attacker) || !isUp(target) || acted.includes(attacker)) return true;
  const side = sides.find(({ members }) => members.includes(attacker))?.id;
  const last = combat.order.findLastIndex((acting) => acting.some((id) => id === side));
  if (combat.stage === 'acting' && last < combat.acting) return true;
  const isDue = combat.phase === 'melee' && seat.offers.some((offer) => isAsked(offer, attacker));
  return isDue && !blowKept(seat, kept);
}

/** Whether somebody could strike, or hold, now. */
const isAsked = ({ command, key, fixed, barred }: Offer, attacker: string): boolean =>
  barred === null && (key === `Hold:${attacker}` || (command === 'Attack' && fixed.attacker === attacker));
