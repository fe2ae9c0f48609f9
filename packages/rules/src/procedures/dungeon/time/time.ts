import { type CommandOf, type CreatureId, objections, type Refusal } from '../../../core/index.ts';
import { TURNS_PER_DAY } from '../../../core/time-units.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { turnOf } from '../../../state/read.ts';
import { bleedOutsideFights, bringWhatIsDue } from '../../body/course/course.ts';
import { healNaturally } from '../../body/healing/healing.ts';
import { eatAndDrink, tellOfProvisions } from '../../party/provisions/provisions.ts';
import { mayCommand, onlyReferee } from '../../table/permission/permission.ts';
import { passTurn } from '../turn/turn.ts';
import { drawnUpAlready } from '../wandering/drawn-up-already.ts';
import type { timeCommands } from './commands.ts';
import { midEncounter } from './mid-encounter.ts';

/** The clock moves only when a procedure says so. */
const passTurns: Handler<'PassTurns'> = (play, { turns, resting }) => {
  const { drawnUp } = play.state;
  for (let passed = 0; passed < turns && play.state.drawnUp === drawnUp; passed += 1) passTurn(play, resting);
};

/** How a day ended. */
interface DaysEnd extends Omit<CommandOf<'PassDay'>, 'type' | 'safe'> {
  /** So many eat what was found on the way. */
  readonly fed: number;
  /** The place of rest is safe, where that matters; else it is not. */
  readonly safe?: boolean;
  /** It is one of several that are told of together. */
  readonly quiet?: true;
  /** No night’s sleep was in it. */
  readonly sleepless?: true;
}

/** Time, lights, food and drink, healing. */
export function dayGoesBy(play: Play, { resting, food, water, fed, safe = false, quiet, sleepless }: DaysEnd): void {
  play.happen({
    type: 'DayPassed',
    turn: turnOf(play.state) + TURNS_PER_DAY,
    ...(quiet ? { quiet } : {}),
    ...(sleepless ? { sleepless } : {}),
  });
  if (play.state.automation.lights) burnOut(play);
  const since = play.events.length;
  eatAndDrink(play, food, water, fed);
  if (!quiet) tellOfProvisions(play, since);
  for (const creature of new Set(resting))
    healNaturally(play, creature, { safe, fed: !food || isFed(play, creature), ...(quiet ? { quiet } : {}) });
  restAtHome(play, new Set(resting), quiet);
  bleedOutsideFights(play, TURNS_PER_DAY * play.rules.turn.inFight.rounds);
  bringWhatIsDue(play);
}

/** Whoever stays at home rests there, is safe, and eats at home. @param rested who has rested today already */
function restAtHome(play: Play, rested: ReadonlySet<CreatureId>, quiet = false): void {
  for (const creature of play.state.stayingHome ?? [])
    if (!rested.has(creature)) healNaturally(play, creature, { safe: true, fed: true, quiet });
}

/** Nobody who eats of the party’s provisions has gone without today. */
const isFed = ({ state }: Play, creature: CreatureId): boolean => (state.hunger[creature]?.food ?? 0) === 0;

/** No light that burns down lasts a day. */
function burnOut(play: Play): void {
  for (const light of Object.values(play.state.lights)) {
    if (light.turnsLeft !== null && light.turnsLeft <= TURNS_PER_DAY)
      play.happen({
        type: 'LightWentOut',
        light: light.id,
        kind: light.kind,
        carriedBy: light.carriedBy,
        burntOut: true,
      });
  }
}

export const timeHandlers: Handlers<typeof timeCommands> = {
  PassTurns: {
    may: (state, { resting }, seat) =>
      objections(onlyReferee(seat), midEncounter(state), resting ? drawnUpAlready(state) : null),
    play: passTurns,
  },
  /** The steps of a day's end: time, lights, food and drink, healing. */
  PassDay: {
    may: (state, { resting }, seat) =>
      objections(
        onlyReferee(seat),
        resting.reduce<Refusal | null>((found, creature) => found ?? mayCommand(state, seat, creature), null),
        midEncounter(state),
      ),
    play: (play, { resting, food, water, safe = false }) => dayGoesBy(play, { resting, food, water, fed: 0, safe }),
  },
};
