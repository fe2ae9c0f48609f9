import type { ClockRecord, DueRecord, LightRecord } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { comingOf } from './coming.ts';

const clock = { type: 'clock', turnsSinceRest: 3, restAfter: 5 } as ClockRecord;
const due = { type: 'due', wanderingIn: 2 } as DueRecord;
const torch = (carriedBy: string | null, turnsLeft: number | null) =>
  ({ kind: 'torch', carriedBy, turnsLeft }) as LightRecord;
const table = { clock, due, lights: [], nameOf: () => 'Hild', dark: true };

describe('what the next turns bring', () => {
  it('is rest, every light that burns down, and the check for monsters', () => {
    expect(comingOf({ ...table, lights: [torch('hild', 4), torch(null, 2)] })).toEqual([
      { kind: 'rest', what: 'rest', turns: 2 },
      { kind: 'light', what: 'torch on the floor', turns: 2 },
      { kind: 'light', what: 'Hild’s torch', turns: 4 },
      { kind: 'wandering', what: 'monster check', turns: 2 },
    ]);
  });

  it('warns of the dark when nobody has a light', () => {
    expect(comingOf(table).map(({ what }) => what)).toContain('no light burns');
    expect(comingOf({ ...table, dark: false }).map(({ what }) => what)).not.toContain('no light burns');
  });

  it('tells a player nothing of checks, and nobody of rest where none tires', () => {
    expect(comingOf({ ...table, dark: false, due: null, clock: { ...clock, restAfter: null } })).toEqual([]);
  });
});
