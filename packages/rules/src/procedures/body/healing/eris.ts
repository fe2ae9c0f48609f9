/** ERI-REC-01: guarded, or free of wandering monsters; a settlement is. */
export const isSafe = (place: string, guarded: boolean, wanderingFree: boolean): boolean =>
  place === 'settlement' || guarded || wanderingFree;

const WEEK = 7;

/** ERI-REC-02: a week in safety gives back all, anything less nothing. */
export const afterRest = (hitPoints: number, max: number, days: number, safe: boolean): number =>
  safe && days >= WEEK ? max : hitPoints;
