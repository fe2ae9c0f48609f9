import { id, type Options, type RulesetId } from '../src/core/index.ts';
import type { Creature } from '../src/state/creature.ts';
import { Script } from './fight.ts';
import { campaign, someone } from './table.ts';

/** Who spends the time. */
export const aldo = id<'creature'>('aldo');
/** So many gold pieces, and no other coins. */
export const gold = (gp: number) => ({ pp: 0, gp, ep: 0, sp: 0, cp: 0 });
export const days = (count: number) => ({ type: 'PassDowntime', days: count, rations: false }) as const;
export const WEEK = days(7);

/** Aldo alone, at the beginning of a time between adventures by the rules of a book. */
export function downtime(
  base: RulesetId,
  facts: Partial<Creature> = {},
  place: 'settlement' | 'camp' = 'settlement',
  options: Options = {},
) {
  const state = campaign([someone({ coins: gold(1000), hitPoints: { now: 2, max: 18 }, ...facts })], {
    ruleset: { base, slots: {}, options },
  });
  const script = new Script(state).play({ type: 'BeginDowntime', place, guarded: false, wanderingFree: false });
  script.told();
  return script;
}
/** The hit points that Aldo has. */
export const points = ({ state }: Script) => state.creatures[aldo]?.hitPoints.now;
