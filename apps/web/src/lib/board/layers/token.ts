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
        fontSize: 22,
        fill: COLOURS.parchment,
        stroke: { color: COLOURS.void, width: 6 },
      },
    });
    this.#label.anchor.set(0.5, 0);
    this.#label.scale.set(0.011);
    // Drawn a hundred times as large: Pixi makes small circles of few corners.
    this.#disc.scale.set(0.01);
    this.container.addChild(this.#disc, this.#face, this.#label);
    this.container.position.set(token.square.x + 0.5, token.square.y + 0.5);
  }

  show(token: BoardToken, spot: Spot, selected: boolean): void {
    this.#token = token;
    this.#target = { x: token.square.x + spot.dx, y: token.square.y + spot.dy };
    this.container.scale.set(spot.size);
    const looks = JSON.stringify([token.name, token.icon, token.side, token.hidden, token.down, selected]);
    if (looks !== this.#looks) this.#draw(selected);
    this.#looks = looks;
  }

  set named(named: boolean) {
    this.#label.visible = named;
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
    const { name, side, hidden, down } = this.#token;
    const disc = this.#disc.clear();
    if (selected) disc.circle(0, 0, 56).stroke({ width: 6, color: COLOURS.lamp });
    disc.circle(2, 4, 47).fill({ color: COLOURS.void, alpha: 0.45 });
    disc
      .circle(0, 0, 46)
      .fill(down ? COLOURS.unexplored : COLOURS.wall)
      .stroke({ width: 8, color: RIM[side] });
    if (down)
      disc.moveTo(-30, -30).lineTo(30, 30).moveTo(30, -30).lineTo(-30, 30).stroke({ width: 7, color: COLOURS.blood });
    this.container.alpha = hidden ? 0.55 : 1;
    this.#label.text = name.length > 12 ? `${name.split(' ')[0]?.slice(0, 12) ?? ''}` : name;
    this.#label.position.set(0, 0.5);
    this.#drawFace();
  }

  #drawFace(): void {
    for (const child of this.#face.removeChildren()) child.destroy();
    const svg = iconOf(this.#token.icon);
    if (svg) {
      const icon = new Graphics().svg(svg);
      icon.scale.set(0.58 / ICON_UNITS);
      icon.position.set(-0.29, -0.29);
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
  }
}
