export type HiringResult = 'ill-will' | 'refuses' | 'roll-again' | 'accepts' | 'accepts-loyal';

/** OSE-APX-07: the total from which somebody joins. */
export const ACCEPTS_FROM = 9;

/** OSE-APX-07: how an offer is taken, by the total of 2d6, the employer's CHA and the terms. */
const ANSWERS: readonly (readonly [upTo: number, result: HiringResult])[] = [
  [2, 'ill-will'],
  [5, 'refuses'],
  [ACCEPTS_FROM - 1, 'roll-again'],
  [11, 'accepts'],
  [Infinity, 'accepts-loyal'],
];

export const hiringResult = (total: number): HiringResult => ANSWERS.find(([upTo]) => total <= upTo)?.[1] ?? 'refuses';

/** OSE-APX-07: a retainer stays when 2d6 come to no more than the loyalty. */
export const staysLoyal = (loyalty: number, total: number): boolean => total <= loyalty;
