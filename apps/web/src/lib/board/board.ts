import { centreOf, type Point, type Square } from '@lanthorn/geometry';
import { Ticker } from 'pixi.js';
import type { Camera, Size } from './camera.ts';
import { centred, inView, panned, toScene } from './camera.ts';
import { type Free, glide } from './glide.ts';
import type { InReach } from './layers/choices.ts';
import type { Pointers } from './layers/pointers.ts';
import type { View } from './layers/tile-names.ts';
import { Looking, type Place } from './looking.ts';
import type { BoardArea, BoardModel, BoardToken } from './model.ts';
import { alike, gridOf, NO_BOARD } from './model.ts';
import { Stage, type TileSource } from './stage.ts';
import { Surface } from './surface.ts';
import { tokenAt } from './token-at.ts';
import { gripOf, LEAST_SCALE, type Turning } from './turning.ts';
import type { Way } from './way.ts';

const placeOf = (host: HTMLElement): Place => {
  const { left, top } = host.getBoundingClientRect();
  const { innerWidth, innerHeight } = window;
  return { left, top, width: host.clientWidth, height: host.clientHeight, window: `${innerWidth}×${innerHeight}` };
};

/** Milliseconds without a move after which a view is at rest. */
const REST = 150;

/** The drawn board: state in, picture out. It moves nothing by itself; see `input.ts` for hands and keys. */
export class Board {
  /** Called whenever the view moves. */
  looked: () => void = () => {};
  /** Called when the host has become larger or smaller, or was turned. */
  resized: () => void = () => {};
  #foot = 0;
  /** How often the view has moved of itself: what was under the pointer before is somewhere else. */
  shifts = 0;
  /** Who is being turned by its handle. */
  turning: Turning | null = null;
  readonly #surface: Surface;
  readonly #stage: Stage;
  #model: BoardModel = NO_BOARD;
  #camera: Camera = { scale: 40, offset: { x: 0, y: 0 } };
  #selected: string | null = null;
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
    this.#stage = new Stage(surface, source, () => this.#wake());
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
    this.#stage.look(this.#view);
    const moving = this.#stage.pass(Math.max(0, now - this.#drawing));
    Ticker.system.update(now);
    this.#surface.paint(this.#stage.flicker(now) || moving || this.#changed, this.#camera, this.#model);
    this.#changed = moving;
    this.#drawing = moving ? now : null;
    if (this.#drawing !== null) requestAnimationFrame((next) => this.#frame(next));
    else if (this.#surface.rest(this.#camera)) this.#wake();
    else this.#stage.rest();
  }

  /** Where people point. */
  get pointers(): Pointers {
    return this.#stage.pointers;
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
    this.#stage.zoom(this.#view);
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
    const seen = { left, top, right: left + width / scale, bottom: top + height / scale };
    if (this.#stage.names.rest(seen)) this.#wake();
  }

  get #view(): View {
    return { camera: this.#camera, screen: this.screen, density: this.#surface.renderer.resolution };
  }

  get screen(): Size {
    return this.#surface.size;
  }

  /** Pixels at its foot over which words and dice lie: what is to be seen comes into view above them. */
  set foot(pixels: number) {
    const grows = pixels > this.#foot;
    this.#foot = pixels;
    if (!grows) return;
    const camera = this.#looking.uncovered(this.#model, this.#camera, this.screen, this.#clear, performance.now());
    if (camera) this.#turn(camera, true);
  }

  /** What nothing lies over. */
  get #clear(): Size {
    const { width, height } = this.screen;
    return { width, height: Math.max(height / 2, height - this.#foot) };
  }

  /** Draws what has changed between two models. */
  show(model: BoardModel, selected: string | null, hand: readonly string[] = []): void {
    const old = this.#model;
    this.#model = model;
    this.#selected = selected;
    this.#stage.show(model, selected, hand, this.#view);
    const camera = this.#looking.follow(model, old, this.#camera, this.#clear, performance.now());
    if (camera) this.#turn(camera, model.scene?.id === old.scene?.id && old.rows.length > 0);
    this.#wake();
  }

  /** A blow at somebody was seen to miss. */
  missed(token: string): void {
    this.#stage.tokens.missed(token);
    this.#wake();
  }

  /** Somebody was seen to lose so many hit points, though not how many are left. */
  struck(token: string, points: number): void {
    this.#stage.tokens.struck(token, points);
    this.#wake();
  }

  /** Somebody is being turned to look there; null once nobody is. */
  turn(turning: Turning | null): void {
    this.turning = turning;
    this.#stage.turn(turning);
    this.looked();
  }

  /** The middle of the handle by which a token is turned; null where it has none. In squares. */
  gripOf({ id, facing }: BoardToken): Point | null {
    const { tokens } = this.#stage;
    const sign = this.#camera.scale < LEAST_SCALE ? null : tokens.signOf(id);
    return sign && gripOf(sign, this.turning?.id === id ? this.turning.facing : facing, tokens.signs);
  }

  /** The way of a dragged token or a measured line; none when null. */
  way(way: Way | null): void {
    this.#stage.way(way, { camera: this.#camera, screen: this.screen });
  }

  /** An area that is being laid; none when null. */
  preview(area: BoardArea | null): void {
    this.#stage.preview(area);
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

  /** Those who meet in view, as they do. */
  toMeeting(met: readonly Square[]): void {
    const camera = this.#looking.toMeeting(this.#model, met, this.#camera, this.#clear, performance.now());
    if (camera) this.#turn(camera, true);
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
    this.#stage.still = still;
  }

  /** The squares that may be chosen, and the one that the keyboard stands on; null when nothing is. And what is in reach. */
  choices(from: readonly Square[] | null, at: Square | null, reach: readonly InReach[]): void {
    this.#stage.choices(from, at, reach);
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
    this.#stage.clear();
    this.#surface.destroy();
  }
}
