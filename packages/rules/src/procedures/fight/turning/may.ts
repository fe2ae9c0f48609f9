import { type CreatureId, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { mayDoElseOnRun } from '../../situation/round/on-the-run.ts';
import { mayActNow } from '../../situation/round/turns.ts';
import { isInSight } from '../../situation/sight/in-sight.ts';
import { mayAct } from '../../table/permission/permission.ts';
import { spent, undeadBefore } from '../combat-round/may-turn.ts';
import { kindOf } from './kinds.ts';

/** What stands against somebody's turning the undead now, whichever are there. */
export function mayTurn(state: GameState, cleric: Creature): readonly Refusal[] {
  const rule = rulesOf(state).turning;
  if (!rule.mayTurn(cleric)) return [impossible('no-such-thing', 'Only clerics turn the undead.')];
  return objections(
    mayDoElseOnRun(state) ?? mayActNow(state, cleric.id, 'spells'),
    spent(state, cleric),
    rule.hindrance(cleric, state.memorised[cleric.id] ?? []),
  );
}

export function mayTurnUndead(
  state: GameState,
  { cleric, kind }: { readonly cleric: CreatureId; readonly kind?: string },
  seat: Seat,
): readonly Refusal[] {
  const found = state.creatures[cleric];
  const barred = mayAct(state, seat, cleric);
  if (!found) return objections(barred);
  const none = undeadFaced(state, seat, found, kind).length === 0;
  return objections(
    barred,
    none ? impossible('no-such-thing', 'There are no undead to turn.') : null,
    ...mayTurn(state, found),
  );
}

/** Those whom one attempt faces: all in sight, or those of the kind that is named, or else of the weakest kind there. */
export function undeadFaced(state: GameState, seat: Seat, cleric: Creature, named?: string): readonly Creature[] {
  const undead = undeadBefore(state, cleric).filter((each) => isInSight(state, seat, each));
  const [weakest] = rulesOf(state).turning.kinds(undead);
  return weakest === undefined ? undead : undead.filter((each) => kindOf(each) === (named ?? weakest));
}
