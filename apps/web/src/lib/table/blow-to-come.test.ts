import type { Offer } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import type { SeatView } from '../seat/seat.svelte.ts';
import { BlowToCome } from './blow-to-come.svelte.ts';

const blow = { key: 'Attack:hild', command: 'Attack', fixed: { attacker: 'hild', target: 'grik' }, barred: null };
const hold = { key: 'Hold:hild', command: 'Hold', fixed: { creatures: ['hild'] }, barred: null };

/** A seat in a phase of a round, with these offers. */
const seat = (round: number, phase: string, ...offers: object[]) =>
  ({
    one: () => ({ round, combat: { phase } }),
    offers: offers.map((one) => ({ inputs: [], ...one })) as unknown as readonly Offer[],
  }) as unknown as SeatView;

describe('a blow that is kept', () => {
  /** What comes next of a blow kept in the first round. */
  function nextOf(now: SeatView): string | null {
    const table = seat(1, 'movement');
    const later = new BlowToCome(table);
    later.keep('hild', 'grik');
    Object.assign(table, now);
    return later.next?.command ?? null;
  }

  it('is struck as soon as it may be', () => {
    expect(nextOf(seat(1, 'melee', hold, blow))).toBe('Attack');
  });

  it.each([
    ['missile', 'Hold'],
    ['spells', 'Hold'],
    ['movement', 'Hold'],
    ['melee', null],
  ])('in the phase of %s it comes to %j', (phase, command) => {
    expect(nextOf(seat(1, phase, hold))).toBe(command);
  });

  it('is forgotten in the next round', () => {
    expect(nextOf(seat(2, 'melee', blow))).toBeNull();
  });
});
