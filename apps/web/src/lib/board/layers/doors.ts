import type { Graphics } from 'pixi.js';
import { COLOURS } from '../colours.ts';
import type { BoardDoor } from '../model.ts';
import { addDisc } from './disc.ts';

/** Doors across their openings: leaves, bars, and for the referee the secret ones. */
export function drawDoors(graphics: Graphics, doors: readonly BoardDoor[]): void {
  graphics.clear();
  for (const door of doors) drawDoor(graphics, door);
}

function drawDoor(graphics: Graphics, door: BoardDoor): void {
  if (door.kind === 'archway') return drawArch(graphics, door);
  if (door.kind === 'portcullis' || door.kind === 'barred') return drawBars(graphics, door);
  return drawLeaf(graphics, door);
}

const frame = ({ a, b }: BoardDoor['segment']) => {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  return {
    middle: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    along: { x: (b.x - a.x) / length, y: (b.y - a.y) / length },
    length,
  };
};

/** Four corners of a bar of wood lying along (closed) or standing across (open) the opening. */
function leaf(door: BoardDoor, thickness: number): number[] {
  const { middle, along, length } = frame(door.segment);
  const lie = door.open ? { x: -along.y, y: along.x } : along;
  const half = length * 0.42;
  const at = door.open ? { x: door.segment.a.x + lie.x * half, y: door.segment.a.y + lie.y * half } : middle;
  const thick = { x: -lie.y * thickness, y: lie.x * thickness };
  const end = { x: lie.x * half, y: lie.y * half };
  return [
    at.x - end.x - thick.x,
    at.y - end.y - thick.y,
    at.x + end.x - thick.x,
    at.y + end.y - thick.y,
    at.x + end.x + thick.x,
    at.y + end.y + thick.y,
    at.x - end.x + thick.x,
    at.y - end.y + thick.y,
  ];
}

function drawLeaf(graphics: Graphics, door: BoardDoor): void {
  const colour = door.secret ? COLOURS.secret : door.kind === 'window' ? COLOURS.water : COLOURS.door;
  graphics
    .poly(leaf(door, door.kind === 'double' ? 0.14 : 0.1))
    .fill({ color: colour, alpha: door.secret ? 0.75 : 1 })
    .stroke({ width: 0.04, color: COLOURS.doorEdge });
  const { middle } = frame(door.segment);
  if (door.locked) addDisc(graphics, middle, 0.09).fill(COLOURS.brass).stroke({ width: 0.03, color: COLOURS.doorEdge });
}

function drawBars(graphics: Graphics, door: BoardDoor): void {
  const { along, length } = frame(door.segment);
  const size = door.open ? 0.04 : 0.08;
  for (let at = 0.1; at < length; at += 0.2) {
    addDisc(graphics, { x: door.segment.a.x + along.x * at, y: door.segment.a.y + along.y * at }, size);
  }
  graphics.fill(door.locked ? COLOURS.brass : COLOURS.bars);
}

function drawArch(graphics: Graphics, door: BoardDoor): void {
  for (const end of [door.segment.a, door.segment.b]) addDisc(graphics, end, 0.12);
  graphics.fill(COLOURS.stone);
}
