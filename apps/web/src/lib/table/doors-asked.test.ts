import { describe, expect, it } from 'vitest';
import { type BoardDoor, NO_BOARD } from '../board/model.ts';
import { DoorsAsked } from './doors-asked.ts';

const door = {
  id: 'door',
  open: false,
  listened: false,
  segment: { a: { x: 2, y: 0 }, b: { x: 2, y: 1 } },
} as BoardDoor;
const asked = (role: 'player' | 'referee', fights = false) =>
  new DoorsAsked({ role, one: () => (fights ? ({} as never) : null) }, () => NO_BOARD);

describe('before a shut door is opened', () => {
  it('a player is asked once', () => {
    const doors = asked('player');
    expect(doors.isNext(door)).toBe(true);
    doors.shown(door);
    expect(doors.isNext(door)).toBe(false);
  });

  it('nobody is asked in a fight, nor the referee', () => {
    expect(asked('player', true).isNext(door)).toBe(false);
    expect(asked('referee').isNext(door)).toBe(false);
  });
});
