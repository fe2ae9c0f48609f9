import { forActing } from '../../permission.ts';
import type { Procedure, Procedures } from '../../procedure.ts';
import type { Refusal } from '../../ruling.ts';
import { byRule, impossible } from '../../ruling.ts';
import type { Creature } from '../../state/creature.ts';
import { isCapable } from '../../state/read.ts';
import type { GameState } from '../../state/state.ts';
import { mayActNow } from '../combat-round/turns.ts';
import { kill } from '../dying/dying.ts';
import { turnTo } from '../encounter/advance.ts';
import { isInSight } from '../encounter/known.ts';
import { foesOf } from '../encounter/sides.ts';
import { noteLosses } from '../morale/morale.ts';
import type { TurningCommand, TurnUndead } from './commands.ts';

const turnUndead: Procedure<TurnUndead> = (play, { cleric }) => {
  const refusal = forActing(play, cleric);
  const found = play.state.creatures[cleric];
  if (refusal || !found) return refusal;
  if (!play.rules.turning.mayTurn(found)) return impossible('no-such-thing', 'Only clerics turn the undead.');
  const undead = undeadBefore(play.state, found).filter((each) => isInSight(play.state, play.by, each));
  if (undead.length === 0) return impossible('no-such-thing', 'There are no undead to turn.');
  const unable = play.unless(mayActNow(play.state, cleric, 'spells')) ?? play.unless(spent(play.state, found));
  if (unable) return unable;
  turnTo(play, 'cast');
  const rule = play.rules.turning;
  const roll = play.roll(2, 6);
  const result = (each: Creature) => (each.hitDice ? rule.result(found.level, each.hitDice, roll.total) : 'fail');
  const willing = undead.filter((each) => result(each) !== 'fail');
  const reach = willing.length > 0 ? play.roll(2, 6) : null;
  const reached = reach ? willing.slice(0, rule.reached(willing.map(diceOf), reach.total)) : [];
  const destroyed = reached.filter((each) => result(each) === 'destroyed');
  const turned = reached.filter((each) => result(each) === 'turned');
  const ids = (creatures: readonly Creature[]) => creatures.map((each) => each.id);
  play.happen({
    type: 'UndeadTurned',
    cleric,
    turned: ids(turned),
    destroyed: ids(destroyed),
    reach,
    why: { rule: 'OSE-APX-03', formula: '2d6 against the table of level and hit dice', roll },
  });
  for (const each of destroyed)
    kill(play, each, { target: each.id, amount: 0, by: cleric, source: 'turning', subdual: false, destructive: null });
  noteLosses(play);
  return null;
};

const diceOf = ({ hitDice }: Creature): number => Math.max(1, Math.floor(hitDice?.dice ?? 1));

/** The undead that face a creature, those with the fewest hit dice first. */
export const undeadBefore = (state: GameState, cleric: Creature): readonly Creature[] =>
  foesOf(state, cleric.id)
    .filter((foe) => foe.undead && isCapable(foe))
    .toSorted((a, b) => diceOf(a) - diceOf(b));

export function spent({ encounter }: GameState, cleric: Creature): Refusal | null {
  const combat = encounter?.combat;
  const acted = combat?.acted.includes(cleric.id) || combat?.declarations[cleric.id] !== undefined;
  return acted ? byRule('OSE-CMB-14', 'already-tried', `${cleric.name} has something else to do in this round.`) : null;
}

export const turningProcedures: Procedures<TurningCommand> = { TurnUndead: turnUndead };
