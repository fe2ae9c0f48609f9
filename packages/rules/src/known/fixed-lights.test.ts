import { expect, it } from 'vitest';
import { at, delve, player, referee, someone, spectator, twoRooms } from '../../test/table.ts';
import type { Seat } from '../core/index.ts';
import { project } from '../view/project.ts';
import { known } from './known.ts';

const lamp = (x: number, colour: string | null = null) => ({ at: { x, y: 2.5 }, radiusFeet: 20, colour });
const wall = { a: { x: 5, y: 0 }, b: { x: 5, y: 5 }, move: true, sight: true };
const near = lamp(3.5, '#8ab4f8');
const state = delve(
  [someone({ at: at(1, 2) })],
  {},
  twoRooms({ ambient: 'dark', walls: [wall], doors: {}, traps: {}, lights: [near, lamp(8.5)] }),
);
const shown = (seat: Seat) =>
  [...project(known(state, seat), seat).values()].filter(({ type }) => type === 'fixed-light');

it('a light of the map is shown to players and to the gallery where they see its place, and to the referee anywhere', () => {
  const seen = { type: 'fixed-light', at: near.at, radius: 20, colour: '#8ab4f8' };
  expect(shown(player)).toEqual([seen]);
  expect(shown(spectator)).toEqual([seen]);
  expect(shown(referee)).toHaveLength(2);
});
