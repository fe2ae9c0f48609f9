import { type GridKind, type Square, squareAt, within } from '@lanthorn/geometry';
import { type Border, fillAt, type PartyMap, type PenStroke, type Sign, undoing, withStroke } from '@lanthorn/rules';
import type { SeatView } from '../seat/seat.svelte.ts';
import { heldOn } from './paper.ts';
import { between, borderAt, roomOf, sideNear, wayOf } from './strokes.ts';
import type { PenTool } from './tools.ts';

/** Under which drawing on the party's map is asked. */
export const DRAWING = 'DrawPartyMap';

/** Strokes in one command. */
const AT_ONCE = 300;

/** Those of `PenTool` that are drawn from corner to corner. */
const BY_CORNERS: readonly PenTool[] = ['room', 'rub'];
const ALONG: readonly PenTool[] = ['passage', 'water'];

/** The mapper's hand on the party's map: what it draws with, what is begun, and what it can take back. */
export class Pen {
  tool = $state<PenTool>('look');
  border = $state<Border>('door');
  sign = $state<Sign>('remark');
  /** What is written beside the next sign. */
  text = $state('');
  /** Where the pen is on the sheet, in squares; null while it is off the paper. */
  at = $state.raw<Square | null>(null);
  /** The corner where something was begun. */
  #from = $state.raw<Square | null>(null);
  /** The places that a passage has come through so far. */
  #trail = $state.raw<readonly Square[]>([]);
  /** Drawn, but not yet answered for. */
  #sent = $state.raw<readonly PenStroke[]>([]);
  #undone = $state.raw<readonly (readonly PenStroke[])[]>([]);
  #done = $state.raw<readonly (readonly PenStroke[])[]>([]);
  /** What was asked last, once it is answered: only then is it known what can be taken back. */
  #answered: Promise<boolean> = Promise.resolve(true);
  readonly #seat: SeatView;
  readonly #kept: () => PartyMap | null;

  constructor(seat: SeatView, kept: () => PartyMap | null) {
    this.#seat = seat;
    this.#kept = kept;
  }

  /** The map with what is drawn and not yet answered for. */
  get map(): PartyMap | null {
    const kept = this.#kept();
    return kept && this.#sent.reduce(withStroke, kept);
  }

  /** How the places of the paper lie. */
  get grid(): GridKind {
    return this.map?.grid ?? 'square';
  }

  /** The place that the pen is in; null while it is off the paper. */
  get place(): Square | null {
    return this.at && squareAt(this.at, this.grid);
  }

  /** The rectangle of columns and rows that is being drawn, both corners within; null for none. */
  get frame(): { readonly from: Square; readonly to: Square } | null {
    return this.#from && this.place && BY_CORNERS.includes(this.tool) ? { from: this.#from, to: this.place } : null;
  }

  /** The places of the passage that is being drawn. */
  get trail(): readonly Square[] {
    return this.#trail;
  }

  get busy(): boolean {
    return this.#from !== null;
  }

  get mayUndo(): boolean {
    return this.#done.length > 0;
  }

  get mayRedo(): boolean {
    return this.#undone.length > 0;
  }

  /** The pen is put down at a point of the sheet, and what a click does is done. */
  press(point: Square): void {
    const { map, grid } = this;
    const square = squareAt(point, grid);
    if (!map || !within(square, map)) return;
    this.at = point;
    const side = this.tool === 'border' && sideNear(point, grid);
    if (side) void this.draw(borderAt(map, side, this.border));
    if (this.tool === 'party') void this.draw([{ party: square }]);
    if (this.tool === 'sign') this.#stamp(map, square);
    if (BY_CORNERS.includes(this.tool) || ALONG.includes(this.tool)) this.#from = square;
    if (ALONG.includes(this.tool)) this.#trail = [square];
  }

  /** The pen goes on to a point of the sheet; beyond the paper it stays at its rim. */
  move(point: Square): void {
    const { map } = this;
    if (!map) return;
    this.at = heldOn(map, point);
    const last = this.#trail.at(-1);
    if (this.#from && last) this.#trail = [...this.#trail, ...between(last, squareAt(this.at, map.grid), map.grid)];
  }

  /** The pen is lifted, and what was begun is drawn. */
  release(): void {
    const { map, frame } = this;
    const trail = this.#trail;
    this.letGo();
    if (!map) return;
    if (frame && this.tool === 'room') void this.draw(roomOf(map, frame.from, frame.to));
    if (frame && this.tool === 'rub') void this.draw([{ fill: 'blank', ...frame }]);
    if (trail.length > 0) void this.draw(wayOf(map, trail, this.tool === 'water' ? 'water' : 'floor'));
  }

  /** What was begun is left; true when something was. */
  letGo(): boolean {
    const begun = this.busy;
    this.#from = null;
    this.#trail = [];
    return begun;
  }

  #stamp(map: PartyMap, at: Square): void {
    if (fillAt(map, at) === 'blank') return;
    const now = map.signs.find(({ x, y }) => x === at.x && y === at.y);
    const same = now?.sign === this.sign && now.text === this.text.trim();
    void this.draw([{ at, sign: same ? null : this.sign, text: same ? '' : this.text.trim() }]);
  }

  /** Draws, and remembers what takes it back. */
  async draw(strokes: readonly PenStroke[]): Promise<void> {
    const { map } = this;
    const back = map ? undoing(map, strokes) : [];
    if (back.length === 0) return;
    this.#undone = [];
    if (await this.#ask(strokes)) this.#done = [...this.#done, back];
  }

  async undo(): Promise<void> {
    await this.#answered;
    const [last, forth] = [this.#done.at(-1), this.#backOf(this.#done)];
    if (!last) return;
    this.#done = this.#done.slice(0, -1);
    if (await this.#ask(last)) this.#undone = [...this.#undone, forth];
  }

  async redo(): Promise<void> {
    await this.#answered;
    const [last, back] = [this.#undone.at(-1), this.#backOf(this.#undone)];
    if (!last) return;
    this.#undone = this.#undone.slice(0, -1);
    if (await this.#ask(last)) this.#done = [...this.#done, back];
  }

  /** Another map lies before the hand: what it did on the one before is not taken back from here. */
  forget(): void {
    this.letGo();
    this.#done = [];
    this.#undone = [];
  }

  #backOf(list: readonly (readonly PenStroke[])[]): readonly PenStroke[] {
    return this.map ? undoing(this.map, list.at(-1) ?? []) : [];
  }

  #ask(strokes: readonly PenStroke[]): Promise<boolean> {
    this.#answered = this.#send(strokes);
    return this.#answered;
  }

  async #send(strokes: readonly PenStroke[]): Promise<boolean> {
    const map = this.#kept()?.id;
    if (!map) return false;
    this.#sent = [...this.#sent, ...strokes];
    const parts = Array.from({ length: Math.ceil(strokes.length / AT_ONCE) }, (_, part) =>
      strokes.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    );
    let granted = true;
    for (const part of parts) granted &&= (await this.#seat.ask(DRAWING, { type: DRAWING, map, strokes: part })).ok;
    this.#sent = this.#sent.filter((stroke) => !strokes.includes(stroke));
    return granted;
  }
}
