import type { Container } from 'pixi.js';
import { type BoardModel, sameGround, sameLight } from '../model.ts';
import { Darkness } from './darkness.ts';
import { Glow } from './glow.ts';
import { type Cast, Casts } from './light-cast.ts';
import { type Run, relitSquares } from './relit.ts';

/** Milliseconds between two looks of a light that flickers. */
const FLICKER = 80;

/** The dark, the lights cut out of it, and their colour and flicker over the ground. */
export class Lamplight {
  readonly #darkness: Darkness;
  readonly #glow: Glow;
  readonly #casts: Casts;
  readonly #wake: () => void;
  #shown: readonly Cast[] = [];
  #still = false;
  /** When the lights were last looked at. */
  #flickered = 0;
  #waiting: ReturnType<typeof setTimeout> | null = null;

  /**
   * @param pixels to the square in which light and dark are painted, at most
   * @param wake called when there is something to draw
   */
  constructor(dark: Container, glow: Container, pixels: number, wake: () => void) {
    this.#casts = new Casts(pixels);
    this.#darkness = new Darkness(dark, pixels);
    this.#glow = new Glow(glow);
    this.#wake = wake;
  }

  /** Without flicker, for people who asked their system for less motion. */
  set still(still: boolean) {
    this.#still = still;
  }

  /** Without fading: what is newly seen comes out of the dark at once. */
  set abrupt(abrupt: boolean) {
    this.#darkness.still = abrupt;
  }

  /** Paints anew where the ground, a door or a light is another than before. Returns where the dark is another now. */
  show(model: BoardModel, before: BoardModel): readonly Run[] | 'all' {
    if (sameGround(model, before) && sameLight(model, before)) return [];
    const casts = this.#casts.of(model);
    this.#darkness.show(model, casts, model.scene?.id !== before.scene?.id);
    this.#glow.show(casts);
    const relit = relitSquares(model, before, casts, this.#shown);
    this.#shown = casts;
    return relit;
  }

  /** Lets time pass, in milliseconds; true while something fades, and the next frame is to follow at once. */
  pass(elapsed: number): boolean {
    return this.#darkness.pass(elapsed);
  }

  /** Whether the lights shine otherwise at this moment, in milliseconds, than when they were last looked at. */
  flicker(now: number): boolean {
    if (this.#still || !this.#glow.burns || now - this.#flickered < FLICKER) return false;
    this.#flickered = now;
    this.#glow.flicker(now);
    return true;
  }

  /** After the last frame: lights flicker some twelve times a second. Of a page that nobody sees no frame is drawn. */
  rest(): void {
    if (this.#still || !this.#glow.burns || this.#waiting !== null) return;
    this.#waiting = setTimeout(() => {
      this.#waiting = null;
      this.#flickered = 0;
      this.#wake();
    }, FLICKER);
  }

  clear(): void {
    if (this.#waiting !== null) clearTimeout(this.#waiting);
    this.#darkness.clear();
    this.#glow.clear();
  }
}
