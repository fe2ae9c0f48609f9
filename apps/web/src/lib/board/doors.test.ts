import { describe, expect, it } from 'vitest';
import { doorAt, isAtLeaf } from './doors.ts';
import type { BoardDoor } from './model.ts';

const door = (facts: Partial<BoardDoor>): BoardDoor => ({
  id: 'door',
  kind: 'door',
  segment: { a: { x: 2, y: 1 }, b: { x: 2, y: 2 } },
  open: false,
  locked: false,
  secret: false,
  believed: null,
  listened: false,
  ...facts,
});
const WAY = { x: 2, y: 1.6 };
/** It swings about its upper end, to the left. */
const LEAF = { x: 1.4, y: 1.05 };

describe('a door on the board', () => {
  it('is clicked across its opening, and when it is open at its leaf too', () => {
    expect(doorAt([door({})], WAY)?.id).toBe('door');
    expect(doorAt([door({})], { x: 1.2, y: 1.05 })).toBeNull();
    expect(doorAt([door({ open: true })], LEAF)?.id).toBe('door');
  });

  it('leaves the way through it free of its leaf', () => {
    expect(isAtLeaf(door({ open: true }), LEAF)).toBe(true);
    expect(isAtLeaf(door({ open: true }), WAY)).toBe(false);
    expect(isAtLeaf(door({}), LEAF)).toBe(false);
  });

  it('has no leaf where it is an archway or bars', () => {
    expect(isAtLeaf(door({ open: true, kind: 'portcullis' }), LEAF)).toBe(false);
  });
});
