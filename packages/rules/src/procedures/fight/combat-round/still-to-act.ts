import { once, onceFor } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { CombatRound, Encounter } from '../../../state/encounter.ts';
import { isCapable } from '../../../state/read.ts';
import { membersOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isInMelee } from '../../situation/reach/reach.ts';
import { momentFor } from '../../situation/round/moment.ts';
import { PHASES } from '../../situation/round/phase.ts';
import { hasUseOf } from './idle.ts';
import { canDoAnything, nextPhase } from './phases.ts';

/**
 * Those in the fight who could still do something in the phase that runs for them, and have not. What is asked of the
 * party's members rests on foes whom all know of, so that it may be told to all: all seats ask the same.
 */
export const stillToAct = once((state: GameState): readonly Creature[] =>
  everybodyIn(state).filter((one) => couldAct(state, one)),
);

/** Whether anybody of those who count could: it is asked of one after the other until somebody can. */
export const canAnybodyAct = (state: GameState, counts: (creature: Creature) => boolean): boolean =>
  everybodyIn(state).some((one) => counts(one) && couldAct(state, one));

/** Those whom players play who could still act, were the referee to go on now; none while the referee is behind what the table sees. */
export const passedOver = (state: GameState): readonly Creature[] =>
  state.encounter?.combat?.behind ? [] : stillToAct(state).filter(({ owner }) => owner !== null);

/** Whether the end of the phase that runs is the end of the round: none comes after it, and of the party nobody can still act. */
export const isLastPhase = (state: GameState, encounter: Encounter, combat: CombatRound): boolean =>
  nextPhase(state, encounter, combat) === null && stillToAct(state).every(({ kind }) => kind === 'monster');

/** Whoever stands in melee does better to keep the blow for its phase than to throw or shoot before it: that comes last. */
export const keepsForMelee = (state: GameState, { id }: Creature): boolean =>
  state.encounter?.combat?.phase === 'missile' && isInMelee(state, id);

const everybodyIn = (state: GameState): readonly Creature[] =>
  state.encounter?.combat?.stage === 'acting' ? state.encounter.sides.flatMap((side) => membersOf(state, side)) : [];

const couldAct = onceFor((state: GameState, creature: Creature): boolean => {
  const { encounter } = state;
  if (!encounter?.combat || !isCapable(creature)) return false;
  const { combat } = encounter;
  const { phase: named, acting } = momentFor(state, combat, creature);
  const phase = PHASES.find((each) => each === named);
  if (!phase || phase === 'morale' || combat.waiting?.includes(creature.id)) return false;
  return (
    combat.actors[acting]?.includes(creature.id) === true &&
    canDoAnything(state, encounter, combat, { acting, phase }, creature) &&
    hasUseOf(state, creature, phase)
  );
});
