import { expect, it } from 'vitest';
import type { Showing } from '../board/showing.svelte.ts';
import type { SeatView } from '../seat/seat.svelte.ts';
import { journeyShown } from './under-way.ts';

const shown = (offBoard: boolean, wanted: Showing['wanted'], records: Readonly<Record<string, object>>): boolean => {
  const all = { party: { offBoard }, land: { id: 'fen' }, ...records };
  const seat = { one: (type: keyof typeof all) => all[type] ?? null, all: () => [] };
  return journeyShown(seat as unknown as SeatView, { wanted } as Showing) !== null;
};

it('tells of the journey on the road and beside the hex map, and not beside the map of squares that the party is on', () => {
  const journey = { journey: { days: 1 } };
  expect(shown(true, null, journey)).toBe(true);
  expect(shown(true, 'board', journey)).toBe(true);
  expect(shown(false, null, journey)).toBe(false);
  expect(shown(false, 'board', journey)).toBe(false);
  expect(shown(false, 'hex-map', journey)).toBe(true);
  expect(shown(true, 'hex-map', {})).toBe(false);
});
