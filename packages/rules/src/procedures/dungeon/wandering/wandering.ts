import {
  impossible,
  type Modifier,
  type Note,
  objections,
  type RandomTableId,
  type RuleId,
  type Ruleset,
  throwText,
} from '../../../core/index.ts';
import type { Follows, Handler, Handlers, Play } from '../../../play/index.ts';
import { isTravelling } from '../../../state/on-the-road.ts';
import { livingParty, partyOf, sceneOf, turnOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { against, type Chance, chanceText, inSix, succeeds } from '../../table/chance/chance.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { tableOf } from '../../table/random-tables/may.ts';
import { outcomeOf, tooMuchIn } from '../../table/random-tables/outcome.ts';
import { rolledOn } from '../../table/random-tables/roll-table.ts';
import { squareOfForemost } from '../../table/scene/foremost.ts';
import { roomAt } from '../../table/scene/rooms.ts';
import { partyRate } from '../movement/rate.ts';
import { coming, kindsOf, levelHere } from './coming.ts';
import type { wanderingCommands } from './commands.ts';
import { checksDue } from './kept.ts';
import { mayCheckNoise, mayCheckWandering, maySetWanderers } from './may.ts';

const checkWandering: Handler<'CheckWandering'> = (play, { chance, noiseOrLight, hidden }) => {
  const usual = play.rules.wandering.chanceAt(partyRate(play.state));
  const adjusted = (noise: boolean, quiet: boolean): Chance =>
    play.rules.wandering.adjusted({ sides: usual.sides, upTo: chance }, noise, quiet);
  const base = chance === usual.upTo ? slowest(play) : ruled(play);
  const quiet = adjusted(noiseOrLight, hidden);
  const loud = adjusted(noiseOrLight, false).upTo;
  const idle = [
    ...(noiseOrLight && loud === chance ? ['much noise, or light in the dark,'] : []),
    ...(hidden && quiet.upTo === loud ? ['that the party keeps quiet'] : []),
  ].map((what) => ({ rule: play.rules.wandering.noise.rule, text: `${what} changes nothing of the chance` }));
  check(play, quiet, [...base, ...idle], circumstances(play.rules, chance, [loud, quiet.upTo]));
};

/** Where the chance goes by the party’s rate, what that is. */
function slowest({ rules, state }: Play): readonly Note[] {
  const { rateOf } = rules.wandering;
  return rateOf ? [{ rule: rateOf, text: `the slowest of the party goes ${partyRate(state)}′` }] : [];
}

/** The referee set another chance than the book’s. */
const ruled = ({ rules }: Play): readonly Note[] => [
  { rule: rules.wandering.id, text: 'the chance is the referee’s own' },
];

/** What the chance is made of, where something bore on it. @param loud with the noise; @param quiet with hiding as well */
function circumstances(
  { wandering }: Ruleset,
  chance: number,
  [loud, quiet]: readonly [number, number],
): readonly Modifier[] {
  const { rule } = wandering.noise;
  const bearing = [
    { name: 'much noise, or light in the dark, draws them', value: loud - chance, rule },
    { name: 'the party keeps quiet, out of the way', value: quiet - loud, rule },
  ].filter(({ value }) => value !== 0);
  return bearing.length > 0 ? [{ name: 'the chance by itself', value: chance, rule: wandering.id }, ...bearing] : [];
}

/**
 * The first step of a turn. With monsters drawn up already, or no automation, the check waits for the referee. None falls
 * due on the road, where a day of travel looks for wanderers by the country.
 */
export function wanderingStep(play: Play): void {
  if (isTravelling(play.state)) return;
  if (play.rules.wandering.isDue(turnOf(play.state))) wanderingFalls(play);
}

/**
 * A check has fallen due: it is made at once, or waits for the referee; never amid an encounter. Each part of a split party
 * has its own, and none of whom nobody is left alive.
 */
export function wanderingFalls(play: Play): void {
  play.onEachScene(() => fallsHere(play));
}

function fallsHere(play: Play): void {
  if (livingParty(play.state).length === 0) return;
  const { automation, drawnUp, encounter } = play.state;
  if (automation.wandering && !drawnUp && !encounter)
    check(play, play.rules.wandering.chanceAt(partyRate(play.state)), slowest(play));
  else play.happen({ type: 'WanderingFellDue' });
}

/** The table is rolled on only when something comes. */
function check(
  play: Play,
  chance: Chance,
  notes: readonly Note[],
  made: readonly Modifier[] = [],
  extra?: RuleId,
): void {
  const thrown = play.roll(1, chance.sides);
  const encounter = succeeds(chance, thrown.total);
  const why = {
    rule: extra ?? play.rules.wandering.id,
    formula: `d${chance.sides} ≤ ${chanceText(chance)}`,
    ...against(chance, thrown),
    ...(made.length > 0 ? { against: made } : {}),
    ...(notes.length > 0 ? { notes } : {}),
  } as const;
  play.happen({ type: 'WanderingChecked', chance, roll: thrown, encounter, why, ...(extra ? { extra: true } : {}) });
  if (encounter) drawUp(play);
}

/** The table that the referee chose for the room or the map, or the level's; how many, their hit points, and how far off. */
function drawUp(play: Play): void {
  const wanderers = wanderersAbout(play.state);
  const own = wanderers && tableOf(play.state, wanderers);
  const rolled = own && rolledOn(own, play);
  if (!own || !rolled) {
    fromLevel(play, own?.name);
    return;
  }
  // Who came is drawn up at once; what they carry waits for the referee, if it is not too much to keep.
  const { outcome } = outcomeOf(play, own.id, { ...rolled, yields: { ...rolled.yields, monsters: [] } });
  const { treasure: _inOutcome, ...told } = rolled;
  play.happen({
    type: 'TableRolled',
    table: own.id,
    name: own.name,
    ...told,
    secret: true,
    ...(outcome && tooMuchIn(outcome) === null ? { outcome } : {}),
  });
  coming(play, kindsOf(play.rules, rolled.yields.monsters), { table: null, number: null });
}

/** What the referee chose for the room in which the foremost of the party stands, else for the map. */
function wanderersAbout(state: GameState): RandomTableId | undefined {
  const scene = sceneOf(state);
  const square = scene && squareOfForemost(state, partyOf(state), scene.id);
  return (scene && square && roomAt(scene, square)?.wanderers) ?? scene?.wanderers;
}

/** @param unused the table that would have said it, where rolling on it led too far */
function fromLevel(play: Play, unused?: string): void {
  const entries = play.rules.wandering.met.table(levelHere(play.state));
  const table = play.roll(1, entries.length);
  const monster = play.rules.monsters.monster(entries[table.total - 1] ?? '');
  if (!monster) return;
  const number = throwText(play.dice, monster.numberAppearing.dungeon);
  coming(play, [{ monster, count: Math.max(1, number.total) }], { table, number, ...(unused ? { unused } : {}) });
}

/** Those who were drawn up are met: checks that fell due while they came bring no others besides. */
export const wanderingFollows: Follows = {
  EncounterBegan: (play, _event, before) => {
    if (before.drawnUp && checksDue(play.state) > 0) play.happen({ type: 'CheckWaived', met: true });
  },
};

export const wanderingHandlers: Handlers<typeof wanderingCommands> = {
  CheckWandering: { may: mayCheckWandering, play: checkWandering },
  /** It stands beside the checks that fall due, and takes the place of none. */
  CheckNoise: {
    may: mayCheckNoise,
    play: (play, { chance }) => check(play, inSix(chance), [], [], play.rules.wandering.noise.rule),
  },
  SetWanderers: {
    may: maySetWanderers,
    play: (play, { scene, table }) => play.happen({ type: 'WanderersSet', scene, table }),
  },
  WaiveCheck: {
    may: (state, _, seat) =>
      objections(onlyReferee(seat), state.wanderingDue ? null : impossible('no-change', 'No check is due.')),
    play: (play) => play.happen({ type: 'CheckWaived' }),
  },
  DismissDrawnUp: {
    may: (state, _, seat) =>
      objections(onlyReferee(seat), state.drawnUp ? null : impossible('no-such-thing', 'No monsters are drawn up.')),
    play: (play) => play.happen({ type: 'DrawnUpDismissed' }),
  },
};
