import type { Figure } from '../../../core/index.ts';
import type { MovementRule } from './rule.ts';

/** What a move rate comes to, in feet (ERI-MOV-01). */
export interface Distances {
  readonly perRound: number;
  readonly perTurn: number;
  readonly pursuit: number;
}

const STEP = 10;

/** ERI-MOV-01: two moves a turn, twice that at a run, a tenth of that a round, to the nearest ten feet. */
export function distancesOf(move: number): Distances {
  const pursuit = 4 * move;
  const perRound = move > 0 ? Math.max(STEP, STEP * Math.round(pursuit / 10 / STEP)) : 0;
  return { perRound, perTurn: 2 * move, pursuit };
}

const ENCUMBRANCES = ['light', 'medium', 'heavy', 'overencumbered'] as const;
export type Encumbrance = (typeof ENCUMBRANCES)[number];

/** ERI-MOV-02: feet. */
export const MOVE_RATES: Readonly<Record<Encumbrance, number>> = {
  light: 120,
  medium: 90,
  heavy: 60,
  overencumbered: 30,
};

/** The row of the table for a move rate; null between the rows. */
const rowOf = (move: number): Encumbrance | null => ENCUMBRANCES.find((row) => MOVE_RATES[row] === move) ?? null;

function figuresOf(base: number): readonly Figure[] {
  const { perTurn, perRound, pursuit } = distancesOf(base);
  const row = rowOf(base);
  return [
    {
      name: 'Turn, chase, round',
      value: `${perTurn}′, ${pursuit}′, ${perRound}′`,
      rule: row ? 'ERI-MOV-02' : 'ERI-MOV-01',
      why: row ? `${row}: ${base}′` : 'twice the rate, four times, a tenth of that',
    },
  ];
}

/** ERI-MOV-01 as one slot. On known parts and the pace of a group the book is silent (ERI-RUL-03): another's word stands where it is farther. */
export const erisMovement = (silent: MovementRule): MovementRule => ({
  cites: { one: 'ERI-MOV-01', group: 'ERI-MOV-02', round: 'ERI-MOV-03', turn: 'ERI-MOV-01', meeting: 'ERI-MOV-03' },
  figures: (_creature, base) => figuresOf(base),
  encounter: (base) => distancesOf(base).perRound,
  exploration: (base) => distancesOf(base).perTurn,
  familiar: (base) => Math.max(distancesOf(base).perTurn, silent.familiar(base)),
  groupRule: silent.groupRule,
  group: silent.group,
});
