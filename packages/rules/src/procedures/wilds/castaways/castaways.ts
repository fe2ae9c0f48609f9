import { hexTowards, type Square, sameSquare } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { hexOf, isOnMap, isWater } from '../../../state/land.ts';
import { isDead } from '../../../state/read.ts';
import { isHeavilyLaden } from '../../dungeon/swimming/laden.ts';
import { struggle } from '../../dungeon/swimming/swimming.ts';
import { dayGoesBy } from '../../dungeon/time/time.ts';
import { breathesWater } from '../../situation/condition/enchantment.ts';
import { HEADINGS } from '../day/heading.ts';
import { charting } from '../land/sight.ts';
import type { castawaysCommands } from './commands.ts';
import { inWater, lostAtSea } from './may.ts';

const faceTheWater: Handler<'FaceTheWater'> = (play, { clinging, heavy, light }) => {
  const swimmers = inWater(play.state);
  for (const swimmer of swimmers.filter(({ id }) => !clinging.includes(id))) {
    const chance = isHeavilyLaden(swimmer) ? heavy : light;
    if (chance > 0 && breathesWater(play.state, swimmer.id) === null) struggle(play, swimmer, chance);
  }
  const living = (id: CreatureId): boolean => {
    const found = play.state.creatures[id];
    return found !== undefined && !isDead(found);
  };
  const afloat = swimmers.map(({ id }) => id).filter((id) => !clinging.includes(id) && living(id));
  play.happen({ type: 'WaterFaced', clinging, afloat });
};

/** A day goes by, without food from anywhere, and the water carries them a hex on. */
const driftOn: Handler<'DriftOn'> = (play, { heading: said }) => {
  const lost = lostAtSea(play.state);
  if (!lost) return;
  const { land, journey } = lost;
  const roll = said === 'thrown' ? play.roll(1, HEADINGS.length) : null;
  const heading = roll ? (HEADINGS[roll.total - 1] ?? 'N') : said === 'thrown' ? 'N' : said;
  const [there, thought] = [journey.at, journey.believed].map((place) => hexTowards(place, heading, land.layout));
  const at = there && isOnMap(land, there) ? there : journey.at;
  const believed = thought && isOnMap(land, thought) ? thought : journey.believed;
  dayGoesBy(play, { resting: [], food: false, water: false, fed: 0, sleepless: true });
  const charted = charting(land, at, believed, play.rules);
  const ashore = !isWater(hexOf(land, at));
  play.happen({ type: 'CastawaysDrifted', heading, roll, at, believed, charted, ashore });
};

const castAshore: Handler<'CastAshore'> = (play, { column, row }) => {
  const lost = lostAtSea(play.state);
  if (!lost) return;
  const { land, journey } = lost;
  const at: Square = { x: column - 1, y: row - 1 };
  const believed = sameSquare(journey.at, journey.believed) ? at : journey.believed;
  play.happen({ type: 'CastawaysLanded', at, believed, charted: charting(land, at, believed, play.rules) });
};

export const castawaysHandlers: Handlers<typeof castawaysCommands> = {
  FaceTheWater: faceTheWater,
  DriftOn: driftOn,
  CastAshore: castAshore,
};
