import { expect, it } from 'vitest';
import { Script } from '../../../test/fight.ts';
import { at, delve, goblin, player, referee, someone, twoRooms } from '../../../test/table.ts';
import { id, type Seat } from '../../core/index.ts';
import type { GameState } from '../../state/state.ts';
import { project } from '../project.ts';

const [grik, snag] = [
  goblin({ id: id('grik'), name: 'Grik', at: at(3, 2) }),
  goblin({ id: id('snag'), name: 'Snag', at: at(7, 2) }),
];

const foesShown = (state: GameState, seat: Seat): readonly string[] =>
  [...project(state, seat).values()].flatMap((record) =>
    record.type === 'encounter'
      ? record.sides.filter(({ kind }) => kind === 'monsters').flatMap(({ members }) => members)
      : [],
  );

it('of those who are met behind a door the players are shown nobody, and of the others each whom they see', () => {
  const script = new Script(delve([someone({ at: at(2, 2) }), grik, snag], {}, twoRooms({ traps: {} })));
  const met = { creatures: [grik.id, snag.id], setting: 'dungeon', aware: 'both', reveal: true } as const;
  const { state } = script.play({ type: 'BeginEncounter', ...met });
  expect(foesShown(state, referee)).toEqual([grik.id, snag.id]);
  expect(foesShown(state, player)).toEqual([grik.id]);
});
