import type { CreatureId, Modifier } from '../../../core/index.ts';
import { type Play, rulesOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { wantOf } from '../../party/provisions/want.ts';
import type { RestRule } from './rule.ts';
import { isWayworn } from './wayworn.ts';

/** Has the party gone without rest for too long? */
export const isTired = (rule: RestRule, turnsSinceRest: number): boolean => turnsSinceRest >= rule.activeTurns;

/** What tiredness adds to a creature's attack or damage roll; nothing for those who are not of the party. The starving need rest twice as often. */
export function tiredness(state: GameState, creature: CreatureId, on: 'attack' | 'damage'): readonly Modifier[] {
  const rules = rulesOf(state);
  const { rest } = rules;
  const often = wantOf(state, rules, creature).restTwice ? 2 : 1;
  if (!state.party.members.includes(creature)) return [];
  const turns: readonly Modifier[] = isTired(rest, state.party.turnsSinceRest * often)
    ? [{ name: 'tired for want of rest', value: rest.penalty[on], rule: rules.rest.cites.hourly }]
    : [];
  return isWayworn(state, often)
    ? [...turns, { name: 'wayworn', value: rules.travel.weariness.penalty[on], rule: rules.travel.cites.rest }]
    : turns;
}

/** The step of a turn's end that looks whether rest is needed; told only when that changes. */
export function restStep(play: Play, turnsSinceRestBefore: number): void {
  const { rest } = play.rules;
  const [before, now] = [isTired(rest, turnsSinceRestBefore), isTired(rest, play.state.party.turnsSinceRest)];
  if (now && !before) play.happen({ type: 'PartyTired', ...rest.penalty });
  if (before && !now) play.happen({ type: 'PartyRefreshed' });
}
