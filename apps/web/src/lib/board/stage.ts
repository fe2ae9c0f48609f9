import type { Square } from '@lanthorn/geometry';
import { Container, Graphics } from 'pixi.js';
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
import type { BoardArea, BoardModel } from './model.ts';
import { alike, gridOf, NO_BOARD, sameFloor } from './model.ts';
import type { Surface } from './surface.ts';
import type { Turning } from './turning.ts';
import { flightOf, type Way, walkOf } from './way.ts';

/** Where the pictures of a scene come from. */
export type TileSource = (scene: string, tile: TileName) => string;

/** Pixels to the square in which light and dark are painted, before they are enlarged: fewer where the processor draws. */
const FINE = 12;
const COARSE = 8;

/** All that lies on the board, layer over layer; each is drawn anew where what it shows has changed. */
export class Stage {
  readonly pointers: Pointers;
  readonly tokens: Tokens;
  readonly names: Names;
  readonly #surface: Surface;
  readonly #wake: () => void;
  readonly #light: Lamplight;
  readonly #tiles: Tiles;
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
  #model: BoardModel = NO_BOARD;
  #wayShown: Way | null = null;
  /** Taken off the page: what still comes in is not drawn. */
  #gone = false;

  /** @param wake asks for a frame, for something is to be drawn otherwise than in the last one */
  constructor(surface: Surface, source: TileSource, wake: () => void) {
    this.#surface = surface;
    this.#wake = wake;
    const [ground, pictures, dark, glow] = [new Container(), new Container(), new Container(), new Container()];
    const [names, floats, pointers] = [new Container(), new Container(), new Container()];
    // A group of its own: those of one picture are drawn in one go, whatever was drawn before.
    const tokens = new Container({ isRenderGroup: true });
    this.#tiles = new Tiles(
      pictures,
      (tile) => source(this.#model.scene?.id ?? '', tile),
      () => {
        surface.change();
        wake();
      },
    );
    this.tokens = new Tokens(tokens, floats, surface.renderer, surface.inSoftware);
    this.names = new Names(names, this.tokens);
    this.pointers = new Pointers(pointers, wake);
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
    this.#light = new Lamplight(dark, glow, surface.inSoftware ? COARSE : FINE, wake);
    surface.lay(ground, dark);
  }

  /** Fetches the pictures that are in view. */
  look(view: View): void {
    this.#tiles.look(this.#model, view);
  }

  /** Goes on with all that moves. True while something does. @param elapsed milliseconds since the last frame */
  pass(elapsed: number): boolean {
    const gliding = this.tokens.glide(elapsed);
    const pointing = this.pointers.pass(elapsed);
    const dawning = this.#light.pass(elapsed);
    return gliding || pointing || dawning;
  }

  /** True when the lights look otherwise than in the last frame. @param now of the frame, by its clock */
  flicker(now: number): boolean {
    return this.#light.flicker(now);
  }

  /** Nothing moves any more. */
  rest(): void {
    this.#light.rest();
  }

  /** What has its own size on the page keeps it. */
  zoom(view: View): void {
    const { scale } = view.camera;
    this.tokens.scale = scale;
    this.names.scale = scale;
    sizeKeys(this.#marks, scale);
    // Its length stays as large as it was, and in view.
    if (this.#wayShown) this.way(this.#wayShown, view);
  }

  /** Draws what another model shows otherwise. */
  show(model: BoardModel, selected: string | null, hand: readonly string[], view: View): void {
    const old = this.#model;
    this.#model = model;
    if (model.scene?.id !== old.scene?.id) {
      this.#tiles.clear();
      // What was measured on another map would lie anywhere on this one.
      this.way(null, view);
    }
    this.#showGround(model, old, view);
    if (!alike(model.areas, old.areas)) drawAreas(this.#areas, model.areas);
    if (!alike(model.drawings, old.drawings)) void this.#draw();
    if (!alike(model.marks, old.marks)) {
      drawMarks(this.#marks, model.marks);
      sizeKeys(this.#marks, view.camera.scale);
    }
    this.tokens.show(
      model.tokens,
      selected,
      hand,
      gridOf(model),
      (token, from) => walkOf(model, token, from),
      (token) => (model.fled?.includes(token.id) ? flightOf(model, token) : null),
    );
    this.names.show(model, selected);
  }

  #showGround(model: BoardModel, old: BoardModel, view: View): void {
    const floor = !sameFloor(model, old);
    if (floor) {
      this.#cut = cutFloor(model);
      drawFloor(this.#floor, model, this.#cut);
      drawWalls(this.#walls, model);
      this.#tiles.show(model, view);
    }
    this.#surface.dim(this.#light.show(model, old));
    const doors = !alike(model.doors, old.doors);
    if (doors) drawDoors(this.#doors, model.doors);
    const features = !alike(model.features, old.features);
    if (features) drawFeatures(this.#features, model.features, gridOf(model));
    if (floor || doors || features) this.#surface.change();
  }

  /** What draws is fetched where something is drawn. */
  async #draw(): Promise<void> {
    const { drawDrawings } = await import('./layers/drawings.ts');
    if (this.#gone) return;
    drawDrawings(this.#drawings, this.#model.drawings);
    this.#wake();
  }

  /** Somebody is being turned to look there; null once nobody is. */
  turn(turning: Turning | null): void {
    this.tokens.turn(turning);
    this.#wake();
  }

  /** The way of a dragged token or a measured line; none when null. */
  way(way: Way | null, view: Pick<View, 'camera' | 'screen'>): void {
    this.#wayShown = way;
    drawWay(this.#way, way, view);
    this.#wake();
  }

  /** An area that is being laid; none when null. */
  preview(area: BoardArea | null): void {
    drawAreas(this.#preview, area ? [area] : []);
    this.#wake();
  }

  /** The squares that may be chosen, and the one that the keyboard stands on; null when nothing is. And what is in reach. */
  choices(from: readonly Square[] | null, at: Square | null, reach: readonly InReach[]): void {
    drawChoices(this.#choices, from, at, reach, this.#model, this.#cut);
    this.#wake();
  }

  /** Whether it moves without gliding and flickering, for those who asked for less motion. */
  set still(still: boolean) {
    this.tokens.still = still;
    this.#light.still = still;
    this.#light.abrupt = still || this.#surface.inSoftware;
  }

  clear(): void {
    this.#gone = true;
    this.#tiles.clear();
    this.#light.clear();
  }
}
