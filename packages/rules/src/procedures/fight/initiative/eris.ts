import { dexterityStep } from '../../../books/eris/content/dexterity.ts';
import type { Note } from '../../../core/index.ts';
import type { InitiativeRule } from './rule.ts';

/** How the referee plays initiative. */
export interface ErisInitiativeOptions {
  /** The lowest goes first (ERI-INI-01). */
  readonly lowFirst: boolean;
  /** Rolled once, it stands for the fight (ERI-INI-05). */
  readonly once: boolean;
  /** Of those who tie the quick act first (ERI-INI-02). */
  readonly tieByDexterity: boolean;
}

/** ERI-INI-01: a d6 for each, the highest first, by option the lowest; those who tie share a place. Who acts alone throws nothing. */
export function placesBy<T>(all: readonly T[], face: (one: T) => number, lowFirst: boolean): readonly (readonly T[])[] {
  if (all.length < 2) return all.map((one) => [one]);
  const thrown = all.map((one) => ({ one, face: face(one) }));
  const places = [...Map.groupBy(thrown, (each) => each.face)].toSorted(([a], [b]) => (lowFirst ? a - b : b - a));
  return places.map(([, tied]) => tied.map(({ one }) => one));
}

/** A figure of a side that has tied. */
export interface Tied {
  readonly id: string;
  readonly dex: number | null;
}

/** ERI-INI-02: of sides that tie, the quick first, the slow last, each step at once. */
export function tiedSteps(combatants: readonly Tied[], byDexterity: boolean): readonly (readonly string[])[] {
  const steps = byDexterity
    ? [1, 0, -1].map((step) => combatants.filter(({ dex }) => dexterityStep(dex) === step))
    : [combatants];
  return steps.filter((step) => step.length > 0).map((step) => step.map(({ id }) => id));
}

/** ERI-INI-05: each round, unless one throw stands for the fight, and in a pursuit only when the pursuer has come close. */
export const isRolled = (event: 'new-round' | 'pursuit-turn' | 'pursuer-adjacent', once: boolean): boolean =>
  event === 'new-round' ? !once : event === 'pursuer-adjacent';

/** What is said of a tie. */
const TIED: Readonly<Record<'quick' | 'together', readonly Note[]>> = {
  quick: [
    { rule: 'ERI-INI-02', text: 'of sides that tie the quick act first, and the slow last' },
    { rule: 'ERI-INI-03', text: 'dexterity moves them in a tie alone, and is never added to the die' },
  ],
  together: [{ rule: 'ERI-INI-02', text: 'sides that tie act at once, the quick and the slow' }],
};

/** ERI-INI-01, 02, 04 as one slot: sides, the highest first; of those who tie the quick, then the others, then the slow. Slow weapons are not in the book. */
export const erisInitiative = (
  chapter: InitiativeRule,
  { lowFirst, once, tieByDexterity }: ErisInitiativeOptions,
): InitiativeRule => ({
  id: 'ERI-INI-01',
  ties: {
    together: 'ERI-INI-04',
    notes: tieByDexterity ? TIED.quick : TIED.together,
    steps: (tied) =>
      tiedSteps(
        tied.map(({ id, abilities }) => ({ id, dex: abilities?.DEX ?? null })),
        tieByDexterity,
      ),
  },
  standing: {
    stands: !isRolled('new-round', once),
    note: { rule: 'ERI-INI-05', text: 'rolled once, it stands for the fight' },
  },
  formula: lowFirst ? 'd6, lowest first' : null,
  // The book knows neither dice of one's own nor slow weapons: nothing of the chapter is ever cited.
  cites: { sides: 'ERI-INI-01', single: chapter.cites.single, slow: chapter.cites.slow, slain: 'ERI-INI-04' },
  slow: {
    isSlow: () => false,
    places: () => [],
  },
  // Sides throw, and nobody adds anything (ERI-INI-03).
  die: { sides: 6, individual: false, modifier: () => 0, note: null },
  order: (contestants, face) => placesBy(contestants, face, lowFirst).map((place) => place.map(({ id }) => id)),
  idInSurprise: null,
});
