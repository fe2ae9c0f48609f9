import { hexDistance, hexTowards, type Square, sameSquare } from '@lanthorn/geometry';
import { type CreatureId, impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import type { Handler, Handlers, May } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { type Adrift, hexOf, isOnMap, isWater, type Journey, type Land } from '../../../state/land.ts';
import { isDead, isOut, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isHeavilyLaden } from '../../dungeon/swimming/laden.ts';
import { struggle } from '../../dungeon/swimming/swimming.ts';
import { dayGoesBy } from '../../dungeon/time/time.ts';
import { breathesWater } from '../../situation/condition/enchantment.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { HEADINGS } from '../day/heading.ts';
import { calm } from '../land/calm.ts';
import { charting } from '../land/sight.ts';
import { againstSinking, beastsFace, mountsFace } from './beasts.ts';
import type { castawaysCommands } from './commands.ts';

/** Between two days, and once it is known who lives. */
const settled = (state: GameState): Refusal | null => {
  if (state.journey?.day) return impossible('out-of-turn', 'First the day comes to its end.');
  return state.journey?.adrift?.faced
    ? null
    : impossible('out-of-turn', 'First it must be known who drowns, and who keeps afloat.');
};

/** Those who are in the water with the party. */
export const inWater = (state: GameState): readonly Creature[] => partyOf(state).filter((member) => !isOut(member));

/** The party in the water; null where it is not. */
export function lostAtSea({ land, journey }: GameState): Lost | null {
  return land && journey?.adrift ? { land, journey, adrift: journey.adrift } : null;
}

/** A party in the water: what it drifts on, and how it stands. */
interface Lost {
  readonly land: Land;
  readonly journey: Journey;
  readonly adrift: Adrift;
}

/** Refuses unless the party is in the water, and nothing else comes first. */
const inTheWater = (state: GameState, seat: Seat): Refusal | null =>
  onlyReferee(seat) ??
  calm(state) ??
  (lostAtSea(state) ? null : impossible('no-such-thing', 'No ship is lost: the party is not in the water.'));

const mayFaceTheWater: May<'FaceTheWater'> = (state, { clinging, sinking = [] }, seat) => {
  const barred = inTheWater(state, seat);
  if (lostAtSea(state)?.adrift.faced)
    return objections(barred, impossible('no-change', 'It is known already who keeps afloat.'));
  const swimmers = inWater(state);
  return objections(
    barred,
    clinging.some((one) => !swimmers.some(({ id }) => id === one))
      ? impossible('no-such-thing', 'Somebody named is not in the water.')
      : null,
    againstSinking(state, sinking),
  );
};

const mayDriftOn: May<'DriftOn'> = (state, _, seat) => objections(inTheWater(state, seat), settled(state));

const mayCastAshore: May<'CastAshore'> = (state, { column, row }, seat) => {
  const lost = lostAtSea(state);
  const barred = objections(inTheWater(state, seat), settled(state));
  if (!lost) return barred;
  const { land, journey } = lost;
  const at: Square = { x: column - 1, y: row - 1 };
  if (!isOnMap(land, at) || isWater(hexOf(land, at)))
    return objections(...barred, impossible('bad-input', 'There is no land there.'));
  return objections(
    ...barred,
    hexDistance(at, journey.at, land.layout) > 1
      ? impossible('too-far', 'The water does not carry them so far.')
      : null,
  );
};

const faceTheWater: Handler<'FaceTheWater'> = (play, { clinging, heavy, light, sinking = [] }) => {
  const swimmers = inWater(play.state);
  for (const swimmer of swimmers.filter(({ id }) => !clinging.includes(id))) {
    const chance = isHeavilyLaden(swimmer) ? heavy : light;
    if (chance > 0 && breathesWater(play.state, swimmer.id) === null) struggle(play, swimmer, chance);
  }
  beastsFace(play, { heavy, light }, sinking);
  mountsFace(
    play,
    swimmers.map(({ id }) => id),
    light,
  );
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
  FaceTheWater: { may: mayFaceTheWater, play: faceTheWater },
  DriftOn: { may: mayDriftOn, play: driftOn },
  CastAshore: { may: mayCastAshore, play: castAshore },
};
