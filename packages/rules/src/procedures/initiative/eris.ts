import type { Dice } from '../../dice.ts';
import type { InitiativeRule } from './rule.ts';

/** ERI-INI-01: a d6 for each side, the highest first; those who tie share a place. */
export function sidesOrder(sides: readonly string[], dice: Dice): readonly (readonly string[])[] {
  const thrown = sides.map((side) => ({ side, face: dice.die(6) }));
  const places = Map.groupBy(thrown, ({ face }) => face);
  return [...places].toSorted(([a], [b]) => b - a).map(([, group]) => group.map(({ side }) => side));
}

/** ERI-INI-03, ERI-MIS-11: 13 and more one up, 8 and less one down; no score counts as average. */
export function dexterityStep(dexterity: number | null): -1 | 0 | 1 {
  if (dexterity === null) return 0;
  if (dexterity <= 8) return -1;
  return dexterity >= 13 ? 1 : 0;
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

/** ERI-INI-05: each round, and in a pursuit only when the pursuer has come close. */
export const isRolled = (event: 'new-round' | 'pursuit-turn' | 'pursuer-adjacent'): boolean => event !== 'pursuit-turn';

/** ERI-INI-01, 02, 04 as one slot: sides, the highest first; of those who tie the quick, then the others, then the slow. Slow weapons are not in the book. */
export const erisInitiative: InitiativeRule = {
  id: 'ERI-INI-01',
  together: 'ERI-INI-04',
  tied: [
    { rule: 'ERI-INI-02', text: 'of sides that tie the quick act first, and the slow last' },
    { rule: 'ERI-INI-03', text: 'dexterity moves them in a tie alone, and is never added to the die' },
  ],
  stands: false,
  isSlow: () => false,
  individual: false,
  sides: 6,
  slowPlaces: () => [],
  steps: (tied) =>
    tiedSteps(
      tied.map(({ id, abilities }) => ({ id, dex: abilities?.DEX ?? null })),
      true,
    ),
  order: (contestants, face) => {
    const dice = contestants.map((contestant) => ({ contestant, face: face(contestant) }));
    const places = [...Map.groupBy(dice, (thrown) => thrown.face)].toSorted(([a], [b]) => b - a);
    return places.map(([, tied]) => tied.map(({ contestant }) => contestant.id));
  },
};
