import type { Square } from './point.ts';

/**
 * A set of squares: one string a row, `1` in the set, `0` not.
 * Never changed in place: an operation returns new rows, and keeps every row (and the whole set) that stayed as it was.
 */
export type SquareRows = readonly string[];

const IN = 49;
const OUT = 48;

/** No square of a map `width` × `height` squares. */
export function emptyRows(width: number, height: number): SquareRows {
  return Array<string>(height).fill('0'.repeat(width));
}

/** Every square of a map `width` × `height` squares. */
export function fullRows(width: number, height: number): SquareRows {
  return Array<string>(height).fill('1'.repeat(width));
}

export function hasSquare(rows: SquareRows, { x, y }: Square): boolean {
  return rows[y]?.charCodeAt(x) === IN;
}

/** `rows` with these squares; those outside the rows are left out. */
export function addSquares(rows: SquareRows, squares: Iterable<Square>): SquareRows {
  const changed = new Map<number, Uint8Array>();
  for (const { x, y } of squares) {
    const row = rows[y];
    if (row === undefined || row.charCodeAt(x) !== OUT) continue;
    const codes = changed.get(y) ?? codesOf(row);
    codes[x] = IN;
    changed.set(y, codes);
  }
  if (changed.size === 0) return rows;
  return rows.map((row, y) => {
    const codes = changed.get(y);
    return codes ? textOf(codes) : row;
  });
}

/** The rows of a map from the squares named; those outside it are left out. */
export function rowsOfSquares(width: number, height: number, squares: Iterable<Square>): SquareRows {
  return addSquares(emptyRows(width, height), squares);
}

/** Squares side by side: column and row of the first, and how many. */
export type SquareRun = readonly [x: number, y: number, count: number];

/** `rows` with these runs of squares; what lies outside the rows is left out, and not looked at. */
export const withRuns = (rows: SquareRows, runs: Iterable<SquareRun>): SquareRows => filled(rows, runs, IN);

/** `rows` without these runs of squares. */
export const withoutRuns = (rows: SquareRows, runs: Iterable<SquareRun>): SquareRows => filled(rows, runs, OUT);

function filled(rows: SquareRows, runs: Iterable<SquareRun>, code: number): SquareRows {
  const changed = new Map<number, Uint8Array>();
  for (const [x, y, count] of runs) {
    const row = rows[y];
    if (row === undefined) continue;
    const codes = changed.get(y) ?? codesOf(row);
    changed.set(y, codes.fill(code, Math.max(0, x), Math.max(0, x + count)));
  }
  let differs = false;
  const after = rows.map((row, y) => {
    const codes = changed.get(y);
    const next = codes ? textOf(codes) : row;
    if (next !== row) differs = true;
    return next;
  });
  return differs ? after : rows;
}

/** The squares of either; `a` itself when it already holds all of `b`. */
export function unionRows(a: SquareRows, b: SquareRows): SquareRows {
  return joinRows(a, b, (mine, theirs) => mine === IN || theirs === IN);
}

/** The squares of `a` that are not in `b`; `a` itself when it shares none with `b`. */
export function differenceRows(a: SquareRows, b: SquareRows): SquareRows {
  return joinRows(a, b, (mine, theirs) => mine === IN && theirs !== IN);
}

/** The squares in both; `a` itself when all of it is in `b`. */
export function intersectRows(a: SquareRows, b: SquareRows): SquareRows {
  return joinRows(a, b, (mine, theirs) => mine === IN && theirs === IN);
}

/** Whether all of `some` is in `rows`. */
export function holdsAll(rows: SquareRows, some: SquareRows): boolean {
  return some.every((row, y) => row === rows[y] || isWithinRow(row, rows[y] ?? ''));
}

function isWithinRow(some: string, row: string): boolean {
  for (let x = some.indexOf('1'); x >= 0; x = some.indexOf('1', x + 1)) if (row.charCodeAt(x) !== IN) return false;
  return true;
}

export function squaresOf(rows: SquareRows): Square[] {
  const squares: Square[] = [];
  rows.forEach((row, y) => {
    for (let x = row.indexOf('1'); x >= 0; x = row.indexOf('1', x + 1)) squares.push({ x, y });
  });
  return squares;
}

export function countSquares(rows: SquareRows): number {
  let count = 0;
  for (const row of rows) for (let x = row.indexOf('1'); x >= 0; x = row.indexOf('1', x + 1)) count += 1;
  return count;
}

/** The numbers of the rows that differ. */
export function changedRows(before: SquareRows, after: SquareRows): number[] {
  const changed: number[] = [];
  for (let y = 0; y < Math.max(before.length, after.length); y += 1) if (before[y] !== after[y]) changed.push(y);
  return changed;
}

function joinRows(a: SquareRows, b: SquareRows, keep: (mine: number, theirs: number) => boolean): SquareRows {
  let changed = false;
  const joined = a.map((row, y) => {
    const next = joinRow(row, b[y] ?? '', keep);
    if (next !== row) changed = true;
    return next;
  });
  return changed ? joined : a;
}

function joinRow(mine: string, theirs: string, keep: (mine: number, theirs: number) => boolean): string {
  // Most rows are equal, or hold nothing: of neither need every square be looked at.
  if (mine === theirs && keep(IN, IN)) return mine;
  if (!mine.includes('1') && !keep(OUT, IN)) return mine;
  let codes: Uint8Array | null = null;
  for (let x = 0; x < mine.length; x += 1) {
    const was = mine.charCodeAt(x);
    const is = keep(was, theirs.charCodeAt(x)) ? IN : OUT;
    if (is === was) continue;
    codes ??= codesOf(mine);
    codes[x] = is;
  }
  return codes ? textOf(codes) : mine;
}

function codesOf(row: string): Uint8Array {
  const codes = new Uint8Array(row.length);
  for (let x = 0; x < row.length; x += 1) codes[x] = row.charCodeAt(x);
  return codes;
}

/** A row as text, from the codes of its letters. */
function textOf(codes: Uint8Array): string {
  // As the list of arguments itself: spread out, each of the codes would first be copied.
  return Reflect.apply(String.fromCharCode, String, codes);
}
