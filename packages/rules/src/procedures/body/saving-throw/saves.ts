import { atLeast, type Modifier, type Why } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature, Save } from '../../../state/creature.ts';
import { ailmentModifiers } from '../../situation/condition/ailing.ts';
import { magicModifiers } from '../../situation/condition/enchantment.ts';
import { saveValue } from '../../situation/condition/save-value.ts';
import { unseen } from '../../situation/sight/unseen.ts';

/** Whether a save was made, and all that decided it. */
export interface Saved {
  readonly success: boolean;
  readonly why: Why;
}

/**
 * D20 and modifiers; a failed save ruins a declared spell.
 * @param modifier the referee's word
 * @param named what it is that adds or takes away, beside the one who saves and the referee
 * @param against what threatens, as all are told it; empty where it is not said
 */
export function rollSave(
  play: Play,
  creature: Creature,
  save: Save,
  modifier: number,
  named: readonly Modifier[] = [],
  against = '',
): Saved {
  const rule = play.rules.savingThrow;
  const bonus = rule.numbers.bonus(creature, save);
  const others = [
    ...named,
    ...ailmentModifiers(play.state, creature.id, 'save'),
    ...magicModifiers(play.state, creature.id, 'save'),
  ];
  const roll = play.roll(
    1,
    20,
    others.reduce((sum, { value }) => sum + value, bonus + modifier),
  );
  const needed = saveValue(play.rules, creature, save);
  const success = rule.numbers.saved(roll.total, needed, roll.faces[0] ?? 0);
  const judged = atLeast(roll.total, needed, success);
  const said = [
    rule.of?.said(creature) ?? null,
    judged.natural && rule.numbers.naturals
      ? { rule: rule.numbers.naturals, text: success ? 'a 20 always saves' : 'a 1 never saves' }
      : null,
  ].filter((note) => note !== null);
  const modifiers: Modifier[] = [
    { ...rule.numbers.bonusOf, value: bonus },
    { name: 'circumstances', value: modifier },
    ...others,
  ];
  const why = {
    rule: rule.of?.rule(creature) ?? rule.rule,
    formula: 'd20 + modifiers ≥ the saving throw',
    roll,
    modifiers: modifiers.filter(({ value }) => value !== 0),
    needed,
    judged,
    ...(said.length > 0 ? { notes: said } : {}),
  } as const;
  const threat = against.trim();
  play.happen({
    type: 'SaveRolled',
    creature: creature.id,
    save,
    ...(threat === '' ? {} : { against: threat }),
    success,
    why,
    ...unseen(play.state, creature.id),
  });
  return { success, why };
}
