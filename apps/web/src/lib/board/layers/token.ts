import type { Point } from '@lanthorn/geometry';
import { Container, Sprite, Text } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import type { BoardToken } from '../model.ts';
import { lookOf, UNITS } from './look.ts';
import type { Pictures } from './pictures.ts';
import { Stride } from './stride.ts';
import type { Spot } from './tokens.ts';

/** The size of a name on the screen, and of its letters as they are drawn: pixels. */
const NAME = 13;
const TYPE = 26;

/** One token on the board: its picture, the mark that says where it looks, and its name. */
export class Token {
  readonly container = new Container();
  readonly #picture = new Sprite();
  readonly #nose: Sprite;
  readonly #pictures: Pictures;
  readonly #stride: Stride;
  #label: Text | null = null;
  #token: BoardToken;
  /** Of the picture that is shown. */
  look = '';
  #name = '';

  constructor(token: BoardToken, spot: Spot, pictures: Pictures) {
    this.#token = token;
    this.#pictures = pictures;
    this.#nose = new Sprite(pictures.nose);
    for (const sprite of [this.#nose, this.#picture]) {
      sprite.anchor.set(0.5);
      sprite.scale.set(1 / UNITS);
    }
    this.#stride = new Stride(placeOf(token, spot));
    this.container.addChild(this.#nose, this.#picture);
    this.#stand();
  }

  /** @param walked the squares between where it stood and where it stands, the last one left out */
  show(token: BoardToken, spot: Spot, selected: boolean, walked: readonly Point[]): void {
    this.#token = token;
    this.#name = !selected && token.name.length > 12 ? `${token.name.split(' ')[0]?.slice(0, 12) ?? ''}` : token.name;
    this.#goTo(placeOf(token, spot), walked);
    this.container.scale.set(spot.size);
    this.container.alpha = token.hidden ? 0.55 : 1;
    const { key, texture } = this.#pictures.of(lookOf(token, selected));
    if (key !== this.look) this.#picture.texture = texture;
    this.look = key;
    if (this.#label && this.#label.text !== this.#name) this.#label.text = this.#name;
    this.#look();
  }

  #goTo(end: Point, walked: readonly Point[]): void {
    const before = this.#stride.end;
    if (before.x === end.x && before.y === end.y) return;
    const same = Math.floor(before.x) === Math.floor(end.x) && Math.floor(before.y) === Math.floor(end.y);
    if (same) this.#stride.shift(end);
    else this.#stride.go([...walked, end]);
  }

  get shown(): BoardToken {
    return this.#token;
  }

  /** Where it is drawn now. */
  get at(): Point {
    return this.#stride.at;
  }

  /** Where the name belongs, and how large it is on a board of so many pixels to the square. Squares. */
  label(scale: number): { at: Point; wide: number; high: number } {
    const size = this.container.scale.x;
    const label = this.#lettered();
    label.scale.set(NAME / (TYPE * scale * size));
    return { at: this.#stride.end, wide: label.width * size, high: label.height * size };
  }

  /** On which side of it the name is shown; null for nowhere. */
  set named(side: 'below' | 'above' | null) {
    if (side === null && !this.#label) return;
    const label = this.#lettered();
    label.visible = side !== null;
    label.anchor.set(0.5, side === 'above' ? 1 : 0);
    label.position.set(0, side === 'above' ? -0.52 : 0.52);
  }

  /** Made when it is first to be read: from afar a board of hundreds shows no names. */
  #lettered(): Text {
    this.#label ??= this.container.addChild(
      new Text({
        text: this.#name,
        style: {
          fontFamily: 'Inter Variable, sans-serif',
          fontSize: TYPE,
          fontWeight: '600',
          fill: COLOURS.parchment,
          stroke: { color: COLOURS.void, width: 7, join: 'round' },
        },
      }),
    );
    return this.#label;
  }

  /** Nearer to where it belongs, in so many milliseconds; true while it is not there. */
  glide(elapsed: number): boolean {
    const { at, end } = this.#stride;
    if (at.x === end.x && at.y === end.y) return false;
    const walking = this.#stride.pass(elapsed);
    this.#stand();
    this.#look();
    return walking;
  }

  #stand(): void {
    const { x, y } = this.#stride.at;
    this.container.position.set(x, y);
  }

  #look(): void {
    const { facing, down } = this.#token;
    const turned = this.#stride.heading ?? (facing === null || down ? null : (facing * Math.PI) / 4);
    this.#nose.visible = turned !== null;
    if (turned !== null) this.#nose.rotation = turned;
  }
}

const placeOf = ({ square }: BoardToken, { dx, dy }: Spot): Point => ({ x: square.x + dx, y: square.y + dy });
