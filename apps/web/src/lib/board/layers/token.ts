import type { Point } from '@lanthorn/geometry';
import { Container, Graphics, Text } from 'pixi.js';
import { COLOURS, RIM } from '../colours.ts';
import { iconOf } from '../icons.ts';
import type { BoardToken } from '../model.ts';
import { initials } from './initials.ts';
import type { Spot } from './tokens.ts';

/** Milliseconds in which a token comes to its new square. */
const GLIDE = 220;
/** Icons are drawn on a field of so many units. */
const ICON_UNITS = 512;
/** The size of a name on the screen, and of its letters as they are drawn: pixels. */
const NAME = 13;
const TYPE = 26;
/** How far the dead lie over, in radians. */
const FALLEN = 1.3;

/** Around those whose turn it is: how wide, and how bright. */
const HALO = [
  [74, 0.12],
  [66, 0.2],
  [58, 0.4],
] as const;

/** One drawn token: a disc with a rim, an icon or initials, and its name beneath. */
export class Token {
  readonly container = new Container();
  readonly #disc = new Graphics();
  readonly #face = new Container();
  readonly #label: Text;
  #token: BoardToken;
  #target = { x: 0, y: 0 };
  #looks = '';

  constructor(token: BoardToken) {
    this.#token = token;
    this.#label = new Text({
      text: token.name,
      style: {
        fontFamily: 'Inter Variable, sans-serif',
        fontSize: TYPE,
        fontWeight: '600',
        fill: COLOURS.parchment,
        stroke: { color: COLOURS.void, width: 7, join: 'round' },
      },
    });
    // Drawn a hundred times as large: Pixi makes small circles of few corners.
    this.#disc.scale.set(0.01);
    this.container.addChild(this.#disc, this.#face, this.#label);
    this.container.position.set(token.square.x + 0.5, token.square.y + 0.5);
  }

  show(token: BoardToken, spot: Spot, selected: boolean): void {
    this.#token = token;
    this.#target = { x: token.square.x + spot.dx, y: token.square.y + spot.dy };
    this.container.scale.set(spot.size);
    const looks = JSON.stringify([
      token.name,
      token.icon,
      token.side,
      token.hidden,
      token.down,
      selected,
      token.health,
      token.turn,
      token.dead,
    ]);
    if (looks !== this.#looks) this.#draw(selected);
    this.#looks = looks;
  }

  get side(): BoardToken['side'] {
    return this.#token.side;
  }

  /** Where the name belongs, and how large it is on a board of so many pixels to the square. Squares. */
  label(scale: number): { at: Point; wide: number; high: number } {
    const size = this.container.scale.x;
    this.#label.scale.set(NAME / (TYPE * scale * size));
    return { at: this.#target, wide: this.#label.width * size, high: this.#label.height * size };
  }

  /** On which side of it the name is shown; null for nowhere. */
  set named(side: 'below' | 'above' | null) {
    this.#label.visible = side !== null;
    this.#label.anchor.set(0.5, side === 'above' ? 1 : 0);
    this.#label.position.set(0, side === 'above' ? -0.52 : 0.52);
  }

  /** Nearer to where it belongs; true while it is not there. */
  glide(elapsed: number): boolean {
    const { position } = this.container;
    const left = Math.hypot(this.#target.x - position.x, this.#target.y - position.y);
    if (left === 0) return false;
    const part = left < 0.01 ? 1 : Math.min(1, elapsed / (GLIDE / 3));
    position.set(position.x + (this.#target.x - position.x) * part, position.y + (this.#target.y - position.y) * part);
    return part < 1;
  }

  #draw(selected: boolean): void {
    const { name, side, hidden, down, turn, dead } = this.#token;
    const disc = this.#disc.clear();
    if (turn) for (const [radius, alpha] of HALO) disc.circle(0, 0, radius).fill({ color: COLOURS.lamp, alpha });
    if (selected) disc.circle(0, 0, 56).stroke({ width: 6, color: COLOURS.lamp });
    disc.circle(2, 4, 47).fill({ color: COLOURS.void, alpha: 0.45 });
    disc
      .circle(0, 0, 46)
      .fill(down ? COLOURS.unexplored : COLOURS.wall)
      .stroke({ width: 8, color: dead ? COLOURS.stone : RIM[side] });
    this.#drawHealth();
    if (down)
      disc.moveTo(-30, -30).lineTo(30, 30).moveTo(30, -30).lineTo(-30, 30).stroke({ width: 7, color: COLOURS.blood });
    this.container.alpha = hidden ? 0.55 : 1;
    this.#label.text = !selected && name.length > 12 ? `${name.split(' ')[0]?.slice(0, 12) ?? ''}` : name;
    this.#drawFace();
  }

  /** Hit points as a ring, from the top round, for those who may know them. */
  #drawHealth(): void {
    const { health, dead } = this.#token;
    if (health === null || dead) return;
    this.#disc.circle(0, 0, 39).stroke({ width: 5, color: COLOURS.void });
    if (health <= 0) return;
    const colour = health > 0.5 ? COLOURS.health : health > 0.25 ? COLOURS.ember : COLOURS.blood;
    const top = -Math.PI / 2;
    this.#disc
      .moveTo(0, -39)
      .arc(0, 0, 39, top, top + Math.PI * 2 * Math.min(0.9999, health))
      .stroke({ width: 5, color: colour });
  }

  #drawFace(): void {
    for (const child of this.#face.removeChildren()) child.destroy();
    const svg = iconOf(this.#token.icon);
    if (svg) {
      const icon = new Graphics().svg(svg);
      icon.scale.set(0.54 / ICON_UNITS);
      icon.position.set(-0.27, -0.27);
      this.#face.addChild(icon);
    } else {
      const letters = new Text({
        text: initials(this.#token.name),
        style: { fontFamily: 'Alegreya Variable, serif', fontSize: 48, fontWeight: '700', fill: COLOURS.parchment },
      });
      letters.anchor.set(0.5);
      letters.scale.set(0.0092);
      this.#face.addChild(letters);
    }
    this.#face.alpha = this.#token.down ? 0.45 : 1;
    this.#face.rotation = this.#token.dead ? FALLEN : 0;
  }
}
