import { type Point, sameSquare } from '@lanthorn/geometry';
import { type Container, Sprite, type Text, Texture } from 'pixi.js';
import type { BoardToken } from '../model.ts';
import type { Sign } from './labels.ts';
import { lookOf, UNITS } from './look.ts';
import { nameText, sized } from './name-text.ts';
import type { NameSize } from './namings.ts';
import { NOSE, type Pictures } from './pictures.ts';
import type { Sheet } from './sheet.ts';
import { Stride } from './stride.ts';

/** Where the parts of tokens lie: all names over all pictures, and these over the marks that say where somebody looks. */
export interface TokenLayers {
  readonly noses: Container;
  readonly pictures: Container;
  readonly names: Container;
}

/** One token on the board: its picture, the mark that says where it looks, and its name. */
export class Token {
  readonly #layers: TokenLayers;
  readonly #picture = new Sprite();
  readonly #nose: Sprite;
  readonly #pictures: Pictures;
  readonly #stride: Stride;
  #label: Text | null = null;
  #token: BoardToken;
  /** Of the picture that is shown. */
  look = '';
  /** Of its look, in full size. */
  picture = Texture.EMPTY;
  #name = '';
  /** Where the middle of its name stands, from its own. */
  #named: Point = { x: 0, y: 0 };

  /** Squares of the way by which it flees; 0 while it does not. */
  #left = 0;

  /** Where a hand has it look, while it is being turned. */
  #turning: number | null = null;

  /** How large it is, in squares from side to side. */
  #size = 1;

  constructor(token: BoardToken, at: Point, pictures: Pictures, layers: TokenLayers) {
    this.#token = token;
    this.#layers = layers;
    this.#pictures = pictures;
    this.#nose = new Sprite(pictures.nose);
    this.#picture.anchor.set(0.5);
    this.#nose.anchor.set(-NOSE.x / NOSE.width, -NOSE.y / NOSE.height);
    this.#stride = new Stride(at);
    layers.noses.addChild(this.#nose);
    layers.pictures.addChild(this.#picture);
    this.#stand();
  }

  /**
   * @param name what stands beside it
   * @param at where it stands, and how large it is there
   * @param walked the squares between where it stood and where it stands, the last one left out
   */
  show(token: BoardToken, name: string, { at, size }: Standing, selected: boolean, walked: readonly Point[]): void {
    const stayed = sameSquare(this.#token.square, token.square);
    this.#token = token;
    this.#name = name;
    this.#goTo(at, stayed, walked);
    this.#size = size;
    for (const part of this.#parts) part.alpha = token.hidden ? 0.55 : 1;
    for (const sprite of [this.#nose, this.#picture]) sprite.scale.set(size / UNITS);
    const { key, texture, order } = this.#pictures.of(lookOf(token, selected));
    this.picture = texture;
    this.#picture.zIndex = order;
    this.look = key;
    if (this.#label && this.#label.text !== this.#name) this.#label.text = this.#name;
    this.#stand();
    this.#look();
  }

  /** Drawn from a sheet, where it lies on one. */
  from(sheet: Sheet | null): void {
    this.#picture.texture = sheet?.of(this.picture) ?? this.picture;
    this.#nose.texture = sheet?.of(this.#pictures.nose) ?? this.#pictures.nose;
  }

  get #parts(): readonly Container[] {
    return this.#label ? [this.#nose, this.#picture, this.#label] : [this.#nose, this.#picture];
  }

  #goTo(end: Point, stayed: boolean, walked: readonly Point[]): void {
    const before = this.#stride.end;
    if (before.x === end.x && before.y === end.y) return;
    if (stayed) this.#stride.shift(end);
    else this.#stride.go([...walked, end]);
  }

  get shown(): BoardToken {
    return this.#token;
  }

  /** Where it is drawn now. */
  get at(): Point {
    return this.#stride.at;
  }

  /** How far its picture reaches, and from where, once it has walked. Squares. */
  get sign(): Sign {
    return { id: this.#token.id, at: this.#stride.end, radius: this.#size / 2 };
  }

  /** How large its name is on a board of so many pixels to the square. Squares. */
  nameSize(scale: number): NameSize {
    return sized(this.#lettered(), scale);
  }

  /** Where the middle of its name stands; null for nowhere. */
  set named(at: Point | null) {
    if (at === null && !this.#label) return;
    const label = this.#lettered();
    label.visible = at !== null;
    const { end } = this.#stride;
    if (at) this.#named = { x: at.x - end.x, y: at.y - end.y };
    this.#stand();
  }

  /** Made when it is first to be read: from afar a board of hundreds shows no names. */
  #lettered(): Text {
    if (!this.#label) {
      this.#label = this.#layers.names.addChild(nameText(this.#name, 'token'));
      this.#label.alpha = this.#picture.alpha;
    }
    return this.#label;
  }

  /** It runs off, without a name, and is seen ever less. */
  run(way: readonly Point[]): void {
    this.named = null;
    this.#left = way.length;
    this.#stride.go(way);
  }

  /** Nearer to where it belongs, in so many milliseconds; true while it is not there. */
  glide(elapsed: number): boolean {
    const { at, end } = this.#stride;
    if (at.x === end.x && at.y === end.y) return false;
    const walking = this.#stride.pass(elapsed);
    if (this.#left > 0) this.#fade();
    this.#stand();
    this.#look();
    return walking;
  }

  #fade(): void {
    const { at, end } = this.#stride;
    const part = Math.hypot(end.x - at.x, end.y - at.y) / this.#left;
    for (const sprite of this.#parts) sprite.alpha = Math.min(sprite.alpha, Math.max(0.1, part));
  }

  #stand(): void {
    const { x, y } = this.#stride.at;
    for (const sprite of [this.#nose, this.#picture]) sprite.position.set(x, y);
    this.#label?.position.set(x + this.#named.x, y + this.#named.y);
  }

  destroy(): void {
    for (const part of this.#parts) part.destroy();
  }

  /** It is being turned to look there; null once it looks where it did again. */
  set turning(facing: number | null) {
    this.#turning = facing;
    this.#look();
  }

  #look(): void {
    const { down } = this.#token;
    const facing = this.#turning ?? this.#token.facing;
    const turned = this.#stride.heading ?? (facing === null || down ? null : (facing * Math.PI) / 4);
    this.#nose.visible = turned !== null;
    if (turned !== null) this.#nose.rotation = turned;
  }
}

/** Where a token stands, and how large it is there, in squares from side to side. */
export interface Standing {
  readonly at: Point;
  readonly size: number;
}
