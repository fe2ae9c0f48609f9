import type { Square } from '@lanthorn/geometry';
import { expect, it } from 'vitest';
import { Script } from '../../../test/fight.ts';
import { at, delve, goblin, player, referee, someone, toMeet, twoRooms } from '../../../test/table.ts';
import { id, type Seat } from '../../core/index.ts';
import type { Creature } from '../../state/creature.ts';
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

const met = (...foes: readonly Creature[]) => {
  const party = [someone({ at: at(2, 2) })];
  return new Script(delve([...party, ...foes], {}, twoRooms({ traps: {} }))).play(toMeet(foes.map((foe) => foe.id)));
};

const sidesNamed = (state: GameState): readonly string[] =>
  [...project(state, player).values()].flatMap((record) =>
    record.type === 'encounter' ? record.sides.map(({ name }) => name) : [],
  );

const placeShown = (state: GameState, { id: who }: Creature): Square | null => {
  const shown = project(state, player).get(`creature:${who}`);
  return shown?.type === 'creature' ? shown.at : null;
};

it('of those who are met behind a door the players are shown nobody, and of the others each whom they see', () => {
  const { state } = met(grik, snag);
  expect(foesShown(state, referee)).toEqual([grik.id, snag.id]);
  expect(foesShown(state, player)).toEqual([grik.id]);
});

it('a foe that was seen keeps its name where it steps out of sight, and its place is not shown', () => {
  const { state } = met(grik).play({ type: 'PlaceCreature', creature: grik.id, square: { x: 7, y: 2 } });
  expect(foesShown(state, player)).toEqual([grik.id]);
  expect([sidesNamed(state), placeShown(state, grik)]).toEqual([['The party', 'Grik'], null]);
});

it('the foes that were seen to kill the whole party stay where they stand, and keep their name', () => {
  const { state } = met(grik, snag).play({
    type: 'SetCondition',
    creature: id('aldo'),
    condition: 'dead',
    on: true,
  });
  expect([sidesNamed(state), placeShown(state, grik)]).toEqual([['The party', 'Grik'], { x: 3, y: 2 }]);
  expect(foesShown(state, player)).toEqual([grik.id]);
});

it('nobody looks on through the dead while one of the party only sleeps elsewhere', () => {
  const bera = someone({ id: id('bera'), name: 'Bera', at: at(1, 4) });
  const begin = delve([someone({ at: at(2, 2) }), bera, grik, { ...snag, at: at(7, 4) }], {}, twoRooms({ traps: {} }));
  const set = (creature: Creature['id'], condition: 'dead' | 'asleep') =>
    ({ type: 'SetCondition', creature, condition, on: true }) as const;
  const script = new Script(begin).play(toMeet([grik.id])).play(set(bera.id, 'dead'));
  script.play({ type: 'PlaceCreature', creature: id('aldo'), square: { x: 8, y: 1 } });
  script.play({ type: 'PlaceCreature', creature: snag.id, square: { x: 0, y: 4 } }).play(set(id('aldo'), 'asleep'));
  expect([placeShown(script.state, grik), placeShown(script.state, snag)]).toEqual([null, null]);
});

it('whom nobody has seen of the others changes nothing of their name by going', () => {
  const orc = goblin({ id: id('orc'), name: 'Orc', at: at(7, 2) });
  const before = sidesNamed(met(grik, orc).state);
  const { state } = met(grik, orc).play({ type: 'RemoveCreature', creature: orc.id });
  expect([before, sidesNamed(state)]).toEqual([
    ['The party', 'Grik'],
    ['The party', 'Grik'],
  ]);
});
