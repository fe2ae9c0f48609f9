import type { DistanceRule } from './rule.ts';

/** What else settles how far apart they meet. */
export interface Surroundings {
  /** Feet that the place dictates; null when it dictates none. */
  readonly feet: number | null;
  readonly outdoors: boolean;
  /** Outdoors it is counted in yards (option). */
  readonly outdoorYards: boolean;
}

/** GOR-ENC-03: ten feet for each point of both surprise dice, unless the place dictates. */
export function gormanDistance(
  faces: readonly number[],
  { feet, outdoors, outdoorYards }: Surroundings,
): { readonly distance: number; readonly unit: 'ft' | 'yd' } {
  if (feet !== null) return { distance: feet, unit: 'ft' };
  const distance = 10 * faces.reduce((sum, face) => sum + face, 0);
  return { distance, unit: outdoors && outdoorYards ? 'yd' : 'ft' };
}

/** Yards outdoors are the adventures chapter’s. */
const inYards = ({ outdoors }: DistanceRule): DistanceRule['outdoors'] =>
  outdoors && {
    wilderness: { rule: 'GOR-ENC-03', unit: outdoors.wilderness.unit },
    water: { rule: 'GOR-ENC-03', unit: outdoors.water.unit },
  };

/** GOR-ENC-03 as one slot: feet everywhere, or by option yards outdoors; the base book's dice serve where no surprise was rolled for. On other distances the book is silent (GOR-RUL-01). */
export const gormanDistanceRule = (
  silent: DistanceRule,
  { outdoorYards }: { readonly outdoorYards: boolean },
): DistanceRule => ({
  id: 'GOR-ENC-03',
  outdoors: gormanDistance([], { feet: null, outdoors: true, outdoorYards }).unit === 'yd' ? inYards(silent) : null,
  awaitsSurprise: true,
  bySurprise: (faces) => gormanDistance(faces, { feet: null, outdoors: false, outdoorYards }).distance,
  cites: silent.cites,
  dice: silent.dice,
});
