import type { BurningKind } from '../../../state/light.ts';
import type { LightRule } from './rule.ts';

export const GORMAN_LIGHTS = {
  candle: { shape: 'radius', feet: 10, turns: 6 },
  torch: { shape: 'radius', feet: 40, turns: 6 },
  lantern: { shape: 'radius', feet: 30, turns: 24 },
  'bullseye-lantern': { shape: 'cone', feet: 80, turns: 24 },
} as const;
export type GormanLight = keyof typeof GORMAN_LIGHTS;

/** GOR-EXP-03 as one slot. On hoods, swords and spells of light the book is silent (GOR-RUL-01). */
export const gormanLight = (silent: LightRule): LightRule => ({
  cites: { lighting: 'GOR-EXP-03', daylight: 'TABLE' },
  id: 'GOR-EXP-03',
  burning: 'GOR-EXP-03',
  turns: (kind) => GORMAN_LIGHTS[bookLight(kind)].turns,
  radius: (kind) => GORMAN_LIGHTS[bookLight(kind)].feet,
  hood: silent.hood,
  blade: silent.blade,
  shines: silent.shines,
  brightness: silent.brightness,
});

/** A hood changes nothing. */
const bookLight = (kind: BurningKind): GormanLight => (kind === 'hooded-lantern' ? 'lantern' : kind);
