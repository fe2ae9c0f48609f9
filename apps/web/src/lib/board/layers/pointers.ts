import type { Point } from '@lanthorn/geometry';
import { Container, Graphics } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import { addDisc } from './disc.ts';
import { lettering } from './marks.ts';

/** Milliseconds a ping is seen, and after which a pointer that stays still fades. */
const PING = 2400;
const STILL = 4000;

interface Shown {
  readonly container: Container;
  age: number;
}

/** What the others point at: named arrows that fade when they rest, and pings that ring out. */
export class Pointers {
  readonly #layer: Container;
  readonly #wake: () => void;
  readonly #pointers = new Map<string, Shown>();
  readonly #pings: Shown[] = [];

  /** @param wake called when there is something to draw */
  constructor(layer: Container, wake: () => void) {
    this.#layer = layer;
    this.#wake = wake;
  }

  /** @param hue of the arrow, in degrees on the wheel of colours */
  point(who: string, name: string, hue: number, at: Point | null): void {
    const known = this.#pointers.get(who);
    this.#wake();
    if (!at) return this.#forget(who);
    const shown = known ?? { container: this.#layer.addChild(arrow(name, hue)), age: 0 };
    shown.age = 0;
    shown.container.position.set(at.x, at.y);
    this.#pointers.set(who, shown);
  }

  ping(at: Point): void {
    const container = this.#layer.addChild(new Container());
    container.addChild(addDisc(new Graphics(), { x: 0, y: 0 }, 0.5).stroke({ width: 0.09, color: COLOURS.lamp }));
    container.position.set(at.x, at.y);
    this.#pings.push({ container, age: 0 });
    this.#wake();
  }

  /** Lets time pass; true while something is still to be seen. */
  pass(elapsed: number): boolean {
    for (const [who, shown] of this.#pointers) {
      shown.age += elapsed;
      shown.container.alpha = Math.max(0, Math.min(1, 2 - shown.age / (STILL / 2)));
      if (shown.age > STILL) this.#forget(who);
    }
    for (const ping of [...this.#pings]) this.#ring(ping, elapsed);
    return this.#pointers.size > 0 || this.#pings.length > 0;
  }

  #ring(ping: Shown, elapsed: number): void {
    ping.age += elapsed;
    const beat = (ping.age % 800) / 800;
    ping.container.scale.set(0.4 + beat * 2.2);
    ping.container.alpha = 1 - beat;
    if (ping.age < PING) return;
    ping.container.destroy({ children: true });
    this.#pings.splice(this.#pings.indexOf(ping), 1);
  }

  #forget(who: string): void {
    this.#pointers.get(who)?.container.destroy({ children: true });
    this.#pointers.delete(who);
  }
}

function arrow(name: string, hue: number): Container {
  const container = new Container();
  container.addChild(
    new Graphics()
      .poly([0, 0, 0.16, 0.46, 0.24, 0.26, 0.44, 0.2])
      .fill(`hsl(${Math.round(hue)}, 70%, 60%)`)
      .stroke({ width: 0.03, color: COLOURS.void }),
  );
  const label = lettering(name, COLOURS.parchment, 26);
  label.anchor.set(0, 0);
  label.position.set(0.3, 0.34);
  container.addChild(label);
  return container;
}
