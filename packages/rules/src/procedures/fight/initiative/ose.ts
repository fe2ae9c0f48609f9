import { abilityBand } from '../../../books/ose/content/abilities.ts';
import type { Note } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Contestant, InitiativeRule } from './rule.ts';

export interface InitiativeOptions {
  readonly individual: boolean;
  readonly ties: 'reroll' | 'simultaneous';
}

/** Ties rolled again so often are left as they are, so that no dice can hold up the table for ever. */
const MOST_REROLLS = 50;

/** OSE-CMB-05: those who use a slow weapon act after everyone else, in the order of their places (R09). */
export const slowPlaces = <T>(
  places: readonly (readonly T[])[],
  isSlow: (who: T) => boolean,
): readonly (readonly T[])[] => places.map((place) => place.filter(isSlow)).filter((place) => place.length > 0);

export const oseInitiativeCites: InitiativeRule['cites'] = {
  sides: 'OSE-CMB-03',
  single: 'OSE-CMB-06',
  slow: 'OSE-CMB-05',
  slain: 'OSE-CMB-27',
};

/** OSE-CMB-06, OSE-APX-01: dexterity for those who have it, what the description says for monsters; halflings are quick. */
const quickness = ({ abilities, traits, class: calling }: Creature): number =>
  (abilities ? abilityBand(abilities.DEX).initiative : (traits?.initiative ?? 0)) + (calling === 'halfling' ? 1 : 0);

/** What comes of a tie. */
const TIED: Readonly<Record<InitiativeOptions['ties'], readonly Note[]>> = {
  reroll: [{ rule: 'OSE-CMB-04', text: 'those who tie throw again, until one is first' }],
  simultaneous: [{ rule: 'OSE-CMB-04', text: 'those who tie act at once, and may fall by each other’s blows' }],
};

/** OSE-EVT-07, OSE-CMB-03…06. */
export const oseInitiative = ({ individual, ties }: InitiativeOptions): InitiativeRule => ({
  id: individual ? 'OSE-CMB-06' : 'OSE-CMB-03',
  idInSurprise: individual ? null : 'OSE-EVT-07',
  cites: oseInitiativeCites,
  ties: {
    together: 'OSE-CMB-04',
    steps: (tied) => [tied.map(({ id }) => id)],
    notes: TIED[ties],
  },
  standing: {
    stands: false,
    note: null,
  },
  slow: {
    isSlow: ({ slow }) => slow,
    places: slowPlaces,
  },
  die: { sides: 6, individual, modifier: quickness, note: null },
  order: (contestants, face) => {
    if (contestants.length < 2) return contestants.map(({ id }) => [id]);
    const totals = new Map(contestants.map((each) => [each, face(each) + each.modifier]));
    const bands = [false, true].map((slow) => contestants.filter((each) => each.slow === slow));
    return bands.flatMap((band) => ranked(band, totals, ties, face, 0)).map((place) => place.map(({ id }) => id));
  },
  formula: individual ? 'd6 + modifier, highest first' : null,
});

/** Highest first; the tied share a place, or roll again among themselves until they are not. */
function ranked(
  contestants: readonly Contestant[],
  totals: ReadonlyMap<Contestant, number>,
  ties: InitiativeOptions['ties'],
  face: (contestant: Contestant) => number,
  rerolls: number,
): readonly (readonly Contestant[])[] {
  const scores = [...new Set(contestants.map((each) => totals.get(each) ?? 0))].sort((a, b) => b - a);
  return scores.flatMap((score) => {
    const tied = contestants.filter((each) => totals.get(each) === score);
    if (tied.length === 1 || ties === 'simultaneous') return [tied];
    if (rerolls === MOST_REROLLS) return tied.map((each) => [each]);
    return ranked(tied, new Map(tied.map((each) => [each, face(each) + each.modifier])), ties, face, rerolls + 1);
  });
}
