import type { Point } from '@lanthorn/geometry';
import type { Container, Text } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import { lettering } from './marks.ts';

/** Milliseconds that a number is seen, and how many squares it rises in them. */
const LASTS = 1300;
const RISES = 0.8;

interface Shown {
  readonly text: Text;
  readonly from: Point;
  age: number;
}

/** What floats up from somebody: hit points lost, or won back, and that a blow missed. */
export class Floats {
  readonly #layer: Container;
  readonly #shown: Shown[] = [];
  /** Without rising, for people who asked their system for less motion. */
  still = false;

  constructor(layer: Container) {
    this.#layer = layer;
  }

  /** @param points hit points: fewer than none for a wound */
  add(at: Point, points: number): void {
    const wound = points < 0;
    this.#rise(at, lettering(wound ? `−${-points}` : `+${points}`, wound ? COLOURS.wound : COLOURS.health, 44));
  }

  miss(at: Point): void {
    this.#rise(at, lettering('miss', COLOURS.parchment, 32));
  }

  #rise(at: Point, text: Text): void {
    text.style.stroke = { color: COLOURS.void, width: 14, join: 'round' };
    const beside = this.#shown.filter(({ from, age }) => from.x === at.x && from.y === at.y && age < LASTS / 3).length;
    const from = { x: at.x + beside * 0.45, y: at.y };
    text.position.set(from.x, from.y - 0.3);
    this.#layer.addChild(text);
    this.#shown.push({ text, from: at, age: 0 });
  }

  /** Lets time pass, in milliseconds; true while something is still to be seen. */
  pass(elapsed: number): boolean {
    for (const one of [...this.#shown]) {
      one.age += elapsed;
      const part = Math.min(1, one.age / LASTS);
      if (!this.still) one.text.y = one.from.y - 0.3 - RISES * (1 - (1 - part) ** 2);
      one.text.alpha = Math.min(1, 3 * (1 - part));
      if (part === 1) this.#drop(one);
    }
    return this.#shown.length > 0;
  }

  #drop(one: Shown): void {
    one.text.destroy();
    this.#shown.splice(this.#shown.indexOf(one), 1);
  }
}
