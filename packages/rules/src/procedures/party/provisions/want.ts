import type { CreatureId, Modifier, Ruleset } from '../../../core/index.ts';
import type { GameState } from '../../../state/state.ts';
import type { Fared, ProvisionsUsed } from './events.ts';
import type { Want } from './rule.ts';

/** What hunger and thirst do to somebody now. Days without food and without water are counted apart; the worse applies. */
export function wantOf(state: GameState, rules: Pick<Ruleset, 'provisions'>, creature: CreatureId): Want {
  const { food, water } = state.hunger[creature] ?? { food: 0, water: 0 };
  return rules.provisions.want(Math.max(food, water));
}

/** What hunger and thirst add to an attack roll. */
export function hunger(
  state: GameState,
  rules: Pick<Ruleset, 'provisions'>,
  creature: CreatureId,
): readonly Modifier[] {
  const { attack } = wantOf(state, rules, creature);
  return attack === 0 ? [] : [{ name: 'starving', value: attack, rule: rules.provisions.cites.want }];
}

/** How one creature fared on these days, of which there is at least one. */
export function howFared({ provisions }: Pick<Ruleset, 'provisions'>, days: readonly ProvisionsUsed[]): Fared {
  const { food, water } = days.at(-1)?.daysWithout ?? { food: 0, water: 0 };
  const taken = days.map(({ daysWithout }) => provisions.want(Math.max(daysWithout.food, daysWithout.water)).hitPoints);
  return {
    daysWithout: { food, water },
    usedUp: days.some(({ left }) => Object.values(left).includes(0)),
    lost: taken.reduce((sum, each) => sum + each, 0),
  };
}
