import type { Handler, Handlers } from '../../../play/index.ts';
import type { landCommands } from './commands.ts';
import { between, printed } from './hexes-named.ts';
import { chartingAnew } from './sight.ts';

const addLand: Handler<'AddLand'> = (play, { facts }) => {
  play.happen({ type: 'LandAdded', facts });
  return null;
};

const drawLand: Handler<'DrawLand'> = (play, { name, layout, width, height, milesPerHex }) => {
  const facts = { name, layout, width, height, milesPerHex, hexes: {} };
  play.happen({ type: 'LandAdded', facts });
  return null;
};

const scaleLand: Handler<'ScaleLand'> = (play, { milesPerHex }) => {
  const { land } = play.state;
  if (land) play.happen({ type: 'LandScaled', milesPerHex, was: land.milesPerHex });
  return null;
};

const paintHexes: Handler<'PaintHexes'> = (play, { ground, road, river, ...area }) => {
  play.happen({ type: 'HexesPainted', hexes: between(area), ground, road, river });
  return null;
};

const showHexes: Handler<'ShowHexes'> = (play, { shown, ...area }) => {
  play.happen({ type: 'HexesShown', hexes: between(area), shown });
  return null;
};

const describeHex: Handler<'DescribeHex'> = (play, { column, row, label, note }) => {
  play.happen({ type: 'HexDescribed', hex: printed(column, row), label, note });
  return null;
};

const placeParty: Handler<'PlaceParty'> = (play, { column, row }) => {
  const at = printed(column, row);
  const { land } = play.state;
  if (land) play.happen({ type: 'PartyPlaced', at, charted: chartingAnew(land, at, play.rules) });
  return null;
};

const findBearings: Handler<'FindBearings'> = (play) => {
  const { land, journey } = play.state;
  if (land && journey)
    play.happen({ type: 'BearingsFound', at: journey.at, charted: chartingAnew(land, journey.at, play.rules) });
  return null;
};

export const landHandlers: Handlers<typeof landCommands> = {
  AddLand: addLand,
  DrawLand: drawLand,
  ScaleLand: scaleLand,
  PaintHexes: paintHexes,
  ShowHexes: showHexes,
  DescribeHex: describeHex,
  PlaceParty: placeParty,
  FindBearings: findBearings,
};
