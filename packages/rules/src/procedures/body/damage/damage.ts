import { byRule, type CreatureId, impossible, objections, type Refusal } from '../../../core/index.ts';
import { type Handler, type Handlers, type May, rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { unseen } from '../../situation/sight/unseen.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { kill, revive } from '../dying/dying.ts';
import type { damageCommands } from './commands.ts';
import { deal } from './deal.ts';
import { readAmount, throwDamage } from './notation.ts';

const there = (state: GameState, creature: CreatureId): Refusal | null =>
  state.creatures[creature] ? null : impossible('no-such-thing', 'There is nobody of that name here.');

const mayDealDamage: May<'DealDamage'> = (state, { creature, amount }, seat) => {
  const dice = readAmount(amount);
  return objections(
    onlyReferee(seat),
    there(state, creature),
    dice ? null : impossible('bad-input', `"${amount}" is not an amount of damage: a number, or dice such as 2d6+1.`),
  );
};

const mayHeal: May<'Heal'> = (state, { creature, amount }, seat) => {
  const found = state.creatures[creature];
  const barred = objections(onlyReferee(seat), there(state, creature));
  if (!found) return barred;
  const dice = readAmount(amount);
  if (!dice)
    return objections(
      ...barred,
      impossible('bad-input', `"${amount}" is not an amount of healing: a number, or dice such as 1d6+1.`),
    );
  return objections(
    ...barred,
    isDead(found)
      ? byRule(rulesOf(state).damage.cites.healed, 'forbidden', `${called(found)} is dead, and beyond healing.`)
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

const dealDamage: Handler<'DealDamage'> = (play, { creature, amount, source, destructive }) => {
  const dice = readAmount(amount);
  if (!dice) return;
  const roll = throwDamage(play, dice);
  const total = Math.max(0, roll.total);
  play.happen({
    ...unseen(play.state, creature),
    type: 'DamageRolled',
    target: creature,
    amount: total,
    roll,
    subdual: false,
    why: { rule: play.rules.damage.cites.taken, formula: source, roll },
  });
  deal(play, {
    target: creature,
    amount: total,
    by: null,
    source,
    subdual: false,
    destructive: destructive === 'none' ? null : destructive,
  });
};

/** At once, never above the full hit points, and never for the dead (R48). */
const heal: Handler<'Heal'> = (play, { creature, amount }) => {
  const found = play.state.creatures[creature];
  if (!found) return;
  const dice = readAmount(amount);
  if (!dice) return;
  const roll = throwDamage(play, dice);
  const { now, max } = found.hitPoints;
  const hitPoints = play.rules.damage.points.heal(isDead(found) ? 1 : now, max, Math.max(0, roll.total));
  play.happen({ type: 'Healed', creature, hitPoints, by: hitPoints - now, roll, ...unseen(play.state, creature) });
  revive(play, creature);
  if (isDead(found))
    play.happen({ type: 'ConditionChanged', creature, condition: 'dead', on: false, ...unseen(play.state, creature) });
};

const setCondition: Handler<'SetCondition'> = (play, { creature, condition, on }) => {
  const found = play.state.creatures[creature];
  if (!found) return;
  if (condition === 'dead' && on) kill(play, found, null);
  else play.happen({ type: 'ConditionChanged', creature, condition, on, ...unseen(play.state, creature) });
};

/** The referee's word replaces everything. */
const setGuard: Handler<'SetGuard'> = (play, { creature, guard }) => {
  const {
    worst: { guarding },
  } = play.rules.damage;
  if (!guarding) return;
  play.happen({ type: 'GuardSet', creature, guard, rule: guarding });
};

export const damageHandlers: Handlers<typeof damageCommands> = {
  DealDamage: { may: mayDealDamage, play: dealDamage },
  Heal: { may: mayHeal, play: heal },
  SetCondition: { may: maySetCondition, play: setCondition },
  SetGuard: { may: maySetGuard, play: setGuard },
};
