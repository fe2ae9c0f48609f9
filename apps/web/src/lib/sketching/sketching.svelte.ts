import { extentOf, type Point } from '@lanthorn/geometry';
import { id, type RecordOf } from '@lanthorn/rules';
import type { SeatView } from '../seat/seat.svelte.ts';
import { drawnBy, nearest, onMap, type Shape, type Sketch } from './shapes.ts';

/** Under this name is shown why something could not be drawn or wiped off. */
export const SKETCHING = 'sketch';

export type Tool = Shape | 'eraser';
type DrawingRecord = RecordOf<'drawing'>;

/** A hand that draws over the map: with what, and what it is drawing. */
export class Sketching {
  tool = $state<Tool>('pen');
  colour = $state<DrawingRecord['colour']>('yellow');
  /** Whether the players see what the referee draws. */
  open = $state(true);
  /** Where a text is being written; null where none is. */
  writing = $state.raw<Point | null>(null);
  /** What would be wiped off where the hand is. */
  under = $state.raw<DrawingRecord | null>(null);
  /** Where the keyboard has led the pen; null while a hand leads it. */
  cross = $state.raw<Point | null>(null);
  /** The points that the keyboard has set. */
  #set: readonly Point[] = [];
  /** Where the hand has gone since it came down; null while it is up. */
  #way = $state.raw<readonly Point[] | null>(null);
  /** Asked for and not answered yet: it stays where it was drawn. */
  #asked = $state.raw<readonly Point[] | null>(null);
  readonly #seat: SeatView;

  constructor(seat: SeatView) {
    this.#seat = seat;
  }

  get drawings(): readonly DrawingRecord[] {
    return this.#seat.all('drawing');
  }

  /** Whether this seat may wipe it off. */
  isOwn({ by }: DrawingRecord): boolean {
    return by === this.#seat.one('you')?.user;
  }

  mayWipe(drawing: DrawingRecord): boolean {
    return this.#seat.role === 'referee' || this.isOwn(drawing);
  }

  /** What is being drawn. */
  readonly preview = $derived.by<Sketch | null>(() => {
    if (this.tool === 'eraser' || this.tool === 'text') return null;
    const way = this.tool === 'pen' ? this.#way : this.#way && drawnBy(this.tool, this.#way);
    const points = this.#way ? way : this.#asked;
    return points && { shape: this.tool, points, words: '' };
  });

  /** The hand comes down. */
  press(at: Point, within: number): void {
    this.cross = null;
    this.#begin(at, within);
  }

  #begin(at: Point, within: number): void {
    this.#seat.forgive(SKETCHING);
    this.writing = null;
    this.#set = [];
    this.hover(at, within);
    this.#way = [this.#onMap(at)];
  }

  /** The keyboard leads the pen on by so many squares. @param from where it begins */
  lead(right: number, down: number, from: Point, within: number): void {
    const { x, y } = this.cross ?? from;
    const cross = this.#onMap({ x: x + right, y: y + down });
    this.cross = cross;
    if (this.#set.length > 0) this.#way = [...this.#set, cross];
    else this.hover(cross, within);
  }

  /** A point is set where the keyboard has led the pen: the pen goes on from it, other shapes end at their second. True when it was led anywhere. */
  set(within: number): boolean {
    const { cross } = this;
    if (!cross) return false;
    if (this.#set.length > 0 && this.tool !== 'pen') return this.finish();
    if (this.#set.length === 0) this.#begin(cross, within);
    this.#set = [...this.#set, cross];
    if (this.tool === 'eraser' || this.tool === 'text') this.finish();
    return true;
  }

  /** What the keyboard draws ends where it has led the pen. True when something was begun. */
  finish(): boolean {
    const { cross } = this;
    if (!cross || this.#set.length === 0) return false;
    this.#way = this.#set;
    this.#set = [];
    this.release(cross);
    return true;
  }

  /** The hand moves. @param within how far from a drawing it may be to wipe it off, in squares */
  hover(at: Point, within: number): void {
    this.under =
      this.tool === 'eraser'
        ? nearest(
            this.drawings.filter((one) => this.mayWipe(one)),
            at,
            within,
          )
        : null;
    if (this.#way) this.#way = [...this.#way, this.#onMap(at)];
  }

  /** The hand is lifted. */
  release(at: Point): void {
    const way = this.#way && [...this.#way, this.#onMap(at)];
    this.#way = null;
    if (!way) return;
    if (this.tool === 'eraser') return void (this.under && this.wipe(this.under));
    const points = drawnBy(this.tool, way);
    if (this.tool === 'text') this.writing = points?.[0] ?? null;
    else if (points) void this.#draw(this.tool, points, '');
  }

  /** What is begun is given up. True when there was something. */
  letGo(): boolean {
    const begun = this.#way !== null || this.writing !== null;
    this.#set = [];
    this.#way = null;
    this.writing = null;
    return begun;
  }

  write(words: string): void {
    const at = this.writing;
    this.writing = null;
    if (at && words.trim() !== '') void this.#draw('text', [at], words);
  }

  wipe(drawing: DrawingRecord): void {
    this.under = null;
    void this.#seat.ask(SKETCHING, { type: 'WipeDrawing', drawing: id<'drawing'>(drawing.id) });
  }

  wipeAll(whose: 'mine' | 'all'): void {
    void this.#seat.ask(SKETCHING, { type: 'WipeDrawings', ...this.#named, whose });
  }

  async #draw(shape: Shape, points: readonly Point[], words: string): Promise<void> {
    this.#asked = points;
    const { colour, open } = this;
    await this.#seat.ask(SKETCHING, { type: 'DrawOnBoard', ...this.#named, shape, points, colour, words, open });
    if (this.#asked === points) this.#asked = null;
  }

  #onMap(at: Point): Point {
    return onMap(at, this.#seat.looked ? extentOf(this.#seat.looked) : { width: 0, height: 0 });
  }

  /** The referee draws on the map that they look at. */
  get #named() {
    return this.#seat.role === 'referee' && this.#seat.looked ? { scene: id<'scene'>(this.#seat.looked.id) } : {};
  }
}
