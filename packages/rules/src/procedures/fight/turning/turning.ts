import { impossible } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { kill } from '../../body/dying/dying.ts';
import { noteLosses } from '../../meeting/morale/morale.ts';
import { turnTo } from '../../meeting/steps/advance.ts';
import { mayActNow } from '../../situation/round/turns.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { forActing } from '../../table/permission/permission.ts';
import { spent, undeadBefore } from '../combat-round/may-turn.ts';
import type { turningCommands } from './commands.ts';
import { kindOf } from './kinds.ts';
import type { TurningRule } from './rule.ts';

const turnUndead: Handler<'TurnUndead'> = (play, { cleric, kind }) => {
  const refusal = forActing(play, cleric);
  const found = play.state.creatures[cleric];
  if (refusal || !found) return refusal;
  const rule = play.rules.turning;
  if (!rule.mayTurn(found)) return impossible('no-such-thing', 'Only clerics turn the undead.');
  const undead = faced(
    rule,
    undeadBefore(play.state, found).filter((each) => isInSight(play.state, play.by, each)),
    kind,
  );
  if (undead.length === 0) return impossible('no-such-thing', 'There are no undead to turn.');
  const prepared = play.state.memorised[cleric] ?? [];
  const unable =
    play.unless(mayActNow(play.state, cleric, 'spells')) ??
    play.unless(spent(play.state, found)) ??
    play.unless(rule.hindrance(found, prepared));
  if (unable) return unable;
  turnTo(play, 'cast');
  const { roll, reach, turned, destroyed } = rule.attempt(found.level, undead, play.dice);
  const ids = (creatures: readonly Creature[]) => creatures.map((each) => each.id);
  play.happen({
    type: 'UndeadTurned',
    cleric,
    turned: ids(turned),
    destroyed: ids(destroyed),
    reach,
    ...withSpell(rule.spends(prepared, play.state.encounter?.combat?.declarations[cleric]?.spell ?? null)),
    why: { rule: rule.rule, formula: rule.formula, ...(roll && { roll }) },
  });
  for (const each of destroyed)
    kill(play, each, { target: each.id, amount: 0, by: cleric, source: 'turning', subdual: false, destructive: null });
  noteLosses(play);
  return null;
};

const withSpell = (spell: string | null): { readonly spell?: string } => (spell === null ? {} : { spell });

/** Those whom one attempt faces: all, or those of the kind that is named, or else of the weakest kind there. */
function faced(rule: TurningRule, undead: readonly Creature[], named: string | undefined): readonly Creature[] {
  const [weakest] = rule.kinds(undead);
  const kind = named ?? weakest;
  return weakest === undefined ? undead : undead.filter((each) => kindOf(each) === kind);
}

export const turningHandlers: Handlers<typeof turningCommands> = { TurnUndead: turnUndead };
