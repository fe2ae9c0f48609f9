import { hasSquare, squaresOf } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { abbey, door, inAbbey, named, wall } from '../../../../test/abbey.ts';
import { after, ask, at, campaign, delve, goblin, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { LightSource } from '../../../state/light.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { maySeeMore, seenByParty } from '../../situation/sight/sight.ts';
import { oseSight } from './ose.ts';

const torch = (facts: Partial<LightSource>): GameState['lights'] => ({
  [id<'light'>('t')]: { id: id('t'), kind: 'torch', carriedBy: null, left: null, radius: 30, turnsLeft: 6, ...facts },
});

/** A bare hall of 20 × 12 squares, in the dark. */
const hall = (facts: Partial<Scene> = {}): Scene => abbey({ walls: [], doors: {}, lights: [], ...facts });

const inHall = (creatures: readonly Creature[], facts: Partial<GameState> = {}, scene: Scene = hall()): GameState =>
  campaign(creatures, { scenes: { [scene.id]: scene }, scene: scene.id, ...facts });

const sees = (state: GameState, x: number, y: number): boolean => hasSquare(seenByParty(state), { x, y });

const aldo = someone({ at: inAbbey(5, 5) });

describe('sight', () => {
  it('OSE-HAZ-03: without light one sees no more than where one stands', () => {
    expect(squaresOf(seenByParty(inHall([aldo])))).toEqual([{ x: 5, y: 5 }]);
  });

  it.each([
    [2, true],
    [3, true],
    [4, false],
  ])('OSE-HAZ-03: a torch shows what is %i squares off: %s', (far, shown) => {
    const state = inHall([aldo], { lights: torch({ carriedBy: aldo.id }) });
    expect(sees(state, 5 + far, 5)).toBe(shown);
  });

  it('OSE-HAZ-03: a light far off shows what it falls on, and nothing between', () => {
    const state = inHall([aldo], {
      lights: torch({ left: { scene: aldo.at?.scene ?? id('abbey'), square: { x: 15, y: 5 } } }),
    });
    expect([sees(state, 15, 5), sees(state, 10, 5)]).toEqual([true, false]);
  });

  it('in ambient light one sees as far as the walls', () => {
    const state = inHall([aldo], {}, hall({ ambient: 'lit', walls: [wall(10, 0, 10, 12)] }));
    expect([sees(state, 9, 0), sees(state, 10, 0)]).toEqual([true, false]);
  });

  it('OSE-HAZ-04: infravision reaches sixty feet in the dark', () => {
    const elf = someone({ at: inAbbey(5, 5), infravision: 60 });
    expect([sees(inHall([elf]), 11, 5), sees(inHall([elf]), 12, 5)]).toEqual([true, false]);
  });

  it('OSE-HAZ-04: any light in view ends it, and one behind a wall does not', () => {
    const elf = someone({ at: inAbbey(5, 5), infravision: 60 });
    const lamp = { lights: torch({ left: { scene: id('abbey'), square: { x: 18, y: 5 } } }) };
    expect(sees(inHall([elf], lamp), 10, 5)).toBe(false);
    expect(sees(inHall([elf], lamp, hall({ walls: [wall(14, 0, 14, 12)] })), 10, 5)).toBe(true);
  });

  it('may show more only where light, infravision or somebody of the party is on a square not explored', () => {
    const carried = torch({ carriedBy: aldo.id });
    const more = (lights: GameState['lights'], explored: Scene['explored'], facts: Partial<Scene> = {}) => {
      const scene = hall({ explored, ...facts });
      return maySeeMore(inHall([aldo], { lights }, scene), scene);
    };
    const none = hall().explored;
    const lit = seenByParty(inHall([aldo], { lights: carried }));
    expect([more(carried, lit), more(carried, none), more({}, none), more({}, lit)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(more(carried, lit, { ambient: 'lit' })).toBe(true);
    const elf = someone({ at: inAbbey(5, 5), infravision: 60 });
    const scene = hall({ explored: lit });
    expect(maySeeMore(inHall([elf], {}, scene), scene)).toBe(true);
  });

  it.each([
    ['warm', 'bright'],
    ['cool', 'grey'],
    ['cold', 'black'],
  ] as const)('OSE-HAZ-04: what is %s looks %s', (warmth, appearance) => {
    const look = { range: 60, distance: 60, visibleLight: false, largeHeat: false, warmth };
    expect(oseSight.infravision(look)).toEqual({ works: true, appearance, canRead: false });
    expect(oseSight.infravision({ ...look, largeHeat: true })).toEqual({
      works: false,
      appearance: null,
      canRead: false,
    });
  });

  it.each<[Door['kind'], Door['state'], boolean]>([
    ['door', 'closed', false],
    ['door', 'open', true],
    ['double', 'closed', false],
    ['secret', 'closed', false],
    ['portcullis', 'closed', true],
    ['barred', 'closed', true],
    ['window', 'closed', true],
    ['archway', 'closed', true],
  ])('through a %s that is %s one sees: %s', (kind, state, through) => {
    const walls = [wall(8, 0, 8, 5), wall(8, 6, 8, 12)];
    const scene = hall({ ambient: 'lit', walls, doors: named([door('d', { kind, state })]) });
    expect(sees(inHall([aldo], {}, scene), 9, 5)).toBe(through);
  });

  it.each(['dead', 'unconscious', 'asleep'] as const)('who is %s sees nothing', (condition) => {
    expect(
      squaresOf(seenByParty(inHall([{ ...aldo, conditions: [condition] }], {}, hall({ ambient: 'lit' })))),
    ).toEqual([]);
  });

  it('who is blind knows the square underfoot', () => {
    const state = inHall([{ ...aldo, conditions: ['blind'] }], {}, hall({ ambient: 'lit' }));
    expect(squaresOf(seenByParty(state))).toEqual([{ x: 5, y: 5 }]);
  });

  it('the torch of one who is hidden shows nothing', () => {
    const lurker = goblin({ hidden: true, at: inAbbey(8, 5) });
    expect(sees(inHall([aldo, lurker], { lights: torch({ carriedBy: lurker.id }) }), 8, 5)).toBe(false);
    expect(sees(inHall([aldo, { ...lurker, hidden: false }], { lights: torch({ carriedBy: lurker.id }) }), 8, 5)).toBe(
      true,
    );
  });

  it('is not worked out anew while nothing changes that it depends on', () => {
    const state = inHall([aldo], { lights: torch({ carriedBy: aldo.id }) });
    expect(seenByParty({ ...state, rounds: 60 })).toBe(seenByParty(state));
    const moved = { ...state, creatures: { [aldo.id]: { ...aldo, at: inAbbey(6, 5) } } };
    expect(seenByParty(moved)).not.toEqual(seenByParty(state));
  });
});

describe('exploring', () => {
  const blank = Array<string>(5).fill('0'.repeat(10));
  const dark = twoRooms({ ambient: 'dark', explored: blank });

  it('OSE-MOV-03: what is seen is explored, and stays so', () => {
    const state = after(
      delve([someone({ at: at(2, 2) })], {}, twoRooms({ explored: blank })),
      { type: 'EndTurn', resting: false },
      player,
    );
    expect(state.scenes[dark.id]?.explored).toEqual(Array<string>(5).fill('1111100000'));
  });

  it('what is seen on the way is explored too', () => {
    const walls = [wall(0, 1, 4, 1), wall(5, 1, 10, 1)];
    const scene = twoRooms({
      walls,
      doors: {},
      traps: {},
      explored: [blank[0] ?? '', ...Array<string>(4).fill('1'.repeat(10))],
    });
    const state = after(
      delve([someone({ at: at(0, 4) })], {}, scene),
      { type: 'MoveCreature', creature: id('aldo'), to: { x: 9, y: 4 } },
      player,
    );
    expect(state.scenes[scene.id]?.explored[0]?.slice(3, 6)).toBe('111');
  });

  it('a secret door that somebody opens in sight is found', () => {
    const state = delve([someone({ at: at(2, 2) }), goblin({ at: at(5, 3) })]);
    const events = ask(state, { type: 'OpenDoor', creature: id('goblin'), door: id('secret') }, referee);
    expect(typeof events === 'string' ? events : events.map(({ type }) => type)).toEqual([
      'DoorOpened',
      'SecretDoorSeen',
      'NewcomersSeen',
    ]);
  });
});
