import { byRule, type CreatureId, impossible, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { isDead } from '../../../state/read.ts';
import { unseen } from '../../situation/sight/unseen.ts';
import { refereeOnly } from '../../table/permission/permission.ts';
import { kill, revive } from '../dying/dying.ts';
import type { damageCommands } from './commands.ts';
import { deal } from './deal.ts';
import { readDamage, throwDamage } from './notation.ts';

const dealDamage: Handler<'DealDamage'> = (play, { creature, amount, source, destructive }) => {
  const refusal = refereeOnly(play) ?? there(play, creature);
  if (refusal) return refusal;
  const dice = readDamage(amount);
  if (!dice) return impossible('bad-input', `"${amount}" is not an amount of damage: a number, or dice such as 2d6.`);
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
  return null;
};

/** At once, never above the full hit points, and never for the dead (R48). */
const heal: Handler<'Heal'> = (play, { creature, amount }) => {
  const refusal = refereeOnly(play) ?? there(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  const dice = readDamage(amount);
  if (!dice)
    return impossible('bad-input', `"${amount}" is not an amount of healing: a number, or dice such as 1d6+1.`);
  const dead = isDead(found)
    ? play.unless(byRule(play.rules.damage.cites.healed, 'forbidden', `${found.name} is dead, and beyond healing.`))
    : null;
  if (dead) return dead;
  const roll = throwDamage(play, dice);
  const { now, max } = found.hitPoints;
  const hitPoints = play.rules.damage.points.heal(isDead(found) ? 1 : now, max, Math.max(0, roll.total));
  play.happen({ type: 'Healed', creature, hitPoints, by: hitPoints - now, roll, ...unseen(play.state, creature) });
  revive(play, creature);
  if (isDead(found))
    play.happen({ type: 'ConditionChanged', creature, condition: 'dead', on: false, ...unseen(play.state, creature) });
  return null;
};

const setCondition: Handler<'SetCondition'> = (play, { creature, condition, on }) => {
  const refusal = refereeOnly(play) ?? there(play, creature);
  const found = play.state.creatures[creature];
  if (refusal || !found) return refusal;
  if (found.conditions.includes(condition) === on) return impossible('no-change', 'It is so already.');
  if (condition === 'dead' && on) kill(play, found, null);
  else play.happen({ type: 'ConditionChanged', creature, condition, on, ...unseen(play.state, creature) });
  return null;
};

const there = (play: Play, creature: CreatureId): Refusal | null =>
  play.state.creatures[creature] ? null : impossible('no-such-thing', 'There is nobody of that name here.');

/** The referee's word replaces everything. */
const setGuard: Handler<'SetGuard'> = (play, { creature, guard }) => {
  const refusal = refereeOnly(play) ?? there(play, creature);
  if (refusal) return refusal;
  const {
    worst: { guarding },
  } = play.rules.damage;
  if (!guarding || play.state.creatures[creature]?.kind !== 'monster')
    return impossible('no-such-thing', 'Nothing guards them by these rules but what they wear.');
  play.happen({ type: 'GuardSet', creature, guard, rule: guarding });
  return null;
};

export const damageHandlers: Handlers<typeof damageCommands> = {
  DealDamage: dealDamage,
  Heal: heal,
  SetCondition: setCondition,
  SetGuard: setGuard,
};
