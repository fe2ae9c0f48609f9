import { type Point, type Square, sameSquare, squareAt } from '@lanthorn/geometry';
import type { FeatureKind, Fog, GridLines, Passes, Scene, Wall } from '@lanthorn/rules';
import type { SeatView } from '../seat/seat.svelte.ts';
import { GridTool } from '../tracing/grid-tool.svelte.ts';
import { LookedAt } from '../tracing/looked-at.ts';
import { Tracing } from '../tracing/tracing.svelte.ts';
import { Acts, type Drawn } from './acts.svelte.ts';
import { Chain } from './chain.svelte.ts';
import { inHalves, letting, turnedAbout, wallsAlong } from './chosen-wall.ts';
import { pastedAt } from './clip.ts';
import { Clipping } from './clipping.svelte.ts';
import { Confirmation } from './confirmation.svelte.ts';
import { cutOut, inParts } from './cut-out.ts';
import { dug } from './dig.ts';
import { Fogging } from './fogging.svelte.ts';
import { Grasp, type Moved } from './grasp.svelte.ts';
import { Inks } from './inks.svelte.ts';
import * as make from './made.ts';
import { lineOf, wallsDrawn } from './patch.ts';
import { keyedRoom } from './room-around.ts';
import { type Run, squaresOf } from './runs.ts';
import { snapped } from './snap.ts';
import { Sweep } from './sweep.svelte.ts';
import { type Chosen, removalOf, stillThere, type Thing, thingAt } from './thing.ts';
import type { DrawingTool } from './tools.ts';

/** Under which a drawing waits for its answer, and is refused. */
export const DRAWING = 'drawing';

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
  readonly tracing = new Tracing(
    this.#picture,
    () => this.scene,
    (act) => this.act(act),
  );
  /** The hand that lays the grid over the picture. */
  readonly gridTool = new GridTool(this.#picture);
  readonly chain = new Chain();
  /** Where the pen is, snapped; null while it is nowhere. */
  pen = $state.raw<Point | null>(null);
  /** The squares that the pen goes over while it is down. */
  readonly sweep = new Sweep();
  /** What is said of the last click, until the pen is put down again. */
  remark = $state('');
  readonly grasp = new Grasp(() => this.scene, this.clipping);
  /** The tool that was taken; null for the one with which this map begins. */
  #tool = $state<DrawingTool | null>(null);
  #chosen = $state.raw<Chosen | null>(null);
  readonly confirmation = new Confirmation((drawn) => this.act(drawn));
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

  /** Whether squares are drawn where the pen goes. */
  get freehand(): boolean {
    return this.inks.freehand && isSpread(this.tool, this.inks.feature);
  }

  get chosen(): Thing | null {
    return this.#chosen && this.scene && stillThere(this.scene, this.#chosen);
  }

  choose(thing: Chosen | null): void {
    this.#chosen = thing;
  }

  /** What is begun is given up. True when there was something. */
  letGo(): boolean {
    const begun = [this.fogging, this.clipping, this.gridTool].map((hand) => hand.letGo());
    const points = this.chain.end();
    const swept = this.sweep.letGo();
    const held = begun.includes(true) || points.length > 0 || swept || this.#chosen !== null;
    this.remark = '';
    this.grasp.letGo();
    this.#chosen = null;
    this.confirmation.letGo();
    return held;
  }

  /** The pen moves. */
  at(point: Point, free: boolean): void {
    if (!this.scene) return;
    this.grasp.at(point, free);
    this.pen = snapped(point, free || this.scene.gridLines === 'none', this.scene);
    this.fogging.at(this.scene, point);
    if (this.freehand) this.sweep.at(this.scene, point);
    this.gridTool.at(this.scene, point);
  }

  /** The pen is put down at a point of the map. */
  press(point: Point, free: boolean): void {
    const { scene } = this;
    if (!scene) return;
    this.at(point, free);
    this.remark = '';
    const { tool, inks } = this;
    const square = make.inside(scene, squareAt(point, scene.grid));
    switch (tool) {
      case 'select':
        if (this.clipping.pasting) return this.#paste(scene, point);
        if (!this.clipping.holds(square)) this.#choose(scene, point);
        this.grasp.press(scene, point);
        return this.sweep.begin(square, point);
      case 'wall':
        return void (this.chain.add(this.pen ?? point) && this.finish());
      case 'dig':
      case 'room':
      case 'trap':
        return this.sweep.begin(square, point);
      case 'door':
        return this.#make(make.doorAt(scene, point, { kind: inks.door, locked: inks.locked, stuck: inks.stuck }));
      case 'light':
        return this.#make(make.lightAt(this.pen ?? point, inks.radius));
      case 'feature':
        if (!make.isGround(inks.feature)) return this.#make(make.thingOn(scene, inks.feature, square));
        return this.sweep.begin(square, point);
      case 'exit':
        return this.#make(make.exitAt(square, inks.exit));
      case 'note':
        return this.#make(make.noteAt(this.pen ?? point));
      case 'fog':
        return this.fogging.press(scene, point);
      case 'grid':
        return this.gridTool.press(scene, point);
      case 'trace':
        return this.#takeRoom(point);
      default:
        return tool satisfies never;
    }
  }

  /** The pen is lifted: what was begun as a rectangle is drawn. */
  release(point: Point): void {
    const { scene } = this;
    const shown = scene && this.fogging.lift(scene);
    if (shown) return void this.act(shown);
    if (scene) this.gridTool.lift(scene);
    const swept = scene && this.sweep.lift(scene, point, this.freehand);
    if (!scene || !swept) return;
    const { corner, to, over } = swept;
    const { tool, inks } = this;
    if (tool === 'select') return this.#drawn(scene, corner, to, point);
    if (tool === 'dig') {
      const { solid } = inks;
      const digging = (now: Scene) => dug(now, over, solid);
      return solid ? this.takeOff([digging]) : void this.act(digging);
    }
    if (tool === 'room') return this.#room(scene, corner, over);
    if (tool === 'feature') return this.#make(make.thingsOn(scene, inks.feature, squaresOf(over)));
    if (tool === 'trap') this.#make(make.trapOver(over));
  }

  /** A click in a room that has a key opens that one; another is laid over it where its squares are dragged out. */
  #room(scene: Scene, corner: Square, over: readonly Run[]): void {
    const there = squaresOf(over).length === 1 ? keyedRoom(scene, corner) : null;
    if (!there) return this.#make(make.roomOver(scene, corner, over));
    this.#chosen = { kind: 'room', room: there };
    this.remark = `This is room ${there.key} already: here is its key. Drag over squares to lay another room.`;
  }

  #choose(scene: Scene, point: Point): void {
    this.clipping.letGo();
    this.#chosen = thingAt(scene, point);
  }

  /** What was taken hold of is drawn elsewhere; nothing was, and a part of the map is chosen. */
  #drawn(scene: Scene, corner: Square, to: Square, point: Point): void {
    const { moved, holds } = this.grasp;
    this.grasp.letGo();
    if (!moved) return holds ? this.#choose(scene, point) : this.#choosePart(corner, to);
    this.clipping.letGo();
    this.#move(moved);
  }

  #move(moved: Moved, afterwards?: () => void): void {
    if ('put' in moved) this.#make(moved);
    else this.takeOff(moved, afterwards);
  }

  /**
   * What is chosen goes on by so many squares; while an act is still to be answered, once it is. True when something is
   * chosen. @param held the key is held down: its further strokes are dropped while the one before is answered
   */
  nudge(dx: number, dy: number, held = false): boolean {
    if (!this.scene || !this.#willHold) return false;
    if (this.confirmation.asks || (held && this.#acts.waits)) return true;
    this.#acts.onceAnswered(() => this.#nudge(dx, dy));
    return true;
  }

  #nudge(dx: number, dy: number): void {
    const { scene, chosen } = this;
    if (!scene || !this.holds) return;
    const { moved, afterwards } = this.grasp.nudged(scene, chosen, dx, dy);
    if (moved) this.#move(moved, afterwards);
  }

  /** A drag over squares chooses all that lies within it; a click, what lies there. */
  #choosePart(from: Square, to: Square): void {
    if (sameSquare(from, to)) return;
    this.#chosen = null;
    this.clipping.area = { from, to };
  }

  #paste(scene: Scene, point: Point): void {
    const { clip } = this.clipping;
    if (!clip || !this.clipping.fits(scene)) return;
    const corner = this.clipping.cornerAt(point, scene.grid);
    this.clipping.letGo();
    void this.act(pastedAt(scene, clip, corner, { id: make.fresh, key: (taken) => make.nextKey(scene, taken) }));
  }

  /** The chosen wall becomes two, where it was clicked. */
  split(): void {
    const halves = inHalves(this.chosen, this.pen);
    if (!halves) return;
    this.#chosen = null;
    void this.act(halves);
  }

  /** The wall, or the polygon, that is being drawn is done. */
  finish(): void {
    const closed = this.scene && this.fogging.close(this.scene);
    if (closed) void this.act(closed);
    const points = this.chain.end();
    if (points.length > 1) void this.act({ put: wallsDrawn(this.begun(points)), take: {} });
  }

  /** The walls from point to point, as they would be drawn now. */
  begun(points: readonly Point[]): readonly Wall[] {
    return wallsAlong(points, this.inks.passes);
  }

  /** The chosen wall lets something through, or nothing any more. */
  letPass(passes: Passes | null): void {
    const wall = letting(this.chosen, passes);
    if (wall) void this.act(wall);
  }

  /** The chosen one-way wall is open on its other side. True when one was chosen. */
  turnAbout(): boolean {
    const wall = turnedAbout(this.chosen);
    if (wall) void this.act(wall);
    return wall !== null;
  }

  /** Something that is drawn is chosen, or a part of the map. */
  get holds(): boolean {
    return this.chosen !== null || this.clipping.area !== null;
  }

  /** Something is chosen, or will be as soon as it is drawn. */
  get #willHold(): boolean {
    return this.holds || (this.#chosen !== null && this.#acts.waits);
  }

  /** By a key, what is chosen is taken off; once the acts before are answered. True when something is chosen. */
  eraseSoon(): boolean {
    const held = this.#willHold;
    if (held) this.#acts.onceAnswered(() => this.erase());
    return held;
  }

  /** Takes what is chosen off the scene, or all that lies in the chosen part; where a door was, the wall is whole again. */
  erase(): void {
    const { chosen } = this;
    if (!chosen) return void this.#cutOut();
    this.#chosen = null;
    const whole = chosen.kind === 'door' && { walls: [lineOf(chosen.door.segment)] };
    this.takeOff([{ put: whole || {}, take: removalOf(chosen) }]);
  }

  #cutOut(): void {
    const { scene } = this;
    const { area } = this.clipping;
    if (!scene || !area) return;
    this.clipping.letGo();
    this.takeOff(inParts(cutOut(scene, area.from, area.to)));
  }

  /** Takes something off: at once, unless players have seen it on a map that they play on. @param afterwards once it is answered */
  takeOff(parts: readonly Drawn[], afterwards = () => {}): void {
    const { scene } = this;
    this.confirmation.take(scene && this.#seat.isInPlay(scene.id) ? scene : null, parts, afterwards);
  }

  /** How the map becomes known to the players. */
  async setFog(fog: Fog): Promise<void> {
    if (this.scene) await this.#seat.ask(DRAWING, { type: 'SetFog', scene: this.scene.id, fog });
  }

  /** How the grid of the map is shown to all. */
  async setGridLines(lines: GridLines): Promise<void> {
    if (this.scene) await this.#seat.ask(DRAWING, { type: 'SetGridLines', scene: this.scene.id, lines });
  }

  /** The squares of those on the map whom players do not see. */
  get unseen(): readonly Square[] {
    return this.scene ? this.#seat.unseenByPlayers(this.scene.id) : [];
  }

  /** Draws; what goes by what is drawn already, once the acts before it are answered. */
  act(drawn: Drawn): Promise<void> {
    return this.#acts.act(drawn);
  }

  get mayUndo(): boolean {
    return this.#acts.mayUndo || this.chain.points.length > 0;
  }

  get mayRedo(): boolean {
    return this.#acts.mayRedo;
  }

  /** The last point of a wall, or the last act, is taken back. */
  async undo(): Promise<void> {
    if (!this.chain.takeBack()) await this.#acts.undo();
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

  #takeRoom(point: Point): void {
    const room = this.tracing.roomAt(point);
    if (room) void this.tracing.take(room);
  }

  #make({ chosen, put, take }: make.Made): void {
    void this.act({ put, take });
    if (chosen) this.#chosen = chosen;
  }
}

/** What is drawn over many squares at once. */
export const isSpread = (tool: DrawingTool, feature: FeatureKind): boolean =>
  ['dig', 'room', 'trap'].includes(tool) || (tool === 'feature' && make.isGround(feature));

/** A map that is dug out of rock, and not one that is floor as far as it goes. */
const isOfRock = ({ floor }: Scene): boolean => floor?.some((row) => row.includes('0')) ?? false;
