import { type Answer, denied } from '../../../content/denied.ts';

/** ERI-POI-01. */
export const POISONS = [
  'instantly-deadly',
  'slow-deadly',
  'paralytic',
  'weakening',
  'madness',
  'battle-madness',
  'asphyxiating',
  'exsanguinating',
  'coma',
  'cumulative',
  'infected-wound',
] as const;
export type Poison = (typeof POISONS)[number];

/** When something happens, or until when it lasts. */
export const MOMENTS = ['now', 'end-of-round', 'end-of-battle', 'one-turn', 'one-day', 'one-week'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Poisoned {
  readonly outcome: 'dead' | 'paralysed' | 'weakened' | 'mad' | 'battle-mad' | 'bleeding' | 'comatose' | 'sick';
  readonly when: Moment;
  readonly lasts: Moment | 'until-cured' | null;
}

interface Kind {
  readonly fails: Poisoned;
  /** What a made save leaves; null where it costs hit points. */
  readonly reduced: string | null;
}

const kind = (outcome: Poisoned['outcome'], when: Moment, lasts: Poisoned['lasts'], reduced: string | null): Kind => ({
  fails: { outcome, when, lasts },
  reduced,
});

/** ERI-POI-03, 04. */
const KINDS: Readonly<Record<Poison, Kind>> = {
  'instantly-deadly': kind('dead', 'now', null, null),
  'slow-deadly': kind('dead', 'end-of-battle', null, null),
  paralytic: kind('paralysed', 'now', 'one-day', 'slowed-one-turn'),
  weakening: kind('weakened', 'now', 'one-day', 'weakened-one-turn'),
  madness: kind('mad', 'now', 'one-week', 'confused-one-round'),
  'battle-madness': kind('battle-mad', 'now', 'end-of-battle', 'battle-mad-one-round'),
  asphyxiating: kind('dead', 'one-turn', null, null),
  exsanguinating: kind('bleeding', 'now', 'until-cured', null),
  coma: kind('comatose', 'now', 'until-cured', 'dazed-one-turn'),
  cumulative: kind('sick', 'now', 'until-cured', 'dose-ignored'),
  'infected-wound': kind('dead', 'one-week', null, 'no-healing-one-day'),
};

export const isPoison = (name: string): name is Poison => POISONS.some((known) => known === name);

const outOfBattle = <M extends Moment | 'until-cured' | null>(moment: M): M | 'one-turn' =>
  moment === 'end-of-battle' ? 'one-turn' : moment;

/** ERI-POI-03: what a failed save brings. */
export function poisoned(poison: Poison, inBattle: boolean): Poisoned {
  const { outcome, when, lasts } = KINDS[poison].fails;
  return inBattle ? { outcome, when, lasts } : { outcome, when: outOfBattle(when), lasts: outOfBattle(lasts) };
}

/** ERI-POI-04: half of what is left, rounded up, or a lesser effect. @param consequence null for the kind's own */
export function resisted(
  poison: Poison,
  hitPoints: number,
  consequence: 'half-hp' | 'reduced' | null,
): Answer<{ readonly hpLost: number; readonly hp: number; readonly reduced: string | null }, 'no-reduced-effect'> {
  const { reduced } = KINDS[poison];
  const halves = (consequence ?? (reduced === null ? 'half-hp' : 'reduced')) === 'half-hp';
  if (!halves) return reduced === null ? denied('no-reduced-effect') : { hpLost: 0, hp: hitPoints, reduced };
  const hpLost = Math.max(0, Math.ceil(hitPoints / 2));
  return { hpLost, hp: hitPoints - hpLost, reduced: null };
}

/** ERI-POI-05: what doses add up to. */
export function dosed(
  doses: number,
  lethalDoses: number,
): { readonly state: 'healthy' | 'sick' | 'dead'; readonly penalty: number } {
  if (doses >= lethalDoses) return { state: 'dead', penalty: 0 };
  return doses > 0 ? { state: 'sick', penalty: -doses } : { state: 'healthy', penalty: 0 };
}
