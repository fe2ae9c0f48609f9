import { painted } from './maps.ts';

/** Rooms of the picture from left to right, and from top to bottom. */
const [ACROSS, DOWN] = [5, 4];
/** Squares of a room, and of the way from it to the next. */
const ROOM = { width: 6, height: 5, way: 2 } as const;
/** Pixels of a square. */
const SCALE = 24;
/** Where the first room begins, in squares. */
const EDGE = 2;

export const ROOMS = ACROSS * DOWN;
/** Each room has one to the next in its row, and the first of a row one to the row below. */
export const DOORS = (ACROSS - 1) * DOWN + DOWN - 1;
/** The squares of the picture from left to right. */
export const SQUARES = EDGE * 2 + ACROSS * ROOM.width + (ACROSS - 1) * ROOM.way;
const HIGH = EDGE * 2 + DOWN * ROOM.height + (DOWN - 1) * ROOM.way;

/** Where a room begins, counted by rows from 0, in squares. */
const cornerOf = (nth: number) => ({
  x: EDGE + (nth % ACROSS) * (ROOM.width + ROOM.way),
  y: EDGE + Math.floor(nth / ACROSS) * (ROOM.height + ROOM.way),
});

/** The middle of a room, in squares. */
export function middleOf(nth: number): { readonly x: number; readonly y: number } {
  const { x, y } = cornerOf(nth);
  return { x: x + ROOM.width / 2, y: y + ROOM.height / 2 };
}

/** A dungeon of twenty rooms as a PNG, in black lines on white: ways between them, and the leaf of a door at the end of each. */
export function roomsPicture(): Buffer {
  const sheet = Array.from({ length: HIGH * SCALE }, () => Buffer.alloc(SQUARES * SCALE, 255));
  const pixels = (squares: number) => Math.round(squares * SCALE);
  const fill = (colour: number, left: number, top: number, right: number, bottom: number) => {
    for (const line of sheet.slice(pixels(top), pixels(bottom))) line.fill(colour, pixels(left), pixels(right));
  };
  const [INK, PAPER, LINE] = [0, 255, 0.06];
  const floor = (inset: number, colour: number, left: number, top: number, right: number, bottom: number) =>
    fill(colour, left + inset, top + inset, right - inset, bottom - inset);
  const corners = Array.from({ length: ROOMS }, (_, nth) => cornerOf(nth));
  const rooms = corners.map(({ x, y }) => [x, y, x + ROOM.width, y + ROOM.height] as const);
  const level = corners.flatMap(({ x, y }, nth) =>
    nth % ACROSS < ACROSS - 1 ? [{ x: x + ROOM.width, y: y + 2 }] : [],
  );
  const upright = corners.flatMap(({ x, y }, nth) =>
    nth % ACROSS === 0 && nth < ROOMS - ACROSS ? [{ x: x + 1, y: y + ROOM.height }] : [],
  );
  const ways = [
    ...level.map(({ x, y }) => [x, y, x + ROOM.way, y + 1] as const),
    ...upright.map(({ x, y }) => [x, y, x + 1, y + ROOM.way] as const),
  ];
  for (const one of [...rooms, ...ways]) floor(-LINE, INK, ...one);
  for (const one of [...rooms, ...ways]) floor(LINE, PAPER, ...one);
  // A way is open at its far end, and shut by its leaf at the near one.
  for (const { x, y } of level) {
    fill(PAPER, x + ROOM.way - LINE, y + LINE, x + ROOM.way + LINE, y + 1 - LINE);
    leaf(x, y + 0.5, 0.4, 0.7);
  }
  for (const { x, y } of upright) {
    fill(PAPER, x + LINE, y + ROOM.way - LINE, x + 1 - LINE, y + ROOM.way + LINE);
    leaf(x + 0.5, y, 0.7, 0.4);
  }
  /** A box on the line between two floors. */
  function leaf(x: number, y: number, wide: number, high: number): void {
    const box = [x - wide / 2, y - high / 2, x + wide / 2, y + high / 2] as const;
    floor(0, INK, ...box);
    floor(0.08, PAPER, ...box);
  }
  return painted(SQUARES * SCALE, HIGH * SCALE, (y) =>
    Buffer.from(Array.from(sheet[y] ?? [], (grey) => [grey, grey, grey]).flat()),
  );
}
