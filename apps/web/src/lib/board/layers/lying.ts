import { Graphics } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import type { Looks } from '../lying.ts';

/** What lies about is as clear as this while the players do not see it. */
const UNSEEN = 0.5;
/** While somebody stands on it, it is drawn so much smaller, in the lower right corner of its square. */
const BESIDE = { scale: 0.55, x: 0.34, y: 0.34 } as const;
/** The rim of all that is drawn, in squares. */
const RIM = { width: 0.035, color: COLOURS.doorEdge, join: 'round' } as const;

/** A small picture of what lies about, about the middle of its square. */
export function drawLying(looks: Looks, covered: boolean, unseen: boolean): Graphics {
  const picture = new Graphics();
  picture.ellipse(0, 0.21, 0.3, 0.07).fill({ color: COLOURS.void, alpha: 0.45 });
  DRAWN[looks](picture);
  picture.alpha = unseen ? UNSEEN : 1;
  if (!covered) return picture;
  picture.scale.set(BESIDE.scale);
  picture.position.set(BESIDE.x, BESIDE.y);
  return picture;
}

const DRAWN: Readonly<Record<Looks, (picture: Graphics) => void>> = {
  chest: (picture) => {
    picture.rect(-0.27, -0.03, 0.54, 0.24).fill(COLOURS.door).stroke(RIM);
    picture
      .moveTo(-0.27, -0.03)
      .bezierCurveTo(-0.27, -0.25, 0.27, -0.25, 0.27, -0.03)
      .closePath()
      .fill(COLOURS.door)
      .stroke(RIM);
    for (const x of [-0.19, 0.13])
      picture
        .rect(x, -0.15, 0.06, 0.36)
        .fill(COLOURS.bars)
        .stroke({ ...RIM, width: 0.02 });
    picture
      .rect(-0.05, -0.06, 0.1, 0.12)
      .fill(COLOURS.brass)
      .stroke({ ...RIM, width: 0.02 });
  },
  coins: (picture) => {
    for (const [x, y] of COINS)
      picture
        .ellipse(x, y, 0.1, 0.055)
        .fill(COLOURS.lamp)
        .stroke({ ...RIM, width: 0.025 });
  },
  sack: (picture) => {
    picture
      .moveTo(-0.07, -0.12)
      .bezierCurveTo(-0.34, 0.04, -0.3, 0.23, -0.14, 0.23)
      .lineTo(0.14, 0.23)
      .bezierCurveTo(0.3, 0.23, 0.34, 0.04, 0.07, -0.12)
      .lineTo(0.14, -0.26)
      .lineTo(0, -0.21)
      .lineTo(-0.14, -0.26)
      .closePath()
      .fill(COLOURS.floor)
      .stroke(RIM);
    picture.moveTo(-0.09, -0.12).lineTo(0.09, -0.12).stroke({ width: 0.05, color: COLOURS.door });
  },
  urn: (picture) => {
    picture
      .moveTo(-0.1, -0.25)
      .lineTo(0.1, -0.25)
      .lineTo(0.07, -0.16)
      .bezierCurveTo(0.34, -0.06, 0.2, 0.16, 0.1, 0.23)
      .lineTo(-0.1, 0.23)
      .bezierCurveTo(-0.2, 0.16, -0.34, -0.06, -0.07, -0.16)
      .closePath()
      .fill(COLOURS.ember)
      .stroke(RIM);
    picture.moveTo(-0.21, -0.02).lineTo(0.21, -0.02).stroke({ width: 0.04, color: COLOURS.door });
  },
  pile: (picture) => {
    picture
      .moveTo(-0.28, 0.2)
      .bezierCurveTo(-0.28, -0.02, -0.14, -0.16, 0, -0.14)
      .bezierCurveTo(0.16, -0.18, 0.3, 0.02, 0.28, 0.2)
      .closePath()
      .fill(COLOURS.slate)
      .stroke(RIM);
    picture.moveTo(-0.2, 0.1).bezierCurveTo(-0.08, 0.02, 0.08, 0.02, 0.2, 0.1).stroke(RIM);
    picture.moveTo(0, -0.14).lineTo(0, 0.2).stroke({ width: 0.05, color: COLOURS.brass });
  },
};

/** From the back of the heap to its front. */
const COINS = [
  [0, -0.14],
  [-0.1, -0.04],
  [0.1, -0.04],
  [-0.19, 0.07],
  [0, 0.06],
  [0.19, 0.07],
  [-0.1, 0.17],
  [0.1, 0.17],
] as const;
