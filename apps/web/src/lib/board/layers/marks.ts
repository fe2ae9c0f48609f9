import type { Point } from '@lanthorn/geometry';
import { Container, Graphics, Text } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import type { BoardMark } from '../model.ts';
import type { Way } from '../way.ts';
import { addDisc } from './disc.ts';
import { drawLying } from './lying.ts';
import { nameText, sized } from './name-text.ts';
import { type Seen, signPlace } from './sign-place.ts';

/** The referee's room keys and traps, ways out, and things that lie about, over the map. */
export function drawMarks(layer: Container, marks: readonly BoardMark[]): void {
  for (const child of layer.removeChildren()) child.destroy({ children: true });
  for (const mark of marks) {
    const parts = DRAWN[mark.kind](mark);
    if (parts.length > 0) layer.addChild(placed(parts, mark));
  }
}

function placed(parts: readonly Container[], { at, kind }: BoardMark): Container {
  const container = new Container({ label: kind });
  container.addChild(...parts);
  container.position.set(at.x, at.y);
  return container;
}

/** Pixels across the key of a room at least: in view of a whole map it is still to be read. */
const KEY_ACROSS = 18;
/** How many times as large as on the map a key is drawn at most, so that those of small rooms do not meet. */
const KEY_LARGER = 2.2;

/** Draws the keys of rooms as large as they must be to be read. @param scale pixels to the square */
export function sizeKeys(layer: Container, scale: number): void {
  const larger = Math.min(KEY_LARGER, Math.max(1, KEY_ACROSS / (2 * KEY_RADIUS * scale)));
  for (const mark of layer.children) if (mark.label === ('room' satisfies BoardMark['kind'])) mark.scale.set(larger);
}

/** Squares from the middle of a key to its rim. */
const KEY_RADIUS = 0.3;

/** The triangle of a trap, in squares from its middle. */
const TRAP = [0, -0.34, 0.34, 0.28, -0.34, 0.28];

const DRAWN: Readonly<Record<BoardMark['kind'], (mark: BoardMark) => Container[]>> = {
  room: ({ label, covered }) => (covered ? keyed(label, 0.2, 22, CORNER) : keyed(label, KEY_RADIUS, 30)),
  place: () => [],
  trap: ({ spent }) =>
    spent
      ? [new Graphics().poly(TRAP).stroke({ color: COLOURS.blood, width: 0.06, alpha: 0.85 })]
      : [new Graphics().poly(TRAP).fill({ color: COLOURS.blood, alpha: 0.85 }), lettering('!', COLOURS.parchment, 30)],
  exit: ({ exit, covered }) => {
    const down = exit === 'stairs-down' || exit === 'ladder-down' || exit === 'trapdoor';
    const narrowed = (step: number) => 0.4 - (down ? step : 4 - step) * 0.07;
    const steps = new Graphics().roundRect(-0.46, -0.46, 0.92, 0.92, 0.1).fill({ color: COLOURS.void, alpha: 0.55 });
    for (let step = 0; step < 5; step += 1)
      steps.moveTo(-narrowed(step), -0.32 + step * 0.16).lineTo(narrowed(step), -0.32 + step * 0.16);
    steps.stroke({ width: 0.07, color: COLOURS.lamp, alpha: covered ? 0.5 : 1 });
    return [steps];
  },
  thing: ({ looks = 'pile', covered = false, unseen = false }) => [drawLying(looks, covered, unseen)],
};

/** From the middle of a square to its upper left corner, where a key stands that somebody would hide. */
const CORNER = { x: -0.46, y: -0.46 } as const;

/** The key of a room on a round plate. */
function keyed(label: string, radius: number, size: number, { x, y }: Point = { x: 0, y: 0 }): Container[] {
  const letters = lettering(label, COLOURS.wall, size);
  letters.position.set(x, y);
  return [addDisc(new Graphics(), { x, y }, radius).fill({ color: COLOURS.parchment, alpha: 0.9 }), letters];
}

/** Text sized in squares: thirty units of type are about a third of a square. */
export function lettering(text: string, fill: number, size: number): Text {
  const drawnText = new Text({
    text,
    style: { fontFamily: 'Alegreya Variable, serif', fontSize: size * 2, fontWeight: '700', fill },
  });
  drawnText.anchor.set(0.5);
  drawnText.scale.set(0.0058);
  return drawnText;
}

/**
 * A line with its length beside it, for measuring and for a token's way: what is beyond the movement left is red. The
 * length is of one size on the screen, and always in view.
 */
export function drawWay(layer: Container, way: Way | null, seen: Seen): void {
  for (const child of layer.removeChildren()) child.destroy({ children: true });
  const last = way?.points.at(-1);
  if (!way || !last || way.points.length < 2) return;
  const within = way.within ?? way.points.length;
  const [near, far] = [way.points.slice(0, within), way.points.slice(Math.max(0, within - 1))];
  const line = new Graphics();
  stroke(line, far, COLOURS.blood);
  stroke(line, near, way.allowed || within > 1 ? COLOURS.lamp : COLOURS.blood);
  const stop = near.at(-1);
  if (way.ghost && stop) addDisc(line, stop, 0.4).fill({ color: COLOURS.lamp, alpha: 0.3 });
  for (const at of way.along ?? []) addDisc(line, at, 0.4).fill({ color: COLOURS.lamp, alpha: 0.3 });
  addDisc(line, last, 0.14).fill(within < way.points.length ? COLOURS.blood : COLOURS.lamp);
  layer.addChild(line, signOf(way.label ?? `${Math.round(way.feet)}′`, last, seen));
}

/** Pixels between the words of a sign and its rim. */
const AROUND = 6;

function signOf(label: string, at: Point, seen: Seen): Container {
  const text = nameText(label, 'token');
  const { wide, high } = sized(text, seen.camera.scale);
  const around = AROUND / seen.camera.scale;
  const [width, height] = [wide + 2 * around, high + around];
  const plate = new Graphics()
    .roundRect(-width / 2, -height / 2, width, height, around)
    .fill({ color: COLOURS.void, alpha: 0.85 });
  const sign = new Container();
  sign.addChild(plate, text);
  const { x, y } = signPlace(at, { width, height }, seen);
  sign.position.set(x, y);
  return sign;
}

function stroke(line: Graphics, [first, ...rest]: readonly Point[], color: number): void {
  if (!first || rest.length === 0) return;
  line.moveTo(first.x, first.y);
  for (const point of rest) line.lineTo(point.x, point.y);
  line.stroke({ width: 0.1, color, alpha: 0.9, cap: 'round', join: 'round' });
}
