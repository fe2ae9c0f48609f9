import type { Door, Scene } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { wall } from '../drawing/test-sheet.ts';
import { lacking } from './lacking.ts';

const map = (walls: Scene['walls'] = [], doors: readonly Door['segment'][] = []) => ({
  walls,
  doors: Object.fromEntries(doors.map((segment, at) => [at, { segment } as Door])) as Scene['doors'],
});
const door = wall(5, 2, 5, 3);

describe('what a map lacks of walls that were followed', () => {
  it('is all of them, broken by the doors in them', () => {
    expect(lacking(map(), { walls: [wall(5, 1, 5, 4), wall(5, 4, 8, 4)], doors: [door, wall(1, 1, 1, 2)] })).toEqual({
      walls: [wall(5, 4, 8, 4), wall(5, 1, 5, 2), wall(5, 3, 5, 4)],
      doors: [door],
    });
  });

  it('is the rest of a wall of which another room has brought a part, and nothing across its door', () => {
    const there = map([wall(5, 1, 5, 2), wall(5, 3, 5, 4)], [door]);
    expect(lacking(there, { walls: [wall(5, 6, 5, 1)], doors: [door] })).toEqual({
      walls: [wall(5, 4, 5, 6)],
      doors: [],
    });
  });

  it('is nothing once it is there', () => {
    expect(lacking(map([wall(0, 0, 3, 4)]), { walls: [wall(3, 4, 0, 0)], doors: [] })).toEqual({
      walls: [],
      doors: [],
    });
  });
});
