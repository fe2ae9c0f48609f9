import { differenceRows, lengthOf, type Point, rowsOfSquares, type Segment } from '@lanthorn/geometry';
import type { SceneId } from '../../../core/index.ts';
import type { FloorRun, LastingMagic, Redrawn } from '../../../state/magic.ts';
import type { Scene, Wall } from '../../../state/scene.ts';
import { squaresIn, wallKey } from '../../table/drawing/events.ts';

/** What magic in force makes of a map, by the keys of walls and squares. */
interface OnMap {
  /** Walls that it has stand there: those that it raised, and what its ways leave of others. */
  readonly standing: ReadonlyMap<string, Wall>;
  /** Walls in which its ways lie open. */
  readonly opened: ReadonlyMap<string, Wall>;
  /** Rock that is floor. */
  readonly floor: ReadonlyMap<string, FloorRun>;
}

/** How a map changes as the magic upon it becomes other magic: what several spells hold goes with the last of them. */
export function changeOfMap(scene: SceneId, before: readonly LastingMagic[], after: readonly LastingMagic[]): Redrawn {
  const [was, is] = [onMap(before, scene), onMap(after, scene)];
  const part = (from: OnMap, to: OnMap) => {
    const walls = [...without(to.standing, from.standing), ...without(from.opened, to.opened)];
    const floor = without(to.floor, from.floor);
    return { ...(walls.length > 0 ? { walls } : {}), ...(floor.length > 0 ? { floor } : {}) };
  };
  return { scene, put: part(was, is), take: part(is, was) };
}

/** The map as it would be without any magic upon it. */
export function withoutMagic(scene: Scene, magic: readonly LastingMagic[]): Scene {
  const { standing, opened, floor } = onMap(magic, scene.id);
  const rock = rowsOfSquares(scene.width, scene.height, squaresIn([...floor.values()]));
  return {
    ...scene,
    walls: [...scene.walls.filter((wall) => !standing.has(wallKey(wall))), ...opened.values()],
    floor: scene.floor && differenceRows(scene.floor, rock),
  };
}

function onMap(magic: readonly LastingMagic[], scene: SceneId): OnMap {
  const all = magic.flatMap(({ redraws }) => (redraws?.scene === scene ? [redraws] : []));
  const ways = all.filter(({ take }) => take.walls);
  const raised = all.flatMap(({ put, take }) => (take.walls ? [] : (put.walls ?? [])));
  const opened = byKey(ways.flatMap(({ take }) => take.walls ?? []));
  const left = [...opened.values()].flatMap((wall) => leftOf(wall, ways));
  const floor = all.flatMap(({ put }) => put.floor ?? []);
  return { standing: byKey([...raised, ...left]), opened, floor: new Map(floor.map((run) => [run.join(), run])) };
}

const byKey = (walls: readonly Wall[]): ReadonlyMap<string, Wall> =>
  new Map(walls.map((wall) => [wallKey(wall), wall]));

const without = <One>(all: ReadonlyMap<string, One>, others: ReadonlyMap<string, One>): readonly One[] =>
  [...all].flatMap(([key, one]) => (others.has(key) ? [] : [one]));

/** What all ways together leave of a wall: what each of them that opens it leaves. */
function leftOf(wall: Wall, ways: readonly Redrawn[]): readonly Wall[] {
  const key = wallKey(wall);
  const through = ways.filter(({ take }) => take.walls?.some((one) => wallKey(one) === key));
  return through.reduce<readonly Wall[]>(
    (left, { put }) => {
      const pieces = (put.walls ?? []).filter(({ a, b }) => isOn(a, wall) && isOn(b, wall));
      return left.flatMap((one) => pieces.flatMap((piece) => shared(one, piece, wall)));
    },
    [wall],
  );
}

/** Squares; what is shorter or nearer is a matter of rounding. */
const NEAR = 0.01;

/** The part along a wall that two pieces of it share, alone in a list; none where they share none. */
function shared(one: Wall, other: Wall, wall: Wall): readonly Wall[] {
  const part = (point: Point): number => alongOf(point, wall);
  const a = part(one.a) > part(other.a) ? one.a : other.a;
  const b = part(one.b) < part(other.b) ? one.b : other.b;
  return part(b) - part(a) > NEAR ? [{ ...wall, a, b }] : [];
}

/** How far along a line a point lies, in squares from its beginning. */
const alongOf = ({ x, y }: Point, { a, b }: Segment): number =>
  ((x - a.x) * (b.x - a.x) + (y - a.y) * (b.y - a.y)) / lengthOf({ a, b });

/** Whether a point lies on the straight line of a segment. */
const isOn = ({ x, y }: Point, { a, b }: Segment): boolean =>
  Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) / lengthOf({ a, b }) < NEAR;
