import type { Table } from '@lanthorn/protocol';
import type { RecordKey, ViewRecord } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { SeatView } from './seat.svelte.ts';

const creature = (id: string, name: string, x: number) =>
  [
    `creature:${id}`,
    { type: 'creature', id, name, called: name, kind: 'character', icon: null, at: { x, y: 0 } },
  ] as unknown as readonly [RecordKey, ViewRecord];

/** A seat, and what its table says to it. */
function seated() {
  const heard = new Map<string, (said: unknown) => void>();
  const table = { on: (event: string, listener: (said: unknown) => void) => heard.set(event, listener) };
  return {
    seat: new SeatView(table as unknown as Table),
    sees: (...put: readonly ReturnType<typeof creature>[]) =>
      heard.get('happened')?.({ patch: { put, drop: [] }, told: [], entry: null }),
  };
}

it('names and faces stay the same list while creatures only move, so that no line of the log is looked at anew', () => {
  const { seat, sees } = seated();
  sees(creature('hild', 'Hild', 1), creature('bran', 'Bran', 2));
  const before = seat.faces;
  expect(before.map(({ name }) => name)).toEqual(['Hild', 'Bran']);
  sees(creature('hild', 'Hild', 5));
  expect(seat.faces).toBe(before);
  sees(creature('hild', 'Hild the Younger', 5));
  expect(seat.faces.map(({ name }) => name)).toEqual(['Hild the Younger', 'Bran']);
});
