import { id, type Offer } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import type { SeatView } from '../seat/seat.svelte.ts';
import { BlowToCome } from './blow-to-come.svelte.ts';

const blow = { key: 'Attack:hild', command: 'Attack', fixed: { attacker: 'hild', target: 'grik' }, barred: null };
const hold = { key: 'Hold:hild', command: 'Hold', fixed: { creatures: ['hild'] }, barred: null };

const SIDES = [
  { id: 'party', members: ['hild'] },
  { id: 'foes', members: ['grik'] },
];
const ALL = [
  { id: 'hild', conditions: [] },
  { id: 'grik', conditions: [] },
];

/** A seat in a phase of a round, with these offers; `facts` says what is different of the encounter. */
const seat = (round: number, phase: string, offers: readonly object[], facts: object = {}, creatures: object[] = ALL) =>
  ({
    one: () => ({
      round,
      combat: { stage: 'acting', phase, order: [['party'], ['foes']], acting: 0 },
      sides: SIDES,
      acted: [],
      holding: [],
      holdingOn: [],
      ...facts,
    }),
    all: () => creatures,
    offers: offers.map((one) => ({ inputs: [], ...one })) as unknown as readonly Offer[],
  }) as unknown as SeatView;

describe('a blow that is kept', () => {
  /** A blow that was kept in the first round, as things stand now. */
  function kept(now: SeatView): BlowToCome {
    const table = seat(1, 'movement', []);
    const later = new BlowToCome(table);
    later.keep('hild', 'grik');
    Object.assign(table, now);
    return later;
  }
  const nextOf = (now: SeatView): string | null => kept(now).next?.command ?? null;

  it('is struck as soon as it may be', () => {
    expect(nextOf(seat(1, 'melee', [hold, blow]))).toBe('Attack');
  });

  it.each([
    ['missile', 'Hold'],
    ['spells', 'Hold'],
    ['movement', 'Hold'],
    ['melee', null],
  ])('in the phase of %s it comes to %j', (phase, command) => {
    expect(nextOf(seat(1, phase, [hold]))).toBe(command);
  });

  it('is forgotten in the next round', () => {
    expect(nextOf(seat(2, 'melee', [blow]))).toBeNull();
  });

  const gone = { stage: 'acting', order: [['party'], ['foes']], acting: 1, phase: 'movement' };
  const dead = [
    { id: 'hild', conditions: [] },
    { id: 'grik', conditions: ['dead'] },
  ];
  it.each([
    ['waits for its turn', seat(1, 'movement', [hold]), true],
    ['is not struck though others are', seat(1, 'melee', [hold]), false],
    ['has been struck', seat(1, 'melee', [], { acted: ['hild'] }), false],
    ['has had its place in the round', seat(1, 'movement', [], { combat: gone }), false],
    ['has lost its target', seat(1, 'movement', [hold], {}, dead), false],
  ])('that %s', (_what, now, waits) => {
    expect(kept(now).waiting !== null).toBe(waits);
  });
});

describe('whoever stays where they are, to strike', () => {
  const target = (...ids: readonly string[]) => ({
    kind: 'choice',
    name: 'target',
    options: ids.map((value) => ({ value, label: value })),
  });
  const strike = (...foes: readonly string[]) => ({
    ...blow,
    fixed: { attacker: 'hild' },
    inputs: [target(...foes)],
  });
  const throws = { ...strike('grik'), key: 'Attack:hild:2' };

  function stayed(phase: string, ...offers: object[]): BlowToCome {
    const later = new BlowToCome(seat(1, phase, offers));
    later.stays({ type: 'Hold', creatures: [id('hild')], strike: true });
    return later;
  }

  it('strikes the one foe within reach when the time comes', () => {
    expect(stayed('movement', hold).next).toBeNull();
    expect(stayed('movement').waiting).toMatchObject({ attacker: 'hild', target: null });
    expect(stayed('melee', hold, strike('grik')).next?.key).toBe('Attack:hild');
  });

  it('is asked whom, where there are several, and shoots nobody meanwhile', () => {
    const several = stayed('melee', hold, strike('grik', 'snag'));
    expect([several.next, several.waiting]).toEqual([null, null]);
    expect(stayed('missile', throws).next).toBeNull();
  });

  it('is nobody who only holds', () => {
    const later = new BlowToCome(seat(1, 'movement', []));
    later.stays({ type: 'Hold', creatures: [id('hild')] });
    expect(later.waiting).toBeNull();
  });
});
