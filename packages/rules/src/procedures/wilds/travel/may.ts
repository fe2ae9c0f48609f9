import { byRule, type CommandOf, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import type { Course } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { onBoard } from '../../dungeon/exits/leave-board.ts';
import { drawnUpAlready } from '../../dungeon/wandering/drawn-up-already.ts';
import { mayCommand, mayReferee, onlyReferee } from '../../table/permission/permission.ts';
import { atDawn, atStep, underway } from '../day/day.ts';
import { calm } from '../land/calm.ts';
import { leadsNowhere } from './course.ts';

/** How a day is gone, wherever it leads. */
type Manner = Pick<Course, 'pace' | 'way' | 'mount'>;

/** No two forced marches without the rest between them. */
const marching = (state: GameState, { pace }: Manner): Refusal | null =>
  pace === 'forced' && state.journey?.restOwed !== 'no'
    ? byRule(rulesOf(state).travel.cites.forced, 'forbidden', 'A forced march is followed by a day of rest.')
    : null;

/** A ship is rowed or sailed as it can be, and nobody marches or hunts aboard; on land nobody sails. */
function fits(state: GameState, { pace, way, mount }: Manner): Refusal | null {
  const vessel = state.journey?.vessel;
  if (vessel) {
    const rate = way === 'oars' ? vessel.rowing : way === 'sails' ? vessel.sailing : null;
    const sails = mount === null && rate !== null && (pace === 'march' || pace === 'rest');
    return sails ? null : impossible('bad-input', `${vessel.name} does not travel like that.`);
  }
  if (way === 'oars' || way === 'sails') return impossible('bad-input', 'The party is aboard no ship.');
  const steed = mount === null ? undefined : rulesOf(state).travel.miles.steeds[mount];
  if (mount !== null && !steed) return impossible('bad-input', 'There is no such mount.');
  if (way !== 'air' || steed?.flies) return null;
  return byRule(rulesOf(state).travel.cites.bearing, 'forbidden', 'Nothing carries the party through the air.');
}

/** Castaways go nowhere by themselves. */
const inTheWater = (state: GameState): Refusal | null =>
  state.journey?.adrift
    ? byRule('TABLE', 'forbidden', 'The ship is lost, and the party is in the water: it drifts, or is cast ashore.')
    : null;

/** Whether any of the party who live stands on a map. */
export const isOnBoard = (state: GameState): boolean => onBoard(state).length > 0;

/** Whoever sets out leaves the board: while the party stands there, that is the referee's to say. */
export const maySetOut = (state: GameState, seat: Seat): Refusal | null =>
  mayReferee(seat) || !isOnBoard(state)
    ? null
    : impossible('not-your-seat', 'The party stands on the board: the referee says when it takes to the road.');

export function maySetCourse(
  state: GameState,
  { type: _, ...asked }: CommandOf<'SetCourse'>,
  seat: Seat,
): readonly Refusal[] {
  return objections(
    atDawn(state, seat),
    maySetOut(state, seat),
    inTheWater(state),
    leadsNowhere(state, asked),
    cannotGoSo(state, asked),
  );
}

/** Refuses a way of travelling that the party has not, or a march that it owes rest for. */
export function cannotGoSo(
  state: GameState,
  { pace, way, mount }: Omit<CommandOf<'SetCourse'>, 'type'>,
): Refusal | null {
  const manner = { pace, way, mount: mount === 'none' ? null : mount };
  return fits(state, manner) ?? marching(state, manner);
}

export const mayRuleHeading: May<'RuleHeading'> = (state, _, seat) => {
  const day = underway(state)?.day;
  return objections(
    onlyReferee(seat),
    calm(state),
    !day || day.step === 'endOfDay' ? impossible('out-of-turn', 'The party is not on its way.') : null,
  );
};

export const maySkipDayStep: May<'SkipDayStep'> = (state, _, seat) => {
  const day = underway(state)?.day;
  return objections(
    onlyReferee(seat),
    calm(state),
    !day || day.step === 'endOfDay' ? impossible('out-of-turn', 'There is no step to leave out.') : null,
  );
};

export const mayEndDay: May<'EndDay'> = (state, { resting }, seat) =>
  objections(atStep(state, seat, 'endOfDay'), ...resting.map((creature) => mayCommand(state, seat, creature)));

export const mayCheckForWanderers: May<'CheckForWanderers'> = (state, { checks }, seat) => {
  const on = underway(state);
  const barred = atStep(state, seat, on?.day.step === 'endOfDay' ? 'endOfDay' : 'wandering');
  if (!on) return objections(barred);
  if (on.day.step === 'endOfDay' && checks > 1)
    return objections(barred, impossible('bad-input', 'There is one check in the night.'));
  if (on.day.night) return objections(barred, impossible('already-tried', 'The night has had its check.'));
  return objections(barred, drawnUpAlready(state));
};

/** At sea the wind is looked at first; and how a day of rest, of castaways, or its evening ends is the referee's to say. */
export const mayRunDay: May<'RunDay'> = (state, _, seat) => {
  const on = underway(state);
  if (!on) return objections(onlyReferee(seat), impossible('out-of-turn', 'No day of travel has begun.'));
  const { course, step } = on.day;
  const waits = step === 'weather' || step === 'endOfDay' || course.pace === 'rest' || on.journey.adrift;
  return objections(
    atStep(state, seat, step),
    drawnUpAlready(state),
    waits ? impossible('out-of-turn', 'What is left of the day is yours to say.') : null,
  );
};
