import type { Square } from '@lanthorn/geometry';
import type { FieldsOf } from '../../../play/index.ts';

/** A rectangle of hexes by the numbers printed on two of its corners. */
export type Area = Pick<FieldsOf<'ShowHexes'>, 'column' | 'row' | 'toColumn' | 'toRow'>;

/** A hex by the numbers printed on it, from 1. */
export const printed = (column: number, row: number): Square => ({ x: column - 1, y: row - 1 });

/** The hexes of a rectangle, from whichever corner. */
export function between({ column, row, toColumn, toRow }: Area): readonly Square[] {
  const [a, b] = [printed(column, row), printed(toColumn, toRow)];
  const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const [across, down] = [Math.abs(a.x - b.x) + 1, Math.abs(a.y - b.y) + 1];
  return Array.from({ length: across * down }, (_, n) => ({ x: left + (n % across), y: top + Math.floor(n / across) }));
}
