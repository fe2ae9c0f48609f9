import { atMost, type CheckId, type Modifier } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CalledCheck } from '../../../state/state.ts';

/** Rolls an ability check and says whether it succeeded. A creature without scores counts as average. */
export function rollCheck(
  play: Play,
  creature: Creature,
  { ability, modifier, blind, purpose }: Omit<CalledCheck, 'id' | 'creature'>,
  check: CheckId | null = null,
): boolean {
  const rule = play.rules.abilityCheck;
  const score = creature.abilities?.[ability] ?? AVERAGE;
  const roll = play.roll(1, rule.sides, modifier);
  const [face = 0] = roll.faces;
  const success = rule.succeeds(score, modifier, face);
  const modifiers: readonly Modifier[] =
    modifier === 0 ? [] : [{ name: 'difficulty', value: modifier, rule: play.rules.abilityCheck.cites.difficulty }];
  const natural = face === 1 || face === rule.sides;
  const why = {
    rule: natural ? play.rules.abilityCheck.cites.natural : play.rules.abilityCheck.cites.check,
    formula: rule.formula,
    roll,
    modifiers,
    needed: score,
    judged: atMost(roll.total, score, success),
  } as const;
  play.happen({ type: 'AbilityChecked', check, creature: creature.id, ability, roll, success, blind, purpose, why });
  return success;
}

const AVERAGE = 10;
