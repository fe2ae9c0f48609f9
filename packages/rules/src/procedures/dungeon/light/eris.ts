import type { Creature } from '../../../state/creature.ts';
import type { LightKind, Shining } from '../../../state/light.ts';
import { castingLevel } from '../../body/creature/eris-calling.ts';
import type { LightRule, SpellLight } from './rule.ts';

/** A source of light: feet around, and turns; null for as long as it is there. */
export interface ErisSource {
  readonly radius: number;
  readonly dim: boolean;
  readonly turns: number | null;
}

/** ERI-LIT-01. */
export const ERIS_LIGHTS = {
  candle: { radius: 15, dim: true, turns: 6 },
  torch: { radius: 30, dim: false, turns: 6 },
  lantern: { radius: 30, dim: false, turns: 18 },
  'hooded-lantern': { radius: 30, dim: false, turns: 18 },
  'hooded-lantern-covered': { radius: 15, dim: true, turns: 18 },
  'magic-sword': { radius: 60, dim: false, turns: null },
  light: { radius: 15, dim: true, turns: null },
  'continual-light': { radius: 120, dim: false, turns: null },
} as const satisfies Readonly<Record<string, ErisSource>>;
export type ErisLight = keyof typeof ERIS_LIGHTS;

/** ERI-LIT-01, 02: in six, that those who carry these surprise monsters; the brightest decides. */
export function surpriseWith(sources: readonly ErisLight[]): 0 | 1 | 2 {
  if (sources.length === 0) return 2;
  return sources.some((source) => !ERIS_LIGHTS[source].dim) ? 0 : 1;
}

/** ERI-LIT-05: feet, while the sword is drawn and held. */
export const swordLight = (unsheathed: boolean, grasped: boolean): number =>
  unsheathed && grasped ? ERIS_LIGHTS['magic-sword'].radius : 0;

/** ERI-LIT-06: turns of the spell, by the caster. */
export const lightSpellTurns = (of: 'magic-user' | 'cleric', level: number): number =>
  (of === 'cleric' ? 12 : 6) + level;

/** ERI-LIT-07: until it is dispelled; as bright as day when a cleric casts it. */
export const continualLight = (of: string, dispelled: boolean) =>
  dispelled
    ? { radius: 0, daylight: false, turns: 0 }
    : { radius: ERIS_LIGHTS['continual-light'].radius, daylight: of === 'cleric', turns: null };

/** A light of the campaign as one of the book's. */
export const erisLight = ({ kind, covered }: Shining): ErisLight => {
  if (kind === 'hooded-lantern') return covered ? 'hooded-lantern-covered' : 'hooded-lantern';
  return NAMES[kind];
};

const NAMES: Readonly<Record<Exclude<LightKind, 'hooded-lantern'>, ErisLight>> = {
  torch: 'torch',
  lantern: 'lantern',
  candle: 'candle',
  sword: 'magic-sword',
  spell: 'light',
  lasting: 'continual-light',
  own: 'lantern',
};

/** ERI-LIT-06, 07: the light of a spell, by the class that casts it; elves cast as magic-users. */
function shines(caster: Creature, spell: string): SpellLight | null {
  const of = caster.class === 'cleric' ? 'cleric' : 'magic-user';
  if (spell === 'Light') {
    const turns = lightSpellTurns(of, castingLevel(caster));
    return { kind: 'spell', rule: 'ERI-LIT-06', radius: ERIS_LIGHTS.light.radius, turns, daylight: false };
  }
  return spell === 'Continual Light' ? { kind: 'lasting', rule: 'ERI-LIT-07', ...continualLight(of, false) } : null;
}

/** ERI-LIT as one slot. */
export const erisLightRule: LightRule = {
  cites: { lighting: 'ERI-LIT-03', daylight: 'ERI-LIT-07' },
  id: 'ERI-LIT-01',
  burning: 'ERI-LIT-03',
  turns: (kind) => ERIS_LIGHTS[kind].turns,
  radius: (kind) => ERIS_LIGHTS[kind].radius,
  hood: { rule: 'ERI-LIT-04', radius: ERIS_LIGHTS['hooded-lantern-covered'].radius },
  blade: { rule: 'ERI-LIT-05', radius: swordLight(true, true) },
  shines,
  brightness: { rule: 'ERI-LIT-08', isDim: (light) => ERIS_LIGHTS[erisLight(light)].dim },
};
