import { id, type LandId, objections } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { landNamed } from '../../../state/land.ts';
import { leaveBoard } from '../../dungeon/exits/leave-board.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { roomForLand } from '../../table/scene/may.ts';
import type { landCommands } from './commands.ts';
import { between, printed } from './hexes-named.ts';
import { mayChangeLand, mayDrawWay, mayFile, mayFindBearings, mayPlace, mayRemove, onArea, sized } from './may.ts';
import { chartingAnew, throughWeather } from './sight.ts';

const drawLand: Handler<'DrawLand'> = (play, { name, layout, width, height, milesPerHex }) => {
  const facts = { name, layout, width, height, milesPerHex, hexes: {} };
  play.happen({ type: 'LandAdded', land: id(play.dice.id()), facts });
};

/** As an event says it: nothing for the map that the party is on. */
const onLand = (land: LandId | undefined): { readonly land?: LandId } => (land ? { land } : {});

const removeLand: Handler<'RemoveLand'> = (play, { land }) => {
  const found = landNamed(play.state, land);
  if (found) play.happen({ type: 'LandRemoved', land, name: found.name });
};

const scaleLand: Handler<'ScaleLand'> = (play, { land: named, milesPerHex }) => {
  const land = landNamed(play.state, named);
  if (land) play.happen({ type: 'LandScaled', ...onLand(named), milesPerHex, was: land.milesPerHex });
};

const placeParty: Handler<'PlaceParty'> = (play, { land: named, column, row }) => {
  const at = printed(column, row);
  const land = landNamed(play.state, named);
  if (!land) return;
  const left = leaveBoard(play);
  play.happen({
    type: 'PartyPlaced',
    ...onLand(named),
    at,
    ...(left.length > 0 ? { left } : {}),
    charted: chartingAnew(land, at, throughWeather(play.state, play.rules)),
  });
};

const findBearings: Handler<'FindBearings'> = (play) => {
  const { land, journey } = play.state;
  if (land && journey)
    play.happen({
      type: 'BearingsFound',
      at: journey.at,
      charted: chartingAnew(land, journey.at, throughWeather(play.state, play.rules)),
    });
};

export const landHandlers: Handlers<typeof landCommands> = {
  AddLand: {
    may: (state, { facts }, seat) => objections(onlyReferee(seat), roomForLand(state), sized(facts)),
    play: (play, { facts }) => play.happen({ type: 'LandAdded', land: id(play.dice.id()), facts }),
  },
  DrawLand: { may: (state, _, seat) => objections(onlyReferee(seat), roomForLand(state)), play: drawLand },
  FileLand: {
    may: mayFile,
    play: (play, { land, folder, before }) =>
      play.happen({ type: 'LandFiled', land, folder: folder.trim() || null, before }),
  },
  RenameLand: {
    may: (state, { land }, seat) => mayChangeLand(state, seat, land),
    play: (play, { land, name }) => play.happen({ type: 'LandRenamed', land, name }),
  },
  RemoveLand: { may: mayRemove, play: removeLand },
  ScaleLand: { may: (state, { land }, seat) => mayChangeLand(state, seat, land), play: scaleLand },
  PaintHexes: {
    may: onArea,
    play: (play, { land, ground, road, river, also = [], ...area }) => {
      const hexes = [...between(area), ...also.map(([column, row]) => printed(column, row))];
      play.happen({ type: 'HexesPainted', ...onLand(land), hexes, ground, road, river });
    },
  },
  DrawWay: {
    may: mayDrawWay,
    play: (play, { land, way, through }) =>
      play.happen({
        type: 'WayDrawn',
        ...onLand(land),
        way,
        through: through.map(([column, row]) => printed(column, row)),
      }),
  },
  ShowHexes: {
    may: onArea,
    play: (play, { land, shown, ...area }) =>
      play.happen({ type: 'HexesShown', ...onLand(land), hexes: between(area), shown }),
  },
  DescribeHex: {
    may: (state, { land, column, row }, seat) => mayChangeLand(state, seat, land, [column, row]),
    play: (play, { land, column, row, label, note }) =>
      play.happen({ type: 'HexDescribed', ...onLand(land), hex: printed(column, row), label, note }),
  },
  PlaceParty: { may: mayPlace, play: placeParty },
  FindBearings: { may: mayFindBearings, play: findBearings },
};
