import { type Square, sameSquare } from '@lanthorn/geometry';
import { type CommandOf, impossible, type Refusal, type Seat } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { isOnMap, type Land } from '../../../state/land.ts';
import type { GameState } from '../../../state/state.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { landCommands } from './commands.ts';
import { isWhole, sized } from './may.ts';
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

/** Does something on the hex map, when this seat may and there is one. */
function onLand(state: GameState, seat: Seat, act: (land: Land) => Refusal | null): Refusal | null {
  const refusal = onlyReferee(seat);
  if (refusal) return refusal;
  return state.land ? act(state.land) : impossible('no-such-thing', 'There is no hex map.');
}

const scaleLand: Handler<'ScaleLand'> = (play, { milesPerHex }) =>
  onLand(play.state, play.by, (land) => {
    const refusal = sized({ ...land, milesPerHex });
    if (refusal) return refusal;
    play.happen({ type: 'LandScaled', milesPerHex, was: land.milesPerHex });
    return null;
  });

/** A hex by the numbers printed on it, from 1. */
const printed = (column: number, row: number): Square => ({ x: column - 1, y: row - 1 });

function onHex(
  state: GameState,
  seat: Seat,
  column: number,
  row: number,
  act: (land: Land, hex: Square) => void,
): Refusal | null {
  return onLand(state, seat, (land) => {
    if (!isWhole(column, land.width) || !isWhole(row, land.height)) return offMap;
    act(land, printed(column, row));
    return null;
  });
}

const offMap = impossible('bad-input', 'The hex map does not reach so far.');

const paintHexes: Handler<'PaintHexes'> = (play, { ground, road, river, ...area }) =>
  onLand(play.state, play.by, (land) => {
    const hexes = between(land, area);
    if (!hexes) return offMap;
    play.happen({ type: 'HexesPainted', hexes, ground, road, river });
    return null;
  });

const showHexes: Handler<'ShowHexes'> = (play, { shown, ...area }) =>
  onLand(play.state, play.by, (land) => {
    const hexes = between(land, area);
    if (!hexes) return offMap;
    play.happen({ type: 'HexesShown', hexes, shown });
    return null;
  });

/** The hexes of a rectangle, from whichever corner; null when a corner is not on the map. */
function between(land: Land, { column, row, toColumn, toRow }: Omit<CommandOf<'ShowHexes'>, 'type' | 'shown'>) {
  const [a, b] = [printed(column, row), printed(toColumn, toRow)];
  if (![column, row, toColumn, toRow].every(Number.isInteger) || !isOnMap(land, a) || !isOnMap(land, b)) return null;
  const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [across, down] = [Math.abs(a.x - b.x) + 1, Math.abs(a.y - b.y) + 1];
  return Array.from({ length: across * down }, (_, n) => ({ x: left + (n % across), y: top + Math.floor(n / across) }));
}

const describeHex: Handler<'DescribeHex'> = (play, { column, row, label, note }) =>
  onHex(play.state, play.by, column, row, (_, hex) => play.happen({ type: 'HexDescribed', hex, label, note }));

const placeParty: Handler<'PlaceParty'> = (play, { column, row }) =>
  onHex(play.state, play.by, column, row, (land, at) =>
    play.happen({ type: 'PartyPlaced', at, charted: chartingAnew(land, at, play.rules) }),
  );

const findBearings: Handler<'FindBearings'> = (play) =>
  onLand(play.state, play.by, (land) => {
    const { journey } = play.state;
    if (!journey || sameSquare(journey.at, journey.believed))
      return impossible('no-change', 'The party knows where it is.');
    play.happen({ type: 'BearingsFound', at: journey.at, charted: chartingAnew(land, journey.at, play.rules) });
    return null;
  });

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
