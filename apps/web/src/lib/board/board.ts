import { centreOf, type Point, type Square } from '@lanthorn/geometry';
import { Container, Graphics, Ticker } from 'pixi.js';
import type { Camera, Size } from './camera.ts';
import { centred, inView, panned, toScene } from './camera.ts';
import { type Free, glide } from './glide.ts';
import { drawAreas } from './layers/areas.ts';
import { drawChoices, type InReach } from './layers/choices.ts';
import { type CutFloor, cutFloor } from './layers/cut-floor.ts';
import { drawDoors } from './layers/doors.ts';
import { drawFeatures } from './layers/features.ts';
import { drawFloor } from './layers/floor.ts';
import { Lamplight } from './layers/lamplight.ts';
import { drawMarks, drawWay, sizeKeys } from './layers/marks.ts';
import { Names } from './layers/names.ts';
import { Pointers } from './layers/pointers.ts';
import type { TileName, View } from './layers/tile-names.ts';
import { Tiles } from './layers/tiles.ts';
import { Tokens } from './layers/tokens.ts';
import { drawWalls } from './layers/walls.ts';
import { Looking, type Place } from './looking.ts';
import type { BoardArea, BoardModel, BoardToken } from './model.ts';
import { alike, gridOf, NO_BOARD, sameFloor } from './model.ts';
import { Surface } from './surface.ts';
import { tokenAt } from './token-at.ts';
import { gripOf, LEAST_SCALE, type Turning } from './turning.ts';
import { flightOf, type Way, walkOf } from './way.ts';

/** Where the pictures of a scene come from. */
export type TileSource = (scene: string, tile: TileName) => string;

const placeOf = (host: HTMLElement): Place => {
  const { left, top } = host.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  return { left, top, width: host.clientWidth, height: host.clientHeight, window: `${innerWidth}×${innerHeight}` };
};

/** Pixels to the square in which light and dark are painted, before they are enlarged: fewer where the processor draws. */
const FINE = 12;
const COARSE = 8;
/** Milliseconds without a move after which a view is at rest. */
const REST = 150;

/** The drawn board: state in, picture out. It moves nothing by itself; see `input.ts` for hands and keys. */
export class Board {
  readonly pointers: Pointers;
  /** Called whenever the view moves. */
  looked: () => void = () => {};
  /** Called when the host has become larger or smaller, or was turned. */
  resized: () => void = () => {};
  /** Pixels at its foot over which words and dice lie: what is to be seen comes into view above them. */
  foot = 0;
  /** How often the view has moved of itself: what was under the pointer before is somewhere else. */
  shifts = 0;
  /** Who is being turned by its handle. */
  turning: Turning | null = null;
  readonly #surface: Surface;
  readonly #floor = new Graphics();
  #cut: CutFloor = new Map();
  readonly #features = new Container();
  readonly #walls = new Graphics();
  readonly #doors = new Graphics();
  readonly #choices = new Graphics();
  readonly #areas = new Graphics();
  readonly #drawings = new Container();
  readonly #preview = new Graphics();
  readonly #marks = new Container();
  readonly #way = new Container();
  readonly #light: Lamplight;
  readonly #tiles: Tiles;
  readonly #tokens: Tokens;
  readonly #names: Names;
  #model: BoardModel = NO_BOARD;
  #camera: Camera = { scale: 40, offset: { x: 0, y: 0 } };
  #selected: string | null = null;
  #wayShown: Way | null = null;
  readonly #looking = new Looking();
  /** When the view counts as at rest. */
  #resting: ReturnType<typeof setTimeout> | undefined;
  /** Ends a view's gliding to where it goes of itself. */
  #stop = () => {};
  #still = false;
  /** When the last frame was drawn, while more are to follow; null while the picture stands still. */
  #drawing: number | null = null;
  /** Taken off the page: what still comes in is not drawn. */
  #gone = false;
  /** Something is to be drawn otherwise than in the last frame, or was still moving in it. */
  #changed = true;
  #observer: ResizeObserver | null = null;

  private constructor(surface: Surface, source: TileSource) {
    this.#surface = surface;
    const ground = new Container();
    const pictures = new Container();
    const dark = new Container();
    const glow = new Container();
    // A group of its own: those of one picture are drawn in one go, whatever was drawn before.
    const tokens = new Container({ isRenderGroup: true });
    const floats = new Container();
    const pointers = new Container();
    this.#tiles = new Tiles(
      pictures,
      (tile) => source(this.#model.scene?.id ?? '', tile),
      () => {
        surface.change();
        this.#wake();
      },
    );
    this.#tokens = new Tokens(tokens, floats, surface.renderer, surface.inSoftware);
    const names = new Container();
    this.#names = new Names(names, this.#tokens);
    this.pointers = new Pointers(pointers, () => this.#wake());
    ground.addChild(pictures, this.#floor, this.#features, this.#walls, this.#doors);
    surface.world.addChild(
      glow,
      this.#choices,
      this.#areas,
      this.#drawings,
      this.#marks,
      names,
      tokens,
      this.#preview,
      this.#way,
      floats,
      pointers,
    );
    this.#light = new Lamplight(dark, glow, surface.inSoftware ? COARSE : FINE, () => this.#wake());
    surface.lay(ground, dark);
  }

  /** Makes a board that fills its host; rejects when the browser can draw neither by WebGL nor WebGPU. */
  static async on(host: HTMLElement, source: TileSource, still: boolean): Promise<Board> {
    const board = new Board(await Surface.on(host), source);
    board.still = still;
    board.#watch(host);
    return board;
  }

  /** Fills the host whenever its size changes. */
  #watch(host: HTMLElement): void {
    let before = placeOf(host);
    this.#observer = new ResizeObserver(() => {
      // Behind another part of the page it has no size, and keeps its view.
      if (host.clientWidth === 0 || host.clientHeight === 0) return;
      const now = placeOf(host);
      this.#surface.fill(host);
      const camera = this.#looking.resized(this.#model, this.#camera, before, now);
      if (camera) this.#turn(camera);
      before = now;
      this.#surface.paint(true, this.#camera, this.#model);
      this.resized();
    });
    this.#observer.observe(host);
  }

  /** Draws what is another than before, and goes on until nothing moves: a still board costs nothing. */
  #wake(): void {
    this.#changed = true;
    this.#go();
  }

  #go(): void {
    if (this.#drawing !== null || this.#gone) return;
    this.#drawing = performance.now();
    requestAnimationFrame((now) => this.#frame(now));
  }

  #frame(now: number): void {
    if (this.#drawing === null) return;
    this.#tiles.look(this.#model, this.#view);
    const elapsed = Math.max(0, now - this.#drawing);
    const gliding = this.#tokens.glide(elapsed);
    const pointing = this.pointers.pass(elapsed);
    const dawning = this.#light.pass(elapsed);
    const moving = gliding || pointing || dawning;
    Ticker.system.update(now);
    this.#surface.paint(this.#light.flicker(now) || moving || this.#changed, this.#camera, this.#model);
    this.#changed = moving;
    this.#drawing = moving ? now : null;
    if (this.#drawing !== null) requestAnimationFrame((next) => this.#frame(next));
    else if (this.#surface.rest(this.#camera)) this.#wake();
    else this.#light.rest();
  }

  get model(): BoardModel {
    return this.#model;
  }

  get camera(): Camera {
    return this.#camera;
  }

  set camera(camera: Camera) {
    this.#looking.byHand(performance.now());
    this.#stop();
    this.#aim(camera);
  }

  /** A pointer goes over the board, and is about to click somewhere. */
  aims(): void {
    this.#looking.aims(performance.now());
  }

  /** The pointer has clicked, or left the board. */
  waits(): void {
    this.#looking.waits(performance.now());
  }

  #aim(camera: Camera): void {
    this.#camera = camera;
    this.#surface.aim(camera);
    this.#tokens.scale = camera.scale;
    this.#names.scale = camera.scale;
    sizeKeys(this.#marks, camera.scale);
    // Its length stays as large as it was, and in view.
    if (this.#wayShown) this.#drawWay();
    this.looked();
    clearTimeout(this.#resting);
    this.#resting = setTimeout(() => this.#rest(), REST);
    this.#go();
  }

  /** The view has not moved for a moment. */
  #rest(): void {
    const { scale, offset } = this.#camera;
    const { width, height } = this.screen;
    const [left, top] = [-offset.x / scale, -offset.y / scale];
    if (this.#names.rest({ left, top, right: left + width / scale, bottom: top + height / scale })) this.#wake();
  }

  get #view(): View {
    return { camera: this.#camera, screen: this.screen, density: this.#surface.renderer.resolution };
  }

  get screen(): Size {
    return this.#surface.size;
  }

  /** What nothing lies over. */
  get #clear(): Size {
    const { width, height } = this.screen;
    return { width, height: Math.max(height / 2, height - this.foot) };
  }

  /** Draws what has changed between two models. */
  show(model: BoardModel, selected: string | null, hand: readonly string[] = []): void {
    const old = this.#model;
    this.#model = model;
    this.#selected = selected;
    if (model.scene?.id !== old.scene?.id) {
      this.#tiles.clear();
      // What was measured on another map would lie anywhere on this one.
      this.way(null);
    }
    const floor = !sameFloor(model, old);
    if (floor) this.#drawGround();
    const relit = this.#light.show(model, old);
    this.#surface.dim(relit);
    const doors = !alike(model.doors, old.doors);
    if (doors) drawDoors(this.#doors, model.doors);
    const features = !alike(model.features, old.features);
    if (features) drawFeatures(this.#features, model.features, gridOf(model));
    if (floor || doors || features) this.#surface.change();
    if (!alike(model.areas, old.areas)) drawAreas(this.#areas, model.areas);
    if (!alike(model.drawings, old.drawings)) void this.#draw();
    if (!alike(model.marks, old.marks)) {
      drawMarks(this.#marks, model.marks);
      sizeKeys(this.#marks, this.#camera.scale);
    }
    this.#tokens.show(
      model.tokens,
      selected,
      hand,
      gridOf(model),
      (token, from) => walkOf(model, token, from),
      (token) => (model.fled?.includes(token.id) ? flightOf(model, token) : null),
    );
    this.#names.show(model, selected);
    const camera = this.#looking.follow(model, old, this.#camera, this.#clear, performance.now());
    if (camera) this.#turn(camera, model.scene?.id === old.scene?.id && old.rows.length > 0);
    this.#wake();
  }

  /** What draws is fetched where something is drawn. */
  async #draw(): Promise<void> {
    const { drawDrawings } = await import('./layers/drawings.ts');
    if (this.#gone) return;
    drawDrawings(this.#drawings, this.#model.drawings);
    this.#wake();
  }

  #drawGround(): void {
    this.#cut = cutFloor(this.#model);
    drawFloor(this.#floor, this.#model, this.#cut);
    drawWalls(this.#walls, this.#model);
    this.#tiles.show(this.#model, this.#view);
  }

  /** A blow at somebody was seen to miss. */
  missed(token: string): void {
    this.#tokens.missed(token);
    this.#wake();
  }

  /** Somebody was seen to lose so many hit points, though not how many are left. */
  struck(token: string, points: number): void {
    this.#tokens.struck(token, points);
    this.#wake();
  }

  /** Somebody is being turned to look there; null once nobody is. */
  turn(turning: Turning | null): void {
    this.turning = turning;
    this.#tokens.turn(turning);
    this.looked();
    this.#wake();
  }

  /** The middle of the handle by which a token is turned; null where it has none. In squares. */
  gripOf({ id, facing }: BoardToken): Point | null {
    const sign = this.#camera.scale < LEAST_SCALE ? null : this.#tokens.signOf(id);
    return sign && gripOf(sign, this.turning?.id === id ? this.turning.facing : facing, this.#tokens.signs);
  }

  /** The way of a dragged token or a measured line; none when null. */
  way(way: Way | null): void {
    this.#wayShown = way;
    this.#drawWay();
  }

  #drawWay(): void {
    drawWay(this.#way, this.#wayShown, { camera: this.#camera, screen: this.screen });
    this.#wake();
  }

  /** An area that is being laid; none when null. */
  preview(area: BoardArea | null): void {
    drawAreas(this.#preview, area ? [area] : []);
    this.#wake();
  }

  /**
   * The view moves of itself: what was under the pointer before is somewhere else. Also told where it stays, for the page
   * about it may have changed.
   */
  #turn(camera: Camera, slowly = false): void {
    const other = !alike([camera], [this.#camera]);
    if (other) this.shifts += 1;
    this.#stop();
    if (other && slowly) this.#stop = glide(this.#camera, camera, (next) => this.#aim(next), this.#still);
    else this.#aim(camera);
  }

  /** All that is known of the scene in view. */
  fit(): void {
    this.fitWithin({ left: 0, top: 0, ...this.#clear });
  }

  /** All that is known of the scene in a part of the board. */
  fitWithin({ left, top, ...room }: Free): void {
    const camera = this.#looking.fit(this.#model, room);
    if (camera) this.#turn(panned(camera, left, top));
  }

  /** Whether it moves without gliding and flickering, for those who asked for less motion. */
  set still(still: boolean) {
    this.#still = still;
    this.#tokens.still = still;
    this.#light.still = still;
    this.#light.abrupt = still || this.#surface.inSoftware;
  }

  /** The squares that may be chosen, and the one that the keyboard stands on; null when nothing is. And what is in reach. */
  choices(from: readonly Square[] | null, at: Square | null, reach: readonly InReach[]): void {
    drawChoices(this.#choices, from, at, reach, this.#model, this.#cut);
    this.#wake();
  }

  /** Looks at a square; what is well in view already stays where it is. */
  lookAt(square: Square): void {
    if (!inView(this.#camera, centreOf(square, gridOf(this.#model)), this.screen))
      this.camera = centred(this.#camera, centreOf(square, gridOf(this.#model)), this.screen);
  }

  /** The point of the scene under a point of the canvas. */
  at(screen: Point): Point {
    return toScene(this.#camera, screen);
  }

  /** The topmost token at a point of the scene. */
  tokenAt(at: Point): BoardToken | null {
    return tokenAt(this.#model, at, this.#selected);
  }

  destroy(): void {
    this.#gone = true;
    clearTimeout(this.#resting);
    this.#stop();
    this.#drawing = null;
    this.#observer?.disconnect();
    this.#tiles.clear();
    this.#light.clear();
    this.#surface.destroy();
  }
}
