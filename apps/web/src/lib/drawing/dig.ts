import { type GridKind, type Square, sidesAround } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import { wallKey } from '@lanthorn/rules';
import { lineOf, type Patch } from './patch.ts';
import { lineOfRuns, type Run, squaresOf } from './runs.ts';
import { leftToRight, tidied } from './snap.ts';

type Line = readonly [number, number, number, number];

/** Digs those of some squares that are rock, and leaves the floor and the walls among the others as they are. */
export function digs(scene: Scene, runs: readonly Run[]): Patch {
  const rock = squaresOf(runs).filter(({ x, y }) => scene.floor?.[y]?.[x] === '0');
  return rock.length > 0 ? dug(scene, lineOfRuns(rock), false) : { put: {}, take: {} };
}

/**
 * Digs squares out of the rock, or fills them up again: floor inside, and walls along every edge where floor and rock
 * meet. What is dug beside a hall widens it.
 */
export function dug(scene: Scene, runs: readonly Run[], solid: boolean): Patch {
  const inside = new Set(squaresOf(runs).map(({ x, y }) => `${x},${y}`));
  const isFloor = (x: number, y: number): boolean => {
    if (x < 0 || y < 0 || x >= scene.width || y >= scene.height) return false;
    if (inside.has(`${x},${y}`)) return !solid;
    return scene.floor ? scene.floor[y]?.[x] === '1' : true;
  };
  const edges = edgesOf(squaresOf(runs), scene.grid);
  const known = new Set(scene.walls.map(wallKey));
  const has = (line: Line) => known.has(keyOf(line));
  const stands = edges.filter(({ sides: [a, b] }) => isFloor(a.x, a.y) !== isFloor(b.x, b.y)).map(({ line }) => line);
  const standing = new Set(stands.map(keyOf));
  return {
    put: { walls: stands.filter((line) => !has(line) && !hasDoor(scene, line)), ...(solid ? {} : { floor: runs }) },
    take: {
      walls: edges.map(({ line }) => line).filter((line) => has(line) && !standing.has(keyOf(line))),
      ...(solid ? { floor: runs } : {}),
    },
  };
}

const keyOf = ([ax, ay, bx, by]: Line): string => wallKey({ a: { x: ax, y: ay }, b: { x: bx, y: by } });

/** A door stands there already, and is its own wall. */
const hasDoor = ({ doors }: Scene, line: Line): boolean =>
  Object.values(doors).some(
    ({ segment }) => wallKey(segment) === keyOf(line) || keyOf(lineOf(segment)) === keyOf(line),
  );

interface Edge {
  readonly line: Line;
  readonly sides: readonly [Square, Square];
}

/** The sides of some squares, each once, with the squares on both sides of it. */
function edgesOf(squares: readonly Square[], grid: GridKind): readonly Edge[] {
  const edges = new Map<string, Edge>();
  for (const square of squares)
    for (const { a, b, beyond } of sidesAround(square, grid)) {
      const [from, to] = leftToRight(tidied(a), tidied(b));
      const line = [from.x, from.y, to.x, to.y] as const;
      edges.set(keyOf(line), { line, sides: inOrder(square, beyond) });
    }
  return [...edges.values()];
}

const inOrder = (one: Square, other: Square): readonly [Square, Square] =>
  one.y < other.y || (one.y === other.y && one.x < other.x) ? [one, other] : [other, one];
