import { centreOf, type Point, squareAt } from '@lanthorn/geometry';
import type { BoardAsks } from './asks.ts';
import type { Board } from './board.ts';
import { panned, zoomed } from './camera.ts';
import { Corners } from './corners.ts';
import { showLaid } from './laid.ts';
import { type BoardToken, gridOf } from './model.ts';
import { GRIP, lookTowards } from './turning.ts';
import { underAt } from './under.ts';
import { WayAhead } from './way-ahead.ts';

type Gesture =
  | { readonly kind: 'frame'; readonly from: Point }
  | { readonly kind: 'pan' }
  | { readonly kind: 'drag' | 'turn'; readonly token: BoardToken }
  | { readonly kind: 'measure' | 'area'; readonly from: Point }
  | { readonly kind: 'point' };

/** Pixels a hand may shake before a press becomes a drag. */
const SHAKE = 5;
/** Milliseconds after which a press that stays still asks what can be done. */
const LONG_PRESS = 550;

/** Hands on the board: mouse, pen and touch, with two fingers to zoom. Returns what lets go of the canvas again. */
export function handle(board: Board, canvas: HTMLElement, asks: BoardAsks): () => void {
  const hands = new Hands(board, canvas, asks);
  const listeners: [keyof HTMLElementEventMap, EventListener][] = [
    ['pointerdown', (event) => hands.down(event as PointerEvent)],
    ['pointermove', (event) => hands.move(event as PointerEvent)],
    ['pointerup', (event) => hands.up(event as PointerEvent)],
    ['pointercancel', (event) => hands.cancel(event as PointerEvent)],
    ['pointerleave', () => hands.away()],
    ['wheel', (event) => hands.wheel(event as WheelEvent)],
    ['dblclick', (event) => hands.twice(event as MouseEvent)],
    ['contextmenu', (event) => event.preventDefault()],
  ];
  for (const [name, listener] of listeners) canvas.addEventListener(name, listener, { passive: false });
  return () => {
    for (const [name, listener] of listeners) canvas.removeEventListener(name, listener);
  };
}

class Hands {
  readonly #board: Board;
  readonly #canvas: HTMLElement;
  readonly #asks: BoardAsks;
  readonly #fingers = new Map<number, Point>();
  #gesture: Gesture | null = null;
  readonly #corners: Corners;
  readonly #wayAhead: WayAhead;
  /** How often the view had moved of itself when the mouse moved last. */
  #shifts: number;
  #begun: Point = { x: 0, y: 0 };
  #dragged = false;
  #button = 0;
  #press: ReturnType<typeof setTimeout> | undefined;

  constructor(board: Board, canvas: HTMLElement, asks: BoardAsks) {
    this.#board = board;
    this.#canvas = canvas;
    this.#asks = asks;
    this.#corners = new Corners(board, asks);
    this.#wayAhead = new WayAhead(board, asks);
    this.#shifts = board.shifts;
  }

  local(event: { readonly clientX: number; readonly clientY: number }): Point {
    const box = this.#canvas.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  down(event: PointerEvent): void {
    const screen = this.local(event);
    this.#canvas.setPointerCapture(event.pointerId);
    this.#fingers.set(event.pointerId, screen);
    if (this.#fingers.size > 1) return this.#letGo();
    this.#begun = screen;
    this.#dragged = false;
    this.#asks.hover(null, screen);
    const at = this.#board.at(screen);
    this.#button = event.button;
    this.#gesture = this.#gestureAt(event, at);
    // What a finger measures or lays begins with a press that may well stay still for a moment.
    if (event.pointerType !== 'mouse' && this.#asks.tool() === 'move')
      this.#press = setTimeout(() => this.#longPress(at), LONG_PRESS);
  }

  #gestureAt({ button, shiftKey }: PointerEvent, at: Point): Gesture {
    if (button !== 0) return { kind: 'pan' };
    const tool = this.#asks.tool();
    if (tool === 'measure' || tool === 'area') return { kind: tool, from: at };
    if (tool === 'point') return { kind: 'point' };
    const token = this.#board.tokenAt(at);
    const turner = this.#asks.turner();
    const grip = turner && this.#board.gripOf(turner);
    const held = turner && grip && Math.hypot(at.x - grip.x, at.y - grip.y) < GRIP;
    // The handle lies over the square beside: whoever stands there is dragged.
    if (held && (!token?.movable || token.id === turner.id)) return { kind: 'turn', token: turner };
    if (shiftKey && !token?.movable) return { kind: 'frame', from: this.#begun };
    return token?.movable ? { kind: 'drag', token } : { kind: 'pan' };
  }

  move(event: PointerEvent): void {
    const screen = this.local(event);
    this.#board.aims();
    const before = this.#fingers.get(event.pointerId);
    if (before && this.#fingers.size === 2) return this.#pinch(event.pointerId, before, screen);
    if (this.#asks.tool() === 'point') this.#asks.point(this.#board.at(screen));
    this.#corners.forget();
    if (!before && this.#corners.reachTo(this.#board.at(screen))) return;
    if (!before && event.pointerType === 'mouse') this.#hover(screen);
    if (!before || !this.#gesture) return;
    this.#fingers.set(event.pointerId, screen);
    if (!this.#dragged && Math.hypot(screen.x - this.#begun.x, screen.y - this.#begun.y) < SHAKE) return;
    this.#dragged = true;
    clearTimeout(this.#press);
    this.#carry(this.#gesture, before, screen);
  }

  /** The card of what is under the pointer; over the floor the way there. */
  #hover(screen: Point): void {
    this.#shifts = this.#board.shifts;
    const at = this.#board.at(screen);
    const under = underAt(this.#board, at);
    this.#asks.hover(under, screen);
    // What was measured stays to be read.
    if (this.#asks.tool() === 'measure') return;
    this.#wayAhead.show(under, at);
  }

  #carry(gesture: Gesture, before: Point, screen: Point): void {
    const at = this.#board.at(screen);
    if (gesture.kind === 'pan')
      this.#board.camera = panned(this.#board.camera, screen.x - before.x, screen.y - before.y);
    if (gesture.kind === 'frame') this.#asks.frame({ from: gesture.from, to: screen }, null);
    if (gesture.kind === 'measure') this.#corners.drag(gesture.from, at);
    if (gesture.kind === 'area') showLaid(this.#board, this.#asks.laying, gesture.from, at);
    if (gesture.kind === 'turn') this.#board.turn({ id: gesture.token.id, facing: this.#looked(gesture.token, at) });
    if (gesture.kind === 'drag') {
      this.#wayAhead.drag(gesture.token, at);
      this.#asks.drag(gesture.token, at);
    }
  }

  #looked({ square }: BoardToken, at: Point): number {
    const grid = gridOf(this.#board.model);
    return lookTowards(centreOf(square, grid), at, grid);
  }

  up(event: PointerEvent): void {
    const screen = this.local(event);
    const gesture = this.#gesture;
    const dragged = this.#dragged;
    this.cancel(event);
    this.#board.waits();
    if (!gesture) return;
    const at = this.#board.at(screen);
    if (gesture.kind === 'measure' && !event.altKey) return this.#corners.add(at, dragged ? gesture.from : null);
    if (this.#asks.tool() === 'measure' && !dragged) return this.#corners.add(null, null);
    if (!dragged) return this.#click(at, event);
    if (gesture.kind === 'frame') return this.#asks.frame(null, this.#within(gesture.from, screen));
    if (gesture.kind === 'area') return void this.#asks.laying.lay(gesture.from, at);
    if (gesture.kind === 'turn') return this.#turn(gesture.token, this.#looked(gesture.token, at));
    if (gesture.kind !== 'drag') return;
    const to = squareAt(at, gridOf(this.#board.model));
    if (to.x !== gesture.token.square.x || to.y !== gesture.token.square.y) this.#asks.move(gesture.token, to);
  }

  #turn(token: BoardToken, facing: number): void {
    if (facing !== token.facing) this.#asks.turn(token, facing);
  }

  #click(at: Point, event: PointerEvent): void {
    if (this.#button !== 2 && event.altKey) return this.#asks.ping(at);
    if (this.#asks.tool() !== 'move') return;
    const under = underAt(this.#board, at);
    if (this.#button === 0 && under === null && this.#isBelated(event)) return this.#hover(this.local(event));
    if (this.#button === 2) this.#asks.menu(under, at);
    else if (this.#button === 0) this.#asks.click(under, at, event.shiftKey);
  }

  /** The view has moved under a mouse that lay still: it is shown where a click would send somebody, before one does. */
  #isBelated({ pointerType }: PointerEvent): boolean {
    return pointerType === 'mouse' && this.#shifts !== this.#board.shifts && this.#asks.leading() !== null;
  }

  /** Where a click sends nobody, the second one of two pings. */
  twice(event: MouseEvent): void {
    if (this.#asks.tool() === 'move' && !this.#asks.leading()) this.#asks.ping(this.#board.at(this.local(event)));
  }

  #within(one: Point, other: Point): readonly BoardToken[] {
    const [a, b] = [this.#board.at(one), this.#board.at(other)];
    const holds = (at: number, from: number, to: number) => at > Math.min(from, to) && at < Math.max(from, to);
    return this.#board.model.tokens.filter(({ square }) => {
      const middle = centreOf(square, gridOf(this.#board.model));
      return holds(middle.x, a.x, b.x) && holds(middle.y, a.y, b.y);
    });
  }

  away(): void {
    this.#board.waits();
    this.#asks.point(null);
    this.#asks.hover(null, this.#begun);
    // What is measured stays to be read.
    if (!this.#gesture && this.#asks.tool() !== 'measure') this.#board.way(null);
    this.#wayAhead.forget();
  }

  cancel(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.#letGo();
  }

  #letGo(): void {
    clearTimeout(this.#press);
    if (this.#gesture?.kind === 'frame') this.#asks.frame(null, null);
    if (this.#gesture?.kind === 'drag' && this.#dragged) this.#asks.drag(this.#gesture.token, null);
    if (this.#gesture?.kind === 'turn') this.#board.turn(null);
    if (this.#gesture?.kind === 'area') this.#board.preview(null);
    this.#gesture = null;
    this.#wayAhead.forget();
    this.#board.way(null);
  }

  #longPress(at: Point): void {
    if (this.#dragged || this.#fingers.size !== 1) return;
    this.#letGo();
    this.#asks.menu(underAt(this.#board, at), at);
  }

  #pinch(finger: number, before: Point, screen: Point): void {
    const other = [...this.#fingers].find(([id]) => id !== finger)?.[1];
    this.#fingers.set(finger, screen);
    if (!other) return;
    const spread = (a: Point) => Math.max(1, Math.hypot(a.x - other.x, a.y - other.y));
    const centre = { x: (screen.x + other.x) / 2, y: (screen.y + other.y) / 2 };
    const zoom = zoomed(this.#board.camera, spread(screen) / spread(before), centre);
    this.#board.camera = panned(zoom, (screen.x - before.x) / 2, (screen.y - before.y) / 2);
  }

  wheel(event: WheelEvent): void {
    event.preventDefault();
    if (event.ctrlKey || !event.shiftKey) {
      this.#board.camera = zoomed(this.#board.camera, Math.exp(-event.deltaY * 0.0015), this.local(event));
    } else {
      this.#board.camera = panned(this.#board.camera, -event.deltaY, 0);
    }
  }
}
