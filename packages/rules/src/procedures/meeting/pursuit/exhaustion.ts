import type { CreatureId, Modifier, Ruleset } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';
import type { PursuitRule } from './rule.ts';

/** Run too long, and not rested since. */
export const isExhausted = (
  { exhaustion: { after: exhaustedAfter, restTurns } }: PursuitRule,
  roundsRun: number,
  turnsRested: number,
): boolean => roundsRun >= exhaustedAfter && turnsRested < restTurns;

/** What exhaustion by running adds to attack, damage and ascending armour class; nothing to the rested. */
export function exhaustion(
  state: GameState,
  rules: Pick<Ruleset, 'pursuit'>,
  creature: CreatureId,
  on: 'attack' | 'damage' | 'armour',
): readonly Modifier[] {
  const rule = rules.pursuit;
  const left = state.exhaustion[creature] ?? 0;
  if (!isExhausted(rule, left > 0 ? rule.exhaustion.after : 0, rule.exhaustion.restTurns - left)) return [];
  return [{ name: 'exhausted by running', value: rule.exhaustion.costs[on], rule: rule.cites.exhaustion }];
}
