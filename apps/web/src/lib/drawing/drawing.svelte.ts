import {
  centreOf,
  type GridKind,
  type Point,
  type Segment,
  type Square,
  sidesAround,
  squareAt,
} from '@lanthorn/geometry';
import type { DoorKind, ExitKind, FeatureKind, Fog, Passes, Scene, Wall } from '@lanthorn/rules';
import type { SeatView } from '../seat/seat.svelte.ts';
import { GridTool } from '../tracing/grid-tool.svelte.ts';
import { LookedAt } from '../tracing/looked-at.ts';
import { Tracing } from '../tracing/tracing.svelte.ts';
import { Acts, type Drawn } from './acts.svelte.ts';
import { pastedAt, split } from './clip.ts';
import { Clipping } from './clipping.svelte.ts';
import { cutOut, inParts } from './cut-out.ts';
import { digs, dug } from './dig.ts';
import { Fogging } from './fogging.svelte.ts';
import { brokenBy, doorIn, nearestOn, wallNear } from './in-wall.ts';
import { lineOf, type Patch, wallsDrawn } from './patch.ts';
import { roomAround } from './room-around.ts';
import { lineOfRuns, rectangle, squaresOf } from './runs.ts';
import { leftToRight, snapped, tidied } from './snap.ts';
import { stillThere, type Thing, takingOff, thingAt } from './thing.ts';

/** What the hand draws. */
export type DrawingTool =
  | 'select'
  | 'wall'
  | 'dig'
  | 'door'
  | 'room'
  | 'light'
  | 'trap'
  | 'feature'
  | 'exit'
  | 'note'
  | 'fog'
  | 'trace'
  | 'grid';

/** Under which a drawing waits for its answer, and is refused. */
export const DRAWING = 'drawing';

/** What the next thing of each kind is drawn like. */
export class Inks {
  /** What passes a wall from the left of the hand that draws it; null for nothing. */
  passes = $state<Passes | null>(null);
  door = $state<DoorKind>('door');
  locked = $state(false);
  stuck = $state(false);
  radius = $state(30);
  feature = $state<FeatureKind>('column');
  exit = $state<ExitKind>('stairs-down');
  /** Rock instead of floor. */
  solid = $state(false);
}

/** A referee's hand with a pen: what is being drawn, what is chosen of what was, and what can be taken back. */
export class Drawing {
  on = $state(false);
  readonly inks = new Inks();
  /** The hand that shows the map to the players, or hides it. */
  readonly fogging = new Fogging();
  /** Parts of the map that are copied. */
  readonly clipping = new Clipping();
  /** Walls that were followed in the picture. */
  readonly #picture = new LookedAt();
  readonly tracing = new Tracing(this.#picture);
  /** The hand that lays the grid over the picture. */
  readonly gridTool = new GridTool(this.#picture);
  /** Points of the wall that is being drawn. */
  chain = $state.raw<readonly Point[]>([]);
  /** Where the pen is, snapped; null while it is nowhere. */
  pen = $state.raw<Point | null>(null);
  /** Where a rectangle was begun. */
  corner = $state.raw<Square | null>(null);
  /** The tool that was taken; null for the one with which this map begins. */
  #tool = $state<DrawingTool | null>(null);
  #chosen = $state.raw<Thing | null>(null);
  readonly #acts = new Acts(
    () => this.scene,
    async ({ id: scene }, { put, take }) => (await this.#seat.ask(DRAWING, { type: 'DrawScene', scene, put, take })).ok,
  );
  readonly #seat: SeatView;
  readonly #sceneId: () => string | null;

  /** @param scene which scene is before the referee */
  constructor(seat: SeatView, scene: () => string | null) {
    this.#seat = seat;
    this.#sceneId = scene;
  }

  readonly scene = $derived.by<Scene | null>(() => {
    const id = this.#sceneId();
    return id === null ? null : this.#seat.sceneKnown(id);
  });

  /** In rock there is nothing to do before something is dug out of it. */
  get tool(): DrawingTool {
    return this.#tool ?? (this.scene && isOfRock(this.scene) ? 'dig' : 'wall');
  }

  set tool(tool: DrawingTool) {
    this.letGo();
    this.#tool = tool;
  }

  get chosen(): Thing | null {
    return this.#chosen && this.scene && stillThere(this.scene, this.#chosen);
  }

  choose(thing: Thing | null): void {
    this.#chosen = thing;
  }

  /** What is begun is given up. True when there was something. */
  letGo(): boolean {
    const begun = [this.fogging, this.clipping, this.gridTool].map((hand) => hand.letGo());
    const held = begun.includes(true) || this.chain.length > 0 || this.corner !== null || this.#chosen !== null;
    this.chain = [];
    this.corner = null;
    this.#chosen = null;
    return held;
  }

  /** The pen moves. */
  at(point: Point, free: boolean): void {
    if (!this.scene) return;
    this.pen = snapped(point, free, this.scene);
    this.fogging.at(this.scene, point);
    this.gridTool.at(this.scene, point);
  }

  /** The pen is put down at a point of the map. */
  press(point: Point, free: boolean): void {
    const { scene } = this;
    if (!scene) return;
    this.at(point, free);
    const { tool } = this;
    switch (tool) {
      case 'select':
        if (this.clipping.pasting) return this.#paste(scene, point);
        this.clipping.letGo();
        this.#chosen = thingAt(scene, point);
        this.corner = inside(scene, squareAt(point, scene.grid));
        return;
      case 'wall':
        return this.#toNext(this.pen ?? point);
      case 'dig':
      case 'room':
      case 'trap':
        this.corner = inside(scene, squareAt(point, scene.grid));
        return;
      case 'door':
        return this.#doorAt(scene, point);
      case 'light':
        return this.#put({ lights: [{ at: this.pen ?? point, radiusFeet: this.inks.radius, colour: null }] });
      case 'feature':
        if (isGround(this.inks.feature)) this.corner = inside(scene, squareAt(point, scene.grid));
        else
          this.#put({ features: [thingOn(this.inks.feature, inside(scene, squareAt(point, scene.grid)), scene.grid)] });
        return;
      case 'exit': {
        const exit = {
          id: fresh() as never,
          kind: this.inks.exit,
          at: inside(scene, squareAt(point, scene.grid)),
          to: null,
          hidden: false,
        };
        this.#put({ exits: [exit] });
        this.#chosen = { kind: 'exit', exit };
        return;
      }
      case 'note': {
        const note = { at: this.pen ?? point, text: 'A note' };
        this.#put({ notes: [note] });
        this.#chosen = { kind: 'note', note };
        return;
      }
      case 'fog':
        return this.fogging.press(scene, point);
      case 'grid':
        return this.gridTool.press(scene, point);
      case 'trace':
        void this.#takeRoom(scene, point);
        return;
      default:
        return tool satisfies never;
    }
  }

  /** The pen is lifted: what was begun as a rectangle is drawn. */
  release(point: Point): void {
    const { scene, corner } = this;
    const shown = scene && this.fogging.lift(scene);
    if (shown) return void this.act(shown);
    if (scene) this.gridTool.lift(scene);
    if (!scene || !corner) return;
    this.corner = null;
    const to = inside(scene, squareAt(point, scene.grid));
    const { tool } = this;
    if (tool === 'select') return this.#choosePart(corner, to);
    if (tool === 'dig') {
      const { solid } = this.inks;
      return void this.act((now) => dug(now, rectangle(corner, to), solid));
    }
    if (tool === 'room') return this.#roomFrom(scene, corner, to);
    if (tool === 'feature')
      return this.#put({
        features: squaresOf(rectangle(corner, to))
          .slice(0, MOST_SQUARES)
          .map((square) => thingOn(this.inks.feature, square, scene.grid)),
      });
    if (tool !== 'trap') return;
    const id = fresh() as never;
    this.#put({
      traps: [{ id, name: 'Pit', squares: rectangle(corner, to), guards: 'room', damage: '1d6', text: '' }],
    });
    this.#chosen = { kind: 'trap', trap: { id } as never };
  }

  /** A drag over squares chooses all that lies within it; a click, what lies there. */
  #choosePart(from: Square, to: Square): void {
    if (same(from, to)) return;
    this.#chosen = null;
    this.clipping.area = { from, to };
  }

  #paste(scene: Scene, point: Point): void {
    const { clip } = this.clipping;
    if (!clip || !this.clipping.fits(scene)) return;
    const corner = this.clipping.cornerAt(point, scene.grid);
    this.clipping.letGo();
    void this.act(pastedAt(scene, clip, corner, { id: fresh, key: (taken) => nextKey(scene, taken) }));
  }

  /** The chosen wall becomes two, where it was clicked. */
  split(): void {
    const { chosen, pen } = this;
    const halves = chosen?.kind === 'wall' && pen ? split(chosen.wall, pen) : null;
    if (!halves) return;
    this.#chosen = null;
    void this.act(halves);
  }

  /** The wall, or the polygon, that is being drawn is done. */
  finish(): void {
    const closed = this.scene && this.fogging.close(this.scene);
    if (closed) void this.act(closed);
    const [first, ...rest] = this.chain;
    if (first && rest.length > 0) {
      this.#put(wallsDrawn(this.begun([first, ...rest])));
    }
    this.chain = [];
  }

  /** The walls from point to point, as they would be drawn now. */
  begun(points: readonly Point[]): readonly Wall[] {
    const { passes } = this.inks;
    return points.slice(1).map((b, at) => ({ a: points[at] ?? b, b, ...(passes ? { passes } : {}) }));
  }

  /** The chosen wall lets something through, or nothing any more. */
  letPass(passes: Passes | null): void {
    const { chosen } = this;
    if (chosen?.kind === 'wall')
      this.#put(wallsDrawn([{ a: chosen.wall.a, b: chosen.wall.b, ...(passes ? { passes } : {}) }]));
  }

  /** The chosen one-way wall is open on its other side. True when one was chosen. */
  turnAbout(): boolean {
    const { chosen } = this;
    if (chosen?.kind !== 'wall' || !chosen.wall.passes) return false;
    const { a, b, passes } = chosen.wall;
    this.#put(wallsDrawn([{ a: b, b: a, passes }]));
    return true;
  }

  /** Something that is drawn is chosen, or a part of the map. */
  get holds(): boolean {
    return this.chosen !== null || this.clipping.area !== null;
  }

  /** Takes what is chosen off the scene, or all that lies in the chosen part; where a door was, the wall is whole again. */
  erase(): void {
    const { chosen } = this;
    if (!chosen) return void this.#cutOut();
    this.#chosen = null;
    const whole = chosen.kind === 'door' && { walls: [lineOf(chosen.door.segment)] };
    void this.act({ put: whole || {}, take: takingOff(chosen) });
  }

  async #cutOut(): Promise<void> {
    const { scene } = this;
    const { area } = this.clipping;
    if (!scene || !area) return;
    this.clipping.letGo();
    for (const part of inParts(cutOut(scene, area.from, area.to))) await this.act(part);
  }

  /** How the map becomes known to the players. */
  async setFog(fog: Fog): Promise<void> {
    if (this.scene) await this.#seat.ask(DRAWING, { type: 'SetFog', scene: this.scene.id, fog });
  }

  /** The squares of those on the map whom players do not see. */
  get unseen(): readonly Square[] {
    return this.scene ? this.#seat.unseenByPlayers(this.scene.id) : [];
  }

  /** Draws; what goes by what is drawn already, once the acts before it are answered. */
  act(drawn: Drawn): Promise<void> {
    return this.#acts.act(drawn);
  }

  /** Nothing is drawn on the map, and players have seen nothing of it. */
  get isBare(): boolean {
    const { scene } = this;
    if (!scene) return true;
    const { walls, doors, rooms, traps, exits = {}, lights, features, notes, floor, explored } = scene;
    const drawn = [walls, rooms, lights, features, notes, ...[doors, traps, exits].map(Object.values)];
    return floor === null && drawn.every((list) => list.length === 0) && !explored.some((row) => row.includes('1'));
  }

  get mayUndo(): boolean {
    return this.#acts.mayUndo || this.chain.length > 0;
  }

  get mayRedo(): boolean {
    return this.#acts.mayRedo;
  }

  /** The last point of a wall, or the last act, is taken back. */
  async undo(): Promise<void> {
    if (this.chain.length > 0) this.chain = this.chain.slice(0, -1);
    else await this.#acts.undo();
  }

  redo(): Promise<void> {
    return this.#acts.redo();
  }

  /** Another scene: what was done on the last one is the log's to take back. */
  forget(): void {
    this.letGo();
    this.#tool = null;
    this.#picture.close();
    this.tracing.drop();
    this.gridTool.forget();
    this.#acts.forget();
  }

  #put(put: Patch['put']): void {
    void this.act({ put, take: {} });
  }

  /** One more point of a wall; the same one again ends it, and so does the first. */
  #toNext(point: Point): void {
    const last = this.chain.at(-1);
    if (last && same(last, point)) return this.finish();
    const closes = this.chain.length > 2 && this.chain[0] !== undefined && same(this.chain[0], point);
    this.chain = [...this.chain, point];
    if (closes) this.finish();
  }

  #doorAt(scene: Scene, point: Point): void {
    const segment = doorPlace(scene, point, this.inks.door);
    const { take, put } = brokenBy(scene.walls, segment);
    const { door: kind, locked, stuck } = this.inks;
    const id = fresh() as never;
    const open = kind === 'archway' ? 'open' : 'closed';
    void this.act({
      put: {
        doors: [{ id, segment: lineOf(segment), kind, state: open, locked, stuck }],
        ...wallsDrawn(put),
      },
      take: { walls: take.map(lineOf) },
    });
  }

  async #takeRoom(scene: Scene, point: Point): Promise<void> {
    const room = this.tracing.roomAt(point);
    if (room) for (const act of this.tracing.take(scene, room)) await this.act(act);
  }

  /** A click finds the room by its walls; a drag says which squares it has, and digs those that are rock. */
  #roomFrom(scene: Scene, corner: Square, to: Square): void {
    const clicked = same(corner, to);
    const runs = clicked ? lineOfRuns(roomAround(scene, corner)) : rectangle(corner, to);
    const squares = squaresOf(runs);
    const key = nextKey(scene);
    const at = clicked ? corner : middleOf(squares);
    const { put, take } = digs(scene, runs);
    void this.act({ put: { ...put, rooms: [{ key, name: '', at, squares: runs, text: '', toPlayers: null }] }, take });
    this.#chosen = { kind: 'room', room: { key } as never };
  }
}

/** Where a door would stand: in the wall that is near, or else on the nearest side of a square. */
export function doorPlace(scene: Scene, point: Point, kind: DoorKind): Segment {
  const wall = wallNear(scene.walls, point);
  if (wall) return doorIn(wall, point, kind === 'double' ? 2 : 1);
  const sides = sidesAround(inside(scene, squareAt(point, scene.grid)), scene.grid);
  const [nearest] = sides.toSorted((one, other) => nearestOn(one, point).off - nearestOn(other, point).off);
  const side = nearest ?? { a: point, b: point };
  const [a, b] = leftToRight(tidied(side.a), tidied(side.b));
  return { a, b };
}

/** A map that is dug out of rock, and not one that is floor as far as it goes. */
const isOfRock = ({ floor }: Scene): boolean => floor?.some((row) => row.includes('0')) ?? false;

const same = (one: Point, other: Point): boolean => one.x === other.x && one.y === other.y;

const inside = ({ width, height }: Scene, { x, y }: Square): Square => ({
  x: Math.min(width - 1, Math.max(0, x)),
  y: Math.min(height - 1, Math.max(0, y)),
});

/** The least number that no room of the key has. */
function nextKey({ rooms }: Scene, others: readonly string[] = []): string {
  const taken = new Set([...rooms.map(({ key }) => key), ...others]);
  let number = 1;
  while (taken.has(String(number))) number += 1;
  return String(number);
}

function middleOf(squares: readonly Square[]): Square {
  const sum = squares.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / squares.length), y: Math.round(sum.y / squares.length) };
}

/** What covers ground is drawn over many squares at once. */
const isGround = (kind: FeatureKind): boolean => kind === 'water' || kind === 'rough';

const thingOn = (kind: FeatureKind, square: Square, grid: GridKind) => ({ kind, at: centreOf(square, grid) });

/** Squares of ground in one stroke. */
const MOST_SQUARES = 200;

/** A name that nothing has, and that tells nothing. */
const fresh = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, 16);
