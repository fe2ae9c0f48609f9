import type { Scene } from '@lanthorn/rules';

const ROCK = '#17110c';
const FLOOR = '#cdbb94';
const PAPER = '#8d7d5f';
const WALL = '#2b1d10';
const DOOR = '#a3402f';

/** Draws a scene small, as it is known: floor, walls and doors, fitted into the canvas. */
export function drawSketch(canvas: HTMLCanvasElement, { width, height, floor, walls, doors, image }: Scene): void {
  const context = canvas.getContext('2d');
  if (!context) return;
  const scale = Math.min(canvas.width / width, canvas.height / height);
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.fillStyle = ROCK;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.setTransform(scale, 0, 0, scale, (canvas.width - width * scale) / 2, (canvas.height - height * scale) / 2);
  context.fillStyle = image ? PAPER : FLOOR;
  if (!floor) context.fillRect(0, 0, width, height);
  for (const [y, row] of floor?.entries() ?? [])
    for (const run of row.matchAll(/1+/g)) context.fillRect(run.index, y, run[0].length, 1.02);
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
