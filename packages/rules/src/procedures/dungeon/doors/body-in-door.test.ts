import { expect, it } from 'vitest';
import { after, at, delve, goblin, player, someone, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { LightSource } from '../../../state/light.ts';

const aldo = someone({ at: at(1, 1) });
const grik = goblin({ at: at(5, 1), conditions: ['dead'] });
const torch: LightSource = { id: id('torch'), kind: 'torch', carriedBy: aldo.id, left: null, radius: 30, turnsLeft: 6 };

/** How the open door stands after a turn, to which the torch shines, and no farther. */
function doorAfter(...bodies: readonly Creature[]): string | undefined {
  const { doors, ...rooms } = twoRooms({ ambient: 'dark' });
  const open = Object.fromEntries(Object.entries(doors).map(([key, one]) => [key, { ...one, state: 'open' as const }]));
  const state = delve([aldo, ...bodies], { lights: { [torch.id]: torch } }, { ...rooms, doors: open });
  const { scenes } = after(state, { type: 'EndTurn', resting: false }, player);
  return scenes[id<'scene'>('rooms')]?.doors[id<'door'>('door')]?.state;
}

it('OSE-DUN-06: a body in the dark beyond the light holds no door open, which would tell that it lies there', () => {
  expect([doorAfter(), doorAfter(grik)]).toEqual(['closed', 'closed']);
  expect(doorAfter({ ...grik, at: at(4, 1) })).toBe('open');
});
