import { Graphics } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import type { Looks } from '../lying.ts';

/** Pictures are drawn in hundredths of a square: of curves that are less than one across, the renderer makes corners. */
const HUNDREDTH = 0.01;
/** What lies about is as clear as this while the players do not see it. */
const UNSEEN = 0.5;
/** While somebody stands on it, it is drawn so much smaller, in the lower right corner of its square. */
const BESIDE = { scale: 0.55, x: 0.34, y: 0.34 } as const;
/** The rim of all that is drawn. */
const RIM = { width: 3.5, color: COLOURS.doorEdge, join: 'round' } as const;

/** A small picture of what lies about, about the middle of its square. */
export function drawLying(looks: Looks, covered: boolean, unseen: boolean): Graphics {
  const picture = new Graphics();
  picture.ellipse(0, 21, 30, 7).fill({ color: COLOURS.void, alpha: 0.45 });
  DRAWN[looks](picture);
  picture.alpha = unseen ? UNSEEN : 1;
  picture.scale.set(covered ? BESIDE.scale * HUNDREDTH : HUNDREDTH);
  if (covered) picture.position.set(BESIDE.x, BESIDE.y);
  return picture;
}

const DRAWN: Readonly<Record<Looks, (picture: Graphics) => void>> = {
  chest: (picture) => {
    picture.rect(-27, -3, 54, 24).fill(COLOURS.door).stroke(RIM);
    picture.moveTo(-27, -3).bezierCurveTo(-27, -25, 27, -25, 27, -3).closePath().fill(COLOURS.door).stroke(RIM);
    for (const x of [-19, 13])
      picture
        .rect(x, -15, 6, 36)
        .fill(COLOURS.bars)
        .stroke({ ...RIM, width: 2 });
    picture
      .rect(-5, -6, 10, 12)
      .fill(COLOURS.brass)
      .stroke({ ...RIM, width: 2 });
  },
  coins: (picture) => {
    for (const [x, y] of COINS)
      picture
        .ellipse(x, y, 10, 5.5)
        .fill(COLOURS.lamp)
        .stroke({ ...RIM, width: 2.5 });
  },
  sack: (picture) => {
    picture
      .moveTo(-7, -12)
      .bezierCurveTo(-34, 4, -30, 23, -14, 23)
      .lineTo(14, 23)
      .bezierCurveTo(30, 23, 34, 4, 7, -12)
      .lineTo(14, -26)
      .lineTo(0, -21)
      .lineTo(-14, -26)
      .closePath()
      .fill(COLOURS.floor)
      .stroke(RIM);
    picture.moveTo(-9, -12).lineTo(9, -12).stroke({ width: 5, color: COLOURS.door });
  },
  urn: (picture) => {
    picture
      .moveTo(-10, -25)
      .lineTo(10, -25)
      .lineTo(7, -16)
      .bezierCurveTo(34, -6, 20, 16, 10, 23)
      .lineTo(-10, 23)
      .bezierCurveTo(-20, 16, -34, -6, -7, -16)
      .closePath()
      .fill(COLOURS.ember)
      .stroke(RIM);
    picture.moveTo(-21, -2).lineTo(21, -2).stroke({ width: 4, color: COLOURS.door });
  },
  pile: (picture) => {
    picture
      .moveTo(-28, 20)
      .bezierCurveTo(-28, -2, -14, -16, 0, -14)
      .bezierCurveTo(16, -18, 30, 2, 28, 20)
      .closePath()
      .fill(COLOURS.slate)
      .stroke(RIM);
    picture.moveTo(-20, 10).bezierCurveTo(-8, 2, 8, 2, 20, 10).stroke(RIM);
    picture.moveTo(0, -14).lineTo(0, 20).stroke({ width: 5, color: COLOURS.brass });
  },
};

/** From the back of the heap to its front. */
const COINS = [
  [0, -14],
  [-10, -4],
  [10, -4],
  [-19, 7],
  [0, 6],
  [19, 7],
  [-10, 17],
  [10, 17],
] as const;
