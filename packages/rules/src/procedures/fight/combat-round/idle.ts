import { once, onceFor } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { sceneOf } from '../../../state/read.ts';
import { targetsOfBlows, withCombat } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { feetLeft } from '../../dungeon/movement/rate.ts';
import { isOnLine } from '../../situation/reach/off-board.ts';
import { isInMelee } from '../../situation/reach/reach.ts';
import type { Moment, Phase } from '../../situation/round/phase.ts';
import { mayMoveNow } from '../../situation/round/turns.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { plainStroke } from '../attack/aim.ts';
import { isAllowed } from '../attack/legality.ts';
import { attacksLeft } from '../attack/routine.ts';

/** The state as it will be when a phase has come, with nothing done until then: the same each time it is asked for. */
export function stateAt(state: GameState, { acting, phase }: Moment): GameState {
  const combat = state.encounter?.combat;
  if (!combat || (combat.acting === acting && combat.phase === phase && !combat.behind)) return state;
  const moments = laterStates(state);
  const key = `${acting} ${phase}`;
  const there = moments.get(key) ?? withCombat(state, ({ behind: _over, ...rest }) => ({ ...rest, acting, phase }));
  moments.set(key, there);
  return there;
}

/** By the place of the order and the phase. */
const laterStates = once((_state: GameState) => new Map<string, GameState>());

/**
 * Whether somebody of the party has something to do in the phase that runs, by what all at the table know. Spells are
 * left to what was declared.
 */
export function hasUseOf(state: GameState, creature: Creature, phase: Phase): boolean {
  switch (phase) {
    case 'movement':
      return (
        mayMoveNow(state, creature.id) === null &&
        (creature.at === null
          ? isOnLine(state, creature) && feetLeft(state, creature) >= 1
          : feetLeft(state, creature) >= (sceneOf(state)?.feetPerSquare ?? 1))
      );
    case 'missile':
      return shootsSomebody(state, creature);
    case 'melee':
      return strikesSomebody(state, creature);
    case 'morale':
    case 'spells':
      return true;
    default:
      return phase satisfies never;
  }
}

const shootsSomebody = onceFor((state: GameState, attacker: Creature) => reachesSomebody(state, attacker, 'missile'));
const strikesSomebody = onceFor((state: GameState, attacker: Creature) => reachesSomebody(state, attacker, 'melee'));

function reachesSomebody(state: GameState, attacker: Creature, kind: 'melee' | 'missile'): boolean {
  const left = attacksLeft(state, attacker).filter(({ attack }) => attack.kind === kind);
  if (left.length === 0) return false;
  const foes = targetsOfBlows(state, attacker.id).filter((foe) => isInSightOfAll(state, foe));
  return left.some((choice) =>
    foes.some((target) => isAllowed(state, plainStroke(state, attacker, target, choice), choice, false)),
  );
}

/** Whether somebody has something left in this round to shoot or throw. */
export const shoots = (state: GameState, creature: Creature): boolean =>
  attacksLeft(state, creature).some(({ attack }) => attack.kind === 'missile');

/** Whoever can strike at somebody near does not shoot over the heads: so far as the table sees it. */
export const strikesRather = (state: GameState, { id, attacks }: Creature): boolean =>
  isInMelee(state, id) && attacks.some(({ kind }) => kind === 'melee');
