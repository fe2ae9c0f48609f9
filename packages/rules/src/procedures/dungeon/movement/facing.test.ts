import { describe, expect, it } from 'vitest';
import { after, at, delve, goblin, player, referee, someone, spectator, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { project } from '../../../view/project.ts';
import { facingAfter } from './facing.ts';

const aldo = someone({ at: at(0, 2) });
const rows = (row: string) => Array<string>(5).fill(row);

describe('where somebody looks', () => {
  it.each([
    ['north', 0, -1, 0],
    ['north-east', 1, -1, 1],
    ['east', 1, 0, 2],
    ['south-east', 1, 1, 3],
    ['south', 0, 1, 4],
    ['south-west', -1, 1, 5],
    ['west', -1, 0, 6],
    ['north-west', -1, -1, 7],
  ])('is %s after a step there', (_name, x, y, eighth) => {
    expect(
      facingAfter(
        [
          { x: 5, y: 5 },
          { x: 5 + x, y: 5 + y },
        ],
        'square',
      ),
    ).toBe(eighth);
  });

  it('is unchanged where nobody stepped', () => {
    expect([facingAfter([], 'square'), facingAfter([{ x: 1, y: 1 }], 'square')]).toEqual([null, null]);
  });

  it('is shown of those whose place is shown', () => {
    const scene = twoRooms({ traps: {}, explored: rows('1111100000') });
    const moved = after(
      after(
        delve([aldo, goblin({ at: at(8, 2) })], {}, scene),
        { type: 'MoveCreature', creature: aldo.id, to: { x: 2, y: 2 } },
        player,
      ),
      { type: 'MoveCreature', creature: id('goblin'), to: { x: 8, y: 4 } },
      referee,
    );
    expect(project(moved, spectator).get('creature:aldo')).toMatchObject({ facing: 2 });
    expect(project(moved, referee).get('creature:goblin')).toMatchObject({ facing: 4 });
    expect(project(moved, spectator).get('creature:goblin')).toBeUndefined();
  });
});
