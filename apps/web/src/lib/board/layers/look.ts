import { Container, Graphics, Sprite, Text, Texture } from 'pixi.js';
import { imageOf } from '../../faces/loaded.svelte.ts';
import { COLOURS, GROUND, RIM } from '../colours.ts';
import { signOf } from '../conditions.ts';
import { iconOf } from '../icons.ts';
import type { BoardToken } from '../model.ts';
import { initials } from './initials.ts';

/** All that the picture of a token shows: tokens of one look share a picture. */
export interface Look {
  readonly icon: string | null;
  /** In place of an icon. */
  readonly letters: string;
  readonly side: BoardToken['side'];
  readonly down: boolean;
  readonly dead: boolean;
  /** In steps of a twentieth; null for those who may not know. */
  readonly health: number | null;
  readonly turn: boolean;
  readonly selected: boolean;
  readonly conditions: readonly string[];
}

/** A token is drawn in units of which a hundred make its square, about its middle. */
export const UNITS = 100;
/** Icons are drawn on a field of so many units. */
const ICON_UNITS = 512;
/** So many signs of conditions are shown; those beyond are read on hover. */
const SIGNS = 3;
const INK = '#f3e6c8';
/** Under an icon of the set that stands on the map. */
const DARK = '#2b241b';
/** Pixels of the canvas that an icon is painted on. */
const PAINTED = 160;

/** Around those whose turn it is: how wide, and how bright. */
const HALO = [
  [78, 0.1],
  [70, 0.18],
  [62, 0.3],
  [56, 0.5],
] as const;

export function lookOf(token: BoardToken, selected: boolean): Look {
  const icon = iconOf(token.icon) || imageOf(token.icon) ? token.icon : null;
  return {
    icon,
    letters: icon || token.dead ? '' : initials(token.name),
    side: token.side,
    down: token.down,
    dead: token.dead,
    health: token.health === null || token.dead ? null : Math.ceil(Math.min(1, token.health) * 20) / 20,
    turn: token.turn,
    selected,
    conditions: token.dead ? [] : token.conditions.slice(0, SIGNS),
  };
}

/** How far the picture of a look reaches from its middle: units. */
export const reachOf = ({ turn, selected, conditions }: Look): number =>
  turn ? 80 : conditions.length > 0 ? 68 : selected ? 62 : 54;

/** Draws a look: a disc with a rim, hit points as a ring, an icon or initials, and the signs of what is wrong. */
export function drawnLook(look: Look): Container {
  const drawn = new Container();
  drawn.addChild(disc(look), face(look), ...look.conditions.map(sign));
  return drawn;
}

function disc({ turn, selected, down, dead, side, health }: Look): Graphics {
  const drawn = new Graphics();
  if (turn) for (const [radius, alpha] of HALO) drawn.circle(0, 0, radius).fill({ color: COLOURS.lamp, alpha });
  if (selected) drawn.circle(0, 0, 56).stroke({ width: 6, color: COLOURS.lamp });
  drawn.circle(2, 4, 47).fill({ color: COLOURS.void, alpha: dead ? 0.2 : 0.45 });
  drawn
    .circle(0, 0, 46)
    .fill({ color: down ? COLOURS.unexplored : GROUND[side], alpha: dead ? 0.55 : 1 })
    .stroke({ width: dead ? 5 : 8, color: RIM[side], alpha: dead ? 0.7 : 1 });
  if (health !== null) ring(drawn, health);
  return drawn;
}

/** Hit points, from the top round. */
function ring(drawn: Graphics, health: number): void {
  drawn.circle(0, 0, 39).stroke({ width: 5, color: COLOURS.void });
  if (health <= 0) return;
  const colour = health > 0.5 ? COLOURS.health : health > 0.25 ? COLOURS.ember : COLOURS.blood;
  const top = -Math.PI / 2;
  drawn
    .moveTo(0, -39)
    .arc(0, 0, 39, top, top + Math.PI * 2 * Math.min(0.9999, health))
    .stroke({ width: 5, color: colour });
}

function face({ icon, letters, dead, down, health }: Look): Container {
  const drawn = new Container();
  const svg = dead ? signOf('dead', INK) : iconOf(icon);
  const image = dead ? null : imageOf(icon);
  if (image) drawn.addChild(portrait(image));
  else if (svg) drawn.addChild(picture(svg, health === null ? 66 : 58));
  else {
    const text = new Text({
      text: letters,
      style: { fontFamily: 'Alegreya Variable, serif', fontSize: 48, fontWeight: '700', fill: COLOURS.parchment },
    });
    text.anchor.set(0.5);
    text.scale.set(0.92);
    drawn.addChild(text);
  }
  drawn.alpha = down && !dead ? 0.45 : 1;
  return drawn;
}

/**
 * Painted by the browser itself, as on the cards: what is made of polygons closes holes, and shows another face.
 * The texture goes with the container that holds it.
 */
function picture(svg: string, size: number): Sprite {
  const texture = painted((paint) => paintSvg(paint, svg), true);
  return sprite(texture, size);
}

function paintSvg(paint: CanvasRenderingContext2D, svg: string): void {
  paint.scale(PAINTED / ICON_UNITS, PAINTED / ICON_UNITS);
  paint.fillStyle = INK;
  for (const [, path = ''] of svg.matchAll(/\sd="([^"]+)"/g)) paint.fill(new Path2D(path));
}

function painted(by: (paint: CanvasRenderingContext2D) => void, willReadFrequently = false): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = PAINTED;
  canvas.height = PAINTED;
  const paint = canvas.getContext('2d', { willReadFrequently });
  if (paint) by(paint);
  return Texture.from(canvas, true);
}

function sprite(texture: Texture, size: number): Sprite {
  const drawn = new Sprite({ texture, anchor: 0.5 });
  drawn.setSize(size);
  return drawn;
}

/** The whole of an icon, as a thing on the map wears it: a picture as it is, one of the set on a dark ground; null until it has come. */
export function paintedIcon(icon: string): Texture | null {
  const [svg, image] = [iconOf(icon), imageOf(icon)];
  if (image) return painted((paint) => paint.drawImage(image, 0, 0, PAINTED, PAINTED));
  if (!svg) return null;
  return painted((paint) => {
    paint.fillStyle = DARK;
    paint.roundRect(0, 0, PAINTED, PAINTED, PAINTED / 8);
    paint.fill();
    paintSvg(paint, svg);
  }, true);
}

/** A face, round, inside the ring of hit points. */
function portrait(image: HTMLImageElement): Sprite {
  const texture = painted((paint) => {
    paint.arc(PAINTED / 2, PAINTED / 2, PAINTED / 2, 0, 2 * Math.PI);
    paint.clip();
    paint.drawImage(image, 0, 0, PAINTED, PAINTED);
  });
  return sprite(texture, 72);
}

/** Along the upper right of the rim, each on a field of its own. */
function sign(condition: string, place: number): Container {
  const drawn = new Container();
  const turn = (place * 0.62 + 0.35) * (Math.PI / 2) - Math.PI / 2;
  drawn.addChild(new Graphics().circle(0, 0, 18).fill(COLOURS.void).stroke({ width: 3, color: COLOURS.ember }));
  const svg = signOf(condition, INK);
  if (svg) drawn.addChild(picture(svg, 25));
  drawn.position.set(Math.cos(turn) * 46, Math.sin(turn) * 46);
  return drawn;
}
