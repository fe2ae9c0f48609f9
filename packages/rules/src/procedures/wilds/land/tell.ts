import { type Square, sameSquare } from '@lanthorn/geometry';
import type { Line } from '../../../core/index.ts';
import { counted, inside } from '../../../core/words.ts';
import { rulesOf, type Tellers, type Telling, toAll, toEach, toNobody, toReferee } from '../../../play/index.ts';
import { type HexKey, hexAtKey, hexKey, hexName, landId, landNamed } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { mapsInWords } from '../../dungeon/exits/leave-board.ts';
import type { LandEvent, PartyPlaced } from './events.ts';

/** `Thornwick (0304)`, or `hex 0304` where it has no name. */
export const placeName = (label: string | undefined, key: HexKey): string => {
  const number = hexName(hexAtKey(key));
  return label ? `${label} (${number})` : `hex ${number}`;
};

/** A hex as the players' map names it. */
export const placeOnMap = ({ land }: GameState, key: HexKey): string => placeName(land?.charted[key]?.label, key);

/** `at Thornwick (0304)`, or `on hex 0304`: where the party stands, as the players' map names it. */
const standing = (state: GameState, at: Square): string => {
  const key = hexKey(at);
  return `${state.land?.charted[key]?.label ? 'at' : 'on'} ${placeOnMap(state, key)}`;
};

/** What the party left: a map, or the hex it stood on, and of which map where that is another; null for nothing, or the same hex. */
function leftBy({ land: named, left = [], at }: PartyPlaced, before: GameState, to: keyof Telling): string | null {
  const maps = mapsInWords(before, left, to);
  if (maps) return maps;
  const { land, journey } = before;
  if (!land || !journey) return null;
  const was = to === 'referee' ? journey.at : journey.believed;
  const other = named !== undefined && named !== landId(land);
  if (sameSquare(was, at) && !other) return null;
  return `${placeOnMap(before, hexKey(was))}${other ? ` of ${land.name}` : ''}`;
}

export const landTellers: Tellers<LandEvent> = {
  LandAdded: ({ facts }) =>
    toReferee({ kind: 'table', text: `${facts.name} is ready (${facts.width} by ${facts.height} hexes).` }),
  LandRenamed: () => toNobody,
  LandFiled: () => toNobody,
  LandRemoved: ({ name }) => toReferee({ kind: 'table', text: `The hex map “${name}” is removed.` }),
  LandScaled: ({ land, milesPerHex, was }, after) => {
    const on = landNamed(after, land);
    const line: Line = {
      kind: 'table',
      text: `A hex of ${on === after.land ? 'the map' : inside(on?.name ?? 'the map')} is ${counted(milesPerHex, 'mile')} across${milesPerHex === was ? '' : ` now, not ${was}`}.`,
    };
    return after.journey && on === after.land ? toAll(line) : toReferee(line);
  },
  HexesPainted: () => toNobody,
  WayDrawn: () => toNobody,
  HexesShown: () => toNobody,
  HexDescribed: () => toNobody,
  PartyPlaced: (placed, after, before) => {
    const stands = `stands ${standing(after, placed.at)}${placed.land && after.land ? ` of ${after.land.name}` : ''}`;
    const line = (from: string | null): Line => ({
      kind: 'table',
      text: from ? `The party leaves ${from}, and ${stands} now.` : `The party ${stands}.`,
    });
    return toEach(line(leftBy(placed, before, 'referee')), line(leftBy(placed, before, 'table')));
  },
  BearingsFound: ({ at }, after, before) => {
    const why = { rule: rulesOf(after).travel.cites.lost, formula: 'the party takes some time to notice' };
    return toEach(
      {
        kind: 'ruling',
        text: `The party finds its bearings: hex ${hexName(at)}, not ${hexName(before.journey?.believed ?? at)}.`,
        why,
      },
      {
        kind: 'ruling',
        text: `The party had lost its way: it stands ${standing(after, at)}.`,
        why,
        tone: 'bad',
      },
    );
  },
};
