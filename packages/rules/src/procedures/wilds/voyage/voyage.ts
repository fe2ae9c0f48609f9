import type { Compass, Square } from '@lanthorn/geometry';
import { type CommandOf, type Roll, roll } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { percent } from '../../table/chance/chance.ts';
import { milesThroughHex, nextStep, underway } from '../day/day.ts';
import { turned } from '../day/heading.ts';
import { inSightOfLand } from '../direction/in-sight.ts';
import { charting } from '../land/sight.ts';
import { seenInWeather } from '../weather/today.ts';
import { fraction } from '../wind/wind.ts';
import type { voyageCommands } from './commands.ts';
import { mayCheckWeather, mayDisembark, mayEmbark, mayMendShip } from './may.ts';

const checkWeather: Handler<'CheckWeather'> = (play, weather) => {
  const on = underway(play.state);
  if (!on) return;
  const thrown = play.roll(2, 6);
  const { wind, factor, oarFactor } = play.rules.voyage.weather.wind(thrown.total);
  const next = nextStep(play.state, on.day.course, 'weather');
  play.happen({ type: 'WindBlew', roll: thrown, wind, sails: fraction(factor), oars: fraction(oarFactor), next });
  const strength = play.rules.voyage.weather.strength(wind);
  if (strength === 'near-gale') nearGale(play);
  if (strength === 'gale') gale(play, weather);
  if (strength !== 'gale' && weather.current !== 'none') runs(play, weather.current);
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
    inSightOfLand: inSightOfLand(land, journey, seenInWeather(play.state, voyage.way.landSeenMiles)),
    attemptBeach: beach,
    shore: clearShore ? 'clear' : 'rough',
  };
  play.happen({ type: 'GaleStruck', outcome: voyage.gale.inGale(chances, die), rolls });
}

/** The wind of the compass that lies nearest to so many degrees to the right. */
const turnedBy = (heading: Compass, degrees: number): Compass => turned(heading, Math.round(degrees / 45));

/** Added after all else, and never backwards. */
function runs(play: Play, direction: 'down' | 'up'): void {
  const on = underway(play.state);
  if (!on) return;
  const thrown = play.roll(1, 6);
  const miles = play.rules.voyage.way.current(thrown.total);
  const rate = milesThroughHex(play.state, play.rules, on, on.journey.at, on.journey.at);
  const share = rate > 0 ? miles / rate : 0;
  const left = Math.max(0, on.day.left + (direction === 'down' ? share : -share));
  play.happen({ type: 'RiverRan', roll: thrown, direction, miles, left });
}

const embark: Handler<'Embark'> = (play, { vessel }) => {
  const found = play.rules.voyage.vessels.find(({ name }) => name === vessel);
  if (!found) return;
  const { cargo, ...ship } = found;
  play.happen({ type: 'Embarked', vessel: ship });
};

const disembark: Handler<'Disembark'> = (play, { column, row }) => {
  const { journey, land } = play.state;
  if (!journey?.vessel || !land) return;
  const at: Square = { x: column - 1, y: row - 1 };
  const known = journey.at.x === journey.believed.x && journey.at.y === journey.believed.y;
  const believed = known ? at : journey.believed;
  play.happen({ type: 'Disembarked', at, believed, charted: charting(land, at, believed, play.rules) });
};

export const voyageHandlers: Handlers<typeof voyageCommands> = {
  CheckWeather: { may: mayCheckWeather, play: checkWeather },
  Embark: { may: mayEmbark, play: embark },
  Disembark: { may: mayDisembark, play: disembark },
  MendShip: { may: mayMendShip, play: (play) => play.happen({ type: 'ShipMended' }) },
};
