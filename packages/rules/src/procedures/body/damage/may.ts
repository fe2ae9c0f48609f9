import { byRule, type CreatureId, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type Legality, type May, rulesOf } from '../../../play/index.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { damageCommands } from './commands.ts';
import { readDamage } from './notation.ts';

const there = (state: GameState, creature: CreatureId): Refusal | null =>
  state.creatures[creature] ? null : impossible('no-such-thing', 'There is nobody of that name here.');

const mayDealDamage: May<'DealDamage'> = (state, { creature, amount }, seat) => {
  const dice = readDamage(amount);
  return objections(
    onlyReferee(seat),
    there(state, creature),
    dice ? null : impossible('bad-input', `"${amount}" is not an amount of damage: a number, or dice such as 2d6.`),
  );
};

const mayHeal: May<'Heal'> = (state, { creature, amount }, seat) => {
  const found = state.creatures[creature];
  const barred = objections(onlyReferee(seat), there(state, creature));
  if (!found) return barred;
  const dice = readDamage(amount);
  if (!dice)
    return objections(
      ...barred,
      impossible('bad-input', `"${amount}" is not an amount of healing: a number, or dice such as 1d6+1.`),
    );
  return objections(
    ...barred,
    isDead(found)
      ? byRule(rulesOf(state).damage.cites.healed, 'forbidden', `${found.name} is dead, and beyond healing.`)
      : null,
  );
};

const maySetCondition: May<'SetCondition'> = (state, { creature, condition, on }, seat) => {
  const found = state.creatures[creature];
  const barred = objections(onlyReferee(seat), there(state, creature));
  if (!found) return barred;
  return objections(
    ...barred,
    found.conditions.includes(condition) === on ? impossible('no-change', 'It is so already.') : null,
  );
};

const maySetGuard: May<'SetGuard'> = (state, { creature }, seat) => {
  const {
    worst: { guarding },
  } = rulesOf(state).damage;
  return objections(
    onlyReferee(seat),
    there(state, creature),
    !guarding || state.creatures[creature]?.kind !== 'monster'
      ? impossible('no-such-thing', 'Nothing guards them by these rules but what they wear.')
      : null,
  );
};

/** What stands against each of these commands. */
export const damageLegality: Legality<typeof damageCommands> = {
  DealDamage: mayDealDamage,
  Heal: mayHeal,
  SetCondition: maySetCondition,
  SetGuard: maySetGuard,
};
