import type { CreatureId } from '../core/index.ts';
import type { GameState, Party } from './state.ts';

/** Turns of a night's sleep: eight hours. The books speak of a night, and say nothing of its hours. */
export const NIGHT = 48;

/** Turns of rest in a row that are more than a rest on the way: an hour. */
const IN_CAMP = 6;

/** The party has been in camp for a good while, and means to sleep. */
export const isInCamp = ({ turnsOfRest = 0 }: Party): boolean => turnsOfRest >= IN_CAMP;

/** The party has rested whole hours: of a night in camp these alone are told. */
export const isOnTheHour = ({ turnsOfRest = 0 }: Party): boolean => turnsOfRest % IN_CAMP === 0;

/** One casting fewer in memory. */
export function withoutSpell(
  memorised: GameState['memorised'],
  creature: CreatureId,
  spell: string,
): GameState['memorised'] {
  const held = memorised[creature] ?? [];
  const at = held.indexOf(spell);
  return at < 0 ? memorised : { ...memorised, [creature]: held.filter((_, i) => i !== at) };
}

/** A spell of somebody's memory is used up: before they have slept, nothing new comes into its place. One that is not in memory uses up nothing. */
export function havingUsed(state: GameState, creature: CreatureId, spell: string): GameState {
  const memorised = withoutSpell(state.memorised, creature, spell);
  if (memorised === state.memorised) return state;
  const { castSinceSleep = [] } = state;
  const cast = castSinceSleep.includes(creature) ? castSinceSleep : [...castSinceSleep, creature];
  return { ...state, memorised, castSinceSleep: cast };
}

/** A night went by, in which all have slept, and it is morning. */
export const havingSlept = ({ castSinceSleep: _past, study: _none, ...state }: GameState): GameState => {
  const morning = atMorning(state);
  return { ...morning, party: withoutRest(morning.party) };
};

/**
 * The same after a night in camp: spells that were cast are memorised anew only after so many turns of rest more, by those
 * who had cast them before that night. What is cast later waits for the next.
 */
export function havingCamped(state: GameState, turns: number): GameState {
  const morning = havingSlept(state);
  return turns > 0 ? { ...morning, study: { turns, casters: stillToStudy(state) } } : morning;
}

/** Those who have cast and not memorised anew since, each once. */
const stillToStudy = ({ castSinceSleep = [], study }: GameState): readonly CreatureId[] => [
  ...new Set([...(study?.casters ?? []), ...castSinceSleep]),
];

/** One turn less till spells are memorised; after the last they are. */
function havingStudied({ study, ...state }: GameState): GameState {
  return study && study.turns > 1 ? { ...state, study: { ...study, turns: study.turns - 1 } } : state;
}

/** Turns of rest from now that are needed for the night to be over: none of those for study after the last is sleep of it. */
export const turnsTillMorning = ({ party, study }: GameState): number =>
  NIGHT - (party.turnsOfRest ?? 0) + (study?.turns ?? 0);

/** A night went by in which nobody slept. */
export const withoutSleep = (state: GameState): GameState => ({
  ...havingBegunTheDay(state),
  party: withoutRest(state.party),
});

/** Nothing of the day’s adventure has been done yet. */
export const atMorning = ({ dayBegun: _before, ...state }: GameState): GameState => state;

/** The day’s adventure goes on from here: it is no longer morning, and whoever has not studied by now does so after the next night. */
export function havingBegunTheDay(state: GameState): GameState {
  if (state.dayBegun) return state;
  const { study, ...rest } = state;
  return { ...rest, ...(study ? { castSinceSleep: stillToStudy(state) } : {}), dayBegun: true };
}

/** A turn of rest more would make a night of the row. */
export const isLastOfNight = (state: GameState): boolean => turnsTillMorning(state) <= 1;

/**
 * A turn of the day went by: one more of rest in a row, or the end of the row; the last of a night is its morning. In one
 * of those that are left till spells are memorised the day’s adventure does not begin.
 * @param open whether all have slept through its last turn is said by what happens after it, and till then it does not count
 */
export function havingPassedTurn(state: GameState, resting: boolean, open: boolean): GameState {
  const studies = resting && state.study !== undefined;
  const later = studies ? havingStudied(state) : havingBegunTheDay(state);
  const { party } = later;
  if (!resting) return { ...later, party: withoutRest(party) };
  if (open) return later;
  if (isLastOfNight(state)) return havingSlept(later);
  if (studies) return later;
  return { ...later, party: { ...party, turnsOfRest: (party.turnsOfRest ?? 0) + 1 } };
}

const withoutRest = ({ turnsOfRest: _row, ...party }: Party): Party => party;
