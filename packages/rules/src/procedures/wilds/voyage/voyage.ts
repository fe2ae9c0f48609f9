import { type Compass, hexDistance, type Square } from '@lanthorn/geometry';
import { byRule, type CommandOf, impossible, type Roll, roll, written } from '../../../core/index.ts';
import { type Handler, type Handlers, type Play, rulesOf } from '../../../play/index.ts';
import { isOnMap } from '../../../state/land.ts';
import { isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { percent } from '../../table/chance/chance.ts';
import { refereeOnly } from '../../table/permission/permission.ts';
import { atStep, milesThroughHex, nextStep, underway } from '../day/day.ts';
import { HEADINGS } from '../day/heading.ts';
import { inSightOfLand } from '../direction/in-sight.ts';
import { charting } from '../land/sight.ts';
import { fraction } from '../wind/wind.ts';
import type { voyageCommands } from './commands.ts';
import type { Ship } from './rule.ts';

const checkWeather: Handler<'CheckWeather'> = (play, weather) => {
  const refusal = atStep(play, 'weather');
  const on = underway(play.state);
  if (refusal || !on) return refusal;
  if (!on.journey.vessel) return impossible('no-such-thing', 'The party is aboard no ship.');
  const thrown = play.roll(2, 6);
  const { wind, factor, oarFactor } = play.rules.voyage.weather.wind(thrown.total);
  const next = nextStep(play, on.day.course, 'weather');
  play.happen({ type: 'WindBlew', roll: thrown, wind, sails: fraction(factor), oars: fraction(oarFactor), next });
  const strength = play.rules.voyage.weather.strength(wind);
  if (strength === 'near-gale') nearGale(play);
  if (strength === 'gale') gale(play, weather);
  if (strength !== 'gale' && weather.current !== 'none') runs(play, weather.current);
  return null;
};

function nearGale(play: Play): void {
  const { seaworthy = false, holed = false } = play.state.journey?.vessel ?? {};
  const thrown = play.roll(1, 100);
  const { chance, takesOnWater } = play.rules.voyage.weather.takesWater(seaworthy, thrown.total, holed);
  play.happen({ type: 'NearGaleBlew', chance: percent(chance), roll: thrown, holed: takesOnWater });
}

function gale(play: Play, { beach, clearShore }: CommandOf<'CheckWeather'>): void {
  const on = underway(play.state);
  if (!on) return;
  const { land, journey, day } = on;
  const { voyage } = play.rules;
  if (journey.vessel?.seaworthy) {
    const thrown = play.roll(1, 6);
    const degrees = voyage.gale.sweptDegrees(thrown.total);
    play.happen({ type: 'GaleSwept', roll: thrown, degrees, heading: turnedBy(day.course.heading, degrees) });
    return;
  }
  const rolls: Roll[] = [];
  const die = (sides: number): number => {
    const thrown = roll(play.dice, 1, sides);
    rolls.push(thrown);
    return thrown.total;
  };
  const chances = {
    inSightOfLand: inSightOfLand(land, journey, voyage.way.landSeenMiles),
    attemptBeach: beach,
    shore: clearShore ? 'clear' : 'rough',
  };
  play.happen({ type: 'GaleStruck', outcome: voyage.gale.inGale(chances, die), rolls });
}

/** The wind of the compass that lies nearest to so many degrees to the right. */
const turnedBy = (heading: Compass, degrees: number): Compass =>
  HEADINGS[(HEADINGS.indexOf(heading) + Math.round(degrees / 45)) % HEADINGS.length] ?? heading;

/** Added after all else, and never backwards. */
function runs(play: Play, direction: 'down' | 'up'): void {
  const on = underway(play.state);
  if (!on) return;
  const thrown = play.roll(1, 6);
  const miles = play.rules.voyage.way.current(thrown.total);
  const rate = milesThroughHex(play.state, play.rules, on, on.journey.at);
  const share = rate > 0 ? miles / rate : 0;
  const left = Math.max(0, on.day.left + (direction === 'down' ? share : -share));
  play.happen({ type: 'RiverRan', roll: thrown, direction, miles, left });
}

/** What those who go aboard weigh, with what they carry, in coins. */
export const weightAboard = (state: GameState): number =>
  partyOf(state)
    .filter((one) => !isDead(one))
    .reduce((sum, one) => sum + rulesOf(state).voyage.body + rulesOf(state).encumbrance.load(one), 0);

const tooHeavy = ({ name, cargo }: Ship, weight: number): string =>
  `A ${name} carries ${written(cargo)} coins of weight: the party and what it carries come to ${written(weight)}.`;

const embark: Handler<'Embark'> = (play, { vessel }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const { journey, land } = play.state;
  const found = play.rules.voyage.vessels.find(({ name }) => name === vessel);
  if (!journey || !land || !found) return impossible('no-such-thing', 'There is no such ship, or nobody to board it.');
  if (journey.day || journey.vessel) return impossible('out-of-turn', 'Ships are boarded between two days.');
  const { cargo, ...ship } = found;
  const weight = weightAboard(play.state);
  const laden = play.unless(
    weight > cargo ? byRule(play.rules.voyage.cites.vessels, 'forbidden', tooHeavy(found, weight)) : null,
  );
  if (laden) return laden;
  play.happen({ type: 'Embarked', vessel: ship });
  return null;
};

const disembark: Handler<'Disembark'> = (play, { column, row }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const { journey, land } = play.state;
  if (!journey?.vessel || !land) return impossible('no-such-thing', 'The party is aboard no ship.');
  if (journey.day) return impossible('out-of-turn', 'Ships are left between two days.');
  const at: Square = { x: column - 1, y: row - 1 };
  if (!Number.isInteger(column) || !Number.isInteger(row) || !isOnMap(land, at))
    return impossible('bad-input', 'The hex map does not reach so far.');
  if (hexDistance(at, journey.at, land.layout) > 1) return impossible('too-far', 'The boat does not reach so far.');
  const known = journey.at.x === journey.believed.x && journey.at.y === journey.believed.y;
  const believed = known ? at : journey.believed;
  play.happen({ type: 'Disembarked', at, believed, charted: charting(land, at, believed, play.rules) });
  return null;
};

const mendShip: Handler<'MendShip'> = (play) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (!play.state.journey?.vessel?.holed) return impossible('no-change', 'No ship leaks.');
  play.happen({ type: 'ShipMended' });
  return null;
};

export const voyageHandlers: Handlers<typeof voyageCommands> = {
  CheckWeather: checkWeather,
  Embark: embark,
  Disembark: disembark,
  MendShip: mendShip,
};
