import { byRule, impossible, type Refusal } from '../../../core/index.ts';
import { type Handler, type Handlers, rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import { foesOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { kill } from '../../body/dying/dying.ts';
import { turnTo } from '../../meeting/encounter/advance.ts';
import { noteLosses } from '../../meeting/morale/morale.ts';
import { boundBy } from '../../situation/round/bound.ts';
import { isHasted } from '../../situation/round/swift.ts';
import { mayActNow } from '../../situation/round/turns.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { forActing } from '../../table/permission/permission.ts';
import { hasSpentRound } from '../combat-round/spent.ts';
import type { turningCommands } from './commands.ts';
import { diceOf, kindOf } from './kinds.ts';
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

/** The undead that face a creature, those with the fewest hit dice first. */
export const undeadBefore = (state: GameState, cleric: Creature): readonly Creature[] =>
  foesOf(state, cleric.id)
    .filter((foe) => foe.undead && isCapable(foe))
    .toSorted((a, b) => diceOf(a) - diceOf(b));

export function spent(state: GameState, cleric: Creature): Refusal | null {
  const combat = state.encounter?.combat;
  const declared = combat?.declarations[cleric.id] ?? null;
  const hasted = isHasted(state, cleric.id);
  const free = declared?.action === 'spell' && (hasted || !boundBy(state, cleric.id));
  const acted = hasSpentRound(state, cleric) || !rulesFor(state.ruleset).turning.leavesRoom(free ? null : declared);
  return acted
    ? byRule(
        rulesFor(state.ruleset).combatRound.cites.casting,
        'already-tried',
        `${cleric.name} has something else to do in this round.`,
      )
    : null;
}

export const turningHandlers: Handlers<typeof turningCommands> = { TurnUndead: turnUndead };
