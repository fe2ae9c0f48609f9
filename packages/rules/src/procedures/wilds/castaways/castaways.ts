import { hexDistance, hexTowards, type Square, sameSquare } from '@lanthorn/geometry';
import { type CreatureId, impossible, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { type Adrift, hexOf, isOnMap, isWater, type Journey, type Land } from '../../../state/land.ts';
import { isDead, isOut, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isHeavilyLaden } from '../../dungeon/swimming/laden.ts';
import { struggle } from '../../dungeon/swimming/swimming.ts';
import { dayGoesBy } from '../../dungeon/time/time.ts';
import { refereeOnly } from '../../table/permission/permission.ts';
import { calm } from '../day/day.ts';
import { HEADINGS } from '../day/heading.ts';
import { charting } from '../land/sight.ts';
import type { castawaysCommands } from './commands.ts';

/** A party in the water: what it drifts on, and how it stands. */
interface Lost {
  readonly land: Land;
  readonly journey: Journey;
  readonly adrift: Adrift;
}

/** The party in the water; null where it is not. */
export function lostAtSea({ land, journey }: GameState): Lost | null {
  return land && journey?.adrift ? { land, journey, adrift: journey.adrift } : null;
}

/** Refuses unless the party is in the water, and nothing else comes first. */
const inTheWater = (play: Play): Refusal | null =>
  refereeOnly(play) ??
  calm(play) ??
  (lostAtSea(play.state) ? null : impossible('no-such-thing', 'No ship is lost: the party is not in the water.'));

/** Between two days, and once it is known who lives. */
const settled = ({ state }: Play): Refusal | null => {
  if (state.journey?.day) return impossible('out-of-turn', 'First the day comes to its end.');
  return state.journey?.adrift?.faced
    ? null
    : impossible('out-of-turn', 'First it must be known who drowns, and who keeps afloat.');
};

/** Those who are in the water with the party. */
export const inWater = (state: GameState): readonly Creature[] => partyOf(state).filter((member) => !isOut(member));

const faceTheWater: Handler<'FaceTheWater'> = (play, { clinging, heavy, light }) => {
  const refusal = inTheWater(play);
  if (refusal) return refusal;
  if (lostAtSea(play.state)?.adrift.faced) return impossible('no-change', 'It is known already who keeps afloat.');
  const swimmers = inWater(play.state);
  if (clinging.some((one) => !swimmers.some(({ id }) => id === one)))
    return impossible('no-such-thing', 'Somebody named is not in the water.');
  for (const swimmer of swimmers.filter(({ id }) => !clinging.includes(id))) {
    const chance = isHeavilyLaden(swimmer) ? heavy : light;
    if (chance > 0) struggle(play, swimmer, chance);
  }
  const living = (id: CreatureId): boolean => {
    const found = play.state.creatures[id];
    return found !== undefined && !isDead(found);
  };
  const afloat = swimmers.map(({ id }) => id).filter((id) => !clinging.includes(id) && living(id));
  play.happen({ type: 'WaterFaced', clinging, afloat });
  return null;
};

/** A day goes by, without food from anywhere, and the water carries them a hex on. */
const driftOn: Handler<'DriftOn'> = (play, { heading: said }) => {
  const refusal = inTheWater(play) ?? settled(play);
  const lost = lostAtSea(play.state);
  if (refusal || !lost) return refusal;
  const { land, journey } = lost;
  const roll = said === 'thrown' ? play.roll(1, HEADINGS.length) : null;
  const heading = roll ? (HEADINGS[roll.total - 1] ?? 'N') : said === 'thrown' ? 'N' : said;
  const [there, thought] = [journey.at, journey.believed].map((place) => hexTowards(place, heading, land.layout));
  const at = there && isOnMap(land, there) ? there : journey.at;
  const believed = thought && isOnMap(land, thought) ? thought : journey.believed;
  dayGoesBy(play, { resting: [], food: false, water: false, fed: 0 });
  const charted = charting(land, at, believed, play.rules);
  const ashore = !isWater(hexOf(land, at));
  play.happen({ type: 'CastawaysDrifted', heading, roll, at, believed, charted, ashore });
  return null;
};

const castAshore: Handler<'CastAshore'> = (play, { column, row }) => {
  const refusal = inTheWater(play) ?? settled(play);
  const lost = lostAtSea(play.state);
  if (refusal || !lost) return refusal;
  const { land, journey } = lost;
  const at: Square = { x: column - 1, y: row - 1 };
  if (!isOnMap(land, at) || isWater(hexOf(land, at))) return impossible('bad-input', 'There is no land there.');
  if (hexDistance(at, journey.at, land.layout) > 1)
    return impossible('too-far', 'The water does not carry them so far.');
  const believed = sameSquare(journey.at, journey.believed) ? at : journey.believed;
  play.happen({ type: 'CastawaysLanded', at, believed, charted: charting(land, at, believed, play.rules) });
  return null;
};

export const castawaysHandlers: Handlers<typeof castawaysCommands> = {
  FaceTheWater: faceTheWater,
  DriftOn: driftOn,
  CastAshore: castAshore,
};
