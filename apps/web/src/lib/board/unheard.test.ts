import type { Offer } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { type BoardDoor, type BoardModel, NO_BOARD } from './model.ts';
import { isUnheard, listenFirst } from './unheard.ts';

const shut = {
  id: 'door',
  open: false,
  listened: false,
  segment: { a: { x: 2, y: 0 }, b: { x: 2, y: 1 } },
} as BoardDoor;
const map = (explored: string): BoardModel => ({
  ...NO_BOARD,
  rows: [{ y: 0, explored, seen: '0000', floor: '1111', walls: [] }],
});

describe('a door that nobody has listened at', () => {
  it.each<[string, BoardDoor, string, boolean]>([
    ['is one that is shut, with the unknown beyond', shut, '1100', true],
    ['is none that somebody has put an ear to', { ...shut, listened: true }, '1100', false],
    ['is none that stands open', { ...shut, open: true }, '1100', false],
    ['is none between two rooms that are known', shut, '1111', false],
  ])('%s', (_, door, explored, is) => {
    expect(isUnheard(door, map(explored))).toBe(is);
  });

  it('is listened at first, else opened; what cannot be had stands last', () => {
    const offers = ['SpikeDoor', 'OpenDoor', 'Listen'].map((command) => ({ command, barred: null }) as Offer);
    const barred = { command: 'Listen', barred: 'There is one try.' } as Offer;
    expect(listenFirst([barred, ...offers]).map(({ command }) => command)).toEqual([
      'Listen',
      'OpenDoor',
      'SpikeDoor',
      'Listen',
    ]);
  });
});
