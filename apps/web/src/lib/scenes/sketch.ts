import { extentOf, fullRows, outlineOf, squaresOf } from '@lanthorn/geometry';
import type { Scene } from '@lanthorn/rules';
import type { PicturePart } from './picture-tiles.ts';

const ROCK = '#17110c';
const FLOOR = '#cdbb94';
const PAPER = '#8d7d5f';
const WALL = '#2b1d10';
const DOOR = '#a3402f';

/** Hexes that are told apart when they are drawn so small; a larger map is drawn by its outline. */
const MOST_HEXES = 20_000;

/**
 * Draws a scene small, as it is known: floor, or its picture, walls and doors, fitted into the canvas.
 * @param picture the parts of its picture that have come
 */
export function drawSketch(canvas: HTMLCanvasElement, scene: Scene, picture: readonly PicturePart[] = []): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const { walls, doors } = scene;
  const { width, height } = extentOf(scene);
  const scale = Math.min(canvas.width / width, canvas.height / height);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = ROCK;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, (canvas.width - width * scale) / 2, (canvas.height - height * scale) / 2);
  fillFloor(context, scene);
  for (const { bits, x, y, span } of picture) context.drawImage(bits, x, y, span, span);
  const lines = (of: readonly Scene['walls'][number][], colour: string, wide: number) => {
    context.beginPath();
    for (const { a, b } of of) {
      context.moveTo(a.x, a.y);
      context.lineTo(b.x, b.y);
    }
    context.strokeStyle = colour;
    context.lineWidth = wide / scale;
    context.stroke();
  };
  lines(walls, WALL, 2);
  lines(
    Object.values(doors).map(({ segment }) => segment),
    DOOR,
    3,
  );
}

function fillFloor(context: CanvasRenderingContext2D, scene: Scene): void {
  const { grid, floor, width, height } = scene;
  context.fillStyle = scene.image ? PAPER : FLOOR;
  if (grid === 'square') {
    if (!floor) context.fillRect(0, 0, width, height);
    for (const [y, row] of floor?.entries() ?? [])
      for (const run of row.matchAll(/1+/g)) context.fillRect(run.index, y, run[0].length, 1.02);
    return;
  }
  const extent = extentOf(scene);
  if (!floor && width * height > MOST_HEXES) return context.fillRect(0, 0, extent.width, extent.height);
  context.beginPath();
  for (const hex of squaresOf(floor ?? fullRows(width, height))) {
    const [first, ...rest] = outlineOf(hex, grid);
    if (first) context.moveTo(first.x, first.y);
    for (const { x, y } of rest) context.lineTo(x, y);
  }
  context.fill();
}
