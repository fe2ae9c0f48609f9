import type { Wind } from './wind.ts';

/** OSE-SEA-11. */
export const SIMPLE_WINDS: readonly Wind[] = [
  { upTo: 2, wind: 'none', factor: '0', oarFactor: '1' },
  { upTo: 11, wind: 'normal', factor: '1', oarFactor: '1' },
  { upTo: 12, wind: 'gale', factor: '3', oarFactor: '1' },
];

/** OSE-SEA-12. */
export const VARIABLE_WINDS: readonly Wind[] = [
  { upTo: 2, wind: 'none', factor: '0', oarFactor: '1/3' },
  { upTo: 3, wind: 'faint', factor: '1/3', oarFactor: '1' },
  { upTo: 4, wind: 'gentle', factor: '1/2', oarFactor: '1' },
  { upTo: 5, wind: 'moderate', factor: '2/3', oarFactor: '1' },
  { upTo: 8, wind: 'fresh', factor: '1', oarFactor: '1' },
  { upTo: 9, wind: 'strong', factor: '4/3', oarFactor: '1' },
  { upTo: 10, wind: 'high', factor: '3/2', oarFactor: '1' },
  { upTo: 11, wind: 'near-gale', factor: '2', oarFactor: '1' },
  { upTo: 12, wind: 'gale', factor: '3', oarFactor: '1' },
];

const CALM: Wind = { upTo: 2, wind: 'none', factor: '0', oarFactor: '1' };

/** The wind of a total of 2d6. */
export const windOf = (winds: readonly Wind[], total: number): Wind =>
  winds.find(({ upTo }) => total <= upTo) ?? winds.at(-1) ?? CALM;

/** OSE-SEA-13: percent in a near gale. */
const waterChance = (seaworthy: boolean): number => (seaworthy ? 10 : 20);

/** OSE-SEA-13, R28: once holed a ship goes a third slower until it is mended; a second hole slows it no more. */
export function takesWater(seaworthy: boolean, die: number, already: boolean) {
  const chance = waterChance(seaworthy);
  const takesOnWater = die <= chance;
  return { chance, takesOnWater, rateFactor: takesOnWater || already ? '2/3' : '1' };
}

/** OSE-SEA-14: percent to be wrecked on a shore one is swept to. */
export const WRECKED = 75;
/** OSE-SEA-15: percent to be swamped. */
export const SUNK = 80;
/** OSE-SEA-15: so many in six to find a harbour on a shore that is not clear. */
export const HARBOUR = 2;

/** OSE-SEA-14: degrees to the right of the intended course. */
export const sweptDegrees = (die: number): number => (die - 1) * 60;

/** OSE-SEA-14: what becomes of a seaworthy vessel that a gale has swept away. */
export const sweptTo = (reachesLand: boolean, percentile: number | null): 'at-sea' | 'wrecked' | 'sheltered' =>
  reachesLand && percentile !== null ? (percentile <= WRECKED ? 'wrecked' : 'sheltered') : 'at-sea';

/** OSE-SEA-15: dice are asked for only where they are thrown. */
export function unseaworthyInGale(
  {
    inSightOfLand,
    attemptBeach,
    shore,
  }: { readonly inSightOfLand: boolean; readonly attemptBeach: boolean; readonly shore: string },
  die: (sides: number) => number,
): 'beached' | 'harboured' | 'sunk' | 'survives' {
  const beaching = inSightOfLand && attemptBeach;
  if (beaching && shore === 'clear') return 'beached';
  if (beaching && die(6) <= HARBOUR) return 'harboured';
  return die(100) <= SUNK ? 'sunk' : 'survives';
}
