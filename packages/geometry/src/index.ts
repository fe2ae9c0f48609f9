export { type AreaKind, type AreaShape, areaOutline, isWithinArea } from './area.ts';
export { type Barrier, type Barriers, barriersOf } from './barriers.ts';
export { besideSquares } from './beside.ts';
export { blocked } from './blocked.ts';
export { type Bounds, within } from './bounds.ts';
export { clipped } from './clip.ts';
export { distanceInFeet, distanceInSquares, feetThroughAir, stepsBetween } from './distance.ts';
export { type Edge, joinedEdges } from './edges.ts';
export {
  centreOf,
  countWithin,
  extentOf,
  GRIDS,
  type GridBounds,
  type GridKind,
  lineCrossings,
  longestStep,
  movedAlong,
  neighboursOf,
  outlineOf,
  placesUnder,
  type Side,
  sidesAround,
  spanOf,
  squareAt,
} from './grid.ts';
export {
  type Compass,
  carriedOver,
  type HexLayout,
  hexAt,
  hexCorners,
  hexDistance,
  hexesWithin,
  hexMiddle,
  hexTowards,
} from './hex.ts';
export { type HexLink, linksOf, sidesAlong, wayAlong } from './hex-links.ts';
export { HEX_SIDES, hexesFrom, hexNeighbours, hexWay, sideTowards } from './hex-way.ts';
export type { Light, Lights } from './light.ts';
export { litOutline } from './lit-outline.ts';
export { meetingPart } from './meeting.ts';
export { middleOf } from './middle.ts';
export { overlap } from './overlap.ts';
export { isLitOutside, seenSquares, seesOneOf, type Viewer } from './party-sight.ts';
export { pathLength, pathTo, pathToNearest } from './path.ts';
export { passingBy, pathRound, type Shunned } from './path-round.ts';
export { lengthOf, midpointOf, type Point, pointAlong, type Segment, type Square, sameSquare } from './point.ts';
export { type Reached, reachable } from './reach.ts';
export { roomSquares } from './room.ts';
export { sidesOf } from './sides.ts';
export { visibleSquares } from './sight.ts';
export {
  addSquares,
  changedRows,
  countSquares,
  differenceRows,
  emptyRows,
  fullRows,
  hasSquare,
  holdsAll,
  intersectRows,
  rowsOfSquares,
  type SquareRows,
  type SquareRun,
  squaresOf,
  unionRows,
  withoutRuns,
  withRuns,
} from './square-rows.ts';
export { canStep, type Ground, isFloor, type TimesOnto } from './step.ts';
export { countPieces, segmentSquares, type WallPiece, wallPieces } from './wall-pieces.ts';
