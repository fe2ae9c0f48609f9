import type { Handler, Handlers } from '../../../play/index.ts';
import { isDead } from '../../../state/read.ts';
import { unseen } from '../../situation/sight/unseen.ts';
import { kill, revive } from '../dying/dying.ts';
import type { damageCommands } from './commands.ts';
import { deal } from './deal.ts';
import { readDamage, throwDamage } from './notation.ts';

const dealDamage: Handler<'DealDamage'> = (play, { creature, amount, source, destructive }) => {
  const dice = readDamage(amount);
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
  const dice = readDamage(amount);
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
  DealDamage: dealDamage,
  Heal: heal,
  SetCondition: setCondition,
  SetGuard: setGuard,
};
