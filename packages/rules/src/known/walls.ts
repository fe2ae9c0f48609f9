import { midpointOf, type Segment, squareAt, type WallPiece, wallPieces } from '@lanthorn/geometry';
import { type Eye, identical } from '../core/index.ts';
import { isUnfound } from '../state/door-look.ts';
import { wallsAsKnown } from '../state/one-way.ts';
import { isOneWay, type Scene, type Wall } from '../state/scene.ts';
import { joinedWalls } from './joined-walls.ts';

/** The pieces of wall that belong to each row of a scene; a piece on the line between two rows belongs to the lower one. */
export type WallsByRow = readonly (readonly Piece[])[];

/** A piece of wall; of a one-way wall, what passes it. */
export interface Piece extends WallPiece {
  readonly segment: Wall;
}

interface Cut {
  readonly secret: readonly Segment[];
  /** The walls as they are taken to be. */
  readonly walls: Scene['walls'];
  readonly rows: WallsByRow;
}

/** By the walls of a scene, which never change. */
const cuts: Readonly<Record<Eye, WeakMap<Scene['walls'], Cut>>> = {
  referee: new WeakMap(),
  table: new WeakMap(),
};

/**
 * The walls as each is told of them. To all but the referee, a secret door that nobody has found is wall like any other,
 * and so is a one-way wall of which they have not seen the open side.
 */
export function wallsFor(eye: Eye, scene: Scene): WallsByRow {
  const known = cuts[eye];
  const secret = eye === 'referee' ? [] : secretDoors(scene);
  const before = known.get(scene.walls);
  const walls = eye === 'referee' ? scene.walls : wallsAsKnown(scene);
  if (before?.walls === walls && identical(before.secret, secret)) return before.rows;
  const solid = wallPieces(joinedWalls([...walls.filter((wall) => !isOneWay(wall)), ...secret]), scene);
  const pieces = [...solid, ...walls.filter(isOneWay).flatMap((wall) => passedPieces(wall, scene))]
    .map(tidy)
    .toSorted(inOrder);
  const byRow = Map.groupBy(pieces, (piece) => rowOf(piece, scene));
  const rows = Array.from({ length: scene.height }, (_, y) => byRow.get(y) ?? []);
  known.set(scene.walls, { secret, walls, rows });
  return rows;
}

/** A one-way wall cut at the grid's lines, each piece with the same open side. */
const passedPieces = (wall: Wall, scene: Scene): readonly Piece[] =>
  wallPieces([wall], scene).map((piece) => ({
    ...piece,
    segment: { ...piece.segment, ...(wall.passes ? { passes: wall.passes } : {}) },
  }));

const secretDoors = (scene: Scene): readonly Segment[] =>
  Object.values(scene.doors)
    .filter(isUnfound)
    .map((door) => door.segment);

function rowOf({ segment }: Piece, { height, grid }: Scene): number {
  return Math.min(height - 1, Math.max(0, squareAt(midpointOf(segment), grid).y));
}

/** A piece without the noise of cutting. */
const tidy = ({ segment: { a, b, passes }, squares }: Piece): Piece => ({
  segment: { a: tidied(a), b: tidied(b), ...(passes ? { passes } : {}) },
  squares,
});

const tidied = ({ x, y }: Segment['a']) => ({ x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 });

/** By place, so that the order tells nothing. */
const inOrder = ({ segment: one }: Piece, { segment: other }: Piece): number =>
  one.a.x - other.a.x || one.a.y - other.a.y || one.b.x - other.b.x || one.b.y - other.b.y;
