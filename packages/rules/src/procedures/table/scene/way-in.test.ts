import { describe, expect, it } from 'vitest';
import { after, at, campaign, delve, goblin, referee, someone, twoRooms } from '../../../../test/table.ts';
import { type CreatureId, id } from '../../../core/index.ts';
import { NO_COINS } from '../../../state/purse.ts';
import type { Door, Exit, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone();
const LOOK = { state: 'closed', locked: false, stuck: false, spiked: false, failedForcings: 0, found: false } as const;

/** Three rooms of two squares side by side in the rock: a secret door leads from the first, doors from the others. */
const hall = (facts: Partial<Scene> = {}): Scene =>
  twoRooms({
    id: id('hall'),
    floor: ['0000000000', '0110111100', '0000000000', '0000000000', '0000000000'],
    walls: [],
    traps: {},
    doors: Object.fromEntries([
      [id<'door'>('one'), door('one', 3, 'secret')],
      [id<'door'>('two'), door('two', 6, 'door')],
    ]),
    rooms: [room('1', 1), room('2', 4), room('3', 7)],
    ...facts,
  });
const door = (name: string, x: number, kind: Door['kind']): Door => ({
  ...LOOK,
  id: id(name),
  kind,
  segment: { a: { x, y: 1 }, b: { x, y: 2 } },
});
const room = (key: string, x: number) => ({ key, name: key, at: { x, y: 1 }, squares: [{ x, y: 1 }], text: '' });
const exit = (name: string, kind: Exit['kind'], x: number, hidden = false): readonly [Exit['id'], Exit] => [
  id(name),
  { id: id(name), kind, at: { x, y: 1 }, to: null, hidden },
];

/** The column where the party comes in. */
function wayIn(scene: Scene, facts: Partial<GameState> = {}) {
  const state = { ...campaign([aldo]), scenes: { [scene.id]: scene }, ...facts };
  const come = after(state, { type: 'ShowScene', scene: scene.id, arriving: true }, referee);
  return come.creatures[aldo.id]?.at?.square.x;
}

describe('where the party comes in on a map', () => {
  it('at a way out that leads up or outside before one that leads deeper down, and at none that is hidden', () => {
    const exits = (...all: readonly (readonly [Exit['id'], Exit])[]) => hall({ exits: Object.fromEntries(all) });
    const near = (x: number | undefined, of: number) => expect(Math.abs((x ?? -9) - of)).toBeLessThanOrEqual(1);
    near(wayIn(exits(exit('down', 'stairs-down', 7), exit('up', 'stairs-up', 5))), 5);
    near(wayIn(exits(exit('down', 'stairs-down', 7))), 7);
    near(wayIn(exits(exit('up', 'stairs-up', 8, true))), 4);
  });

  it('at an entrance or stairs that are drawn, before any room', () => {
    expect(wayIn(hall({ features: [{ kind: 'entrance', at: { x: 7.5, y: 1.5 } }] }))).toBe(7);
  });

  it('in no room that nothing but a secret door leads from, though it is the first', () => {
    expect(wayIn(hall())).toBe(4);
  });

  it('is where the referee is offered to bring it', () => {
    const state = delve([aldo], {}, hall());
    const offered = offers(state, referee).find(({ key }) => key === 'BringParty:in');
    expect(offered?.inputs).toMatchObject([{ from: [{ x: 4, y: 1 }] }]);
  });

  it('in a room where nobody lurks and nothing lies, sooner than in one that is held', () => {
    const lurking = goblin({ at: { ...at(5, 1), scene: id('hall') }, hidden: true });
    const creatures = { [aldo.id]: aldo, [lurking.id]: lurking } satisfies Record<CreatureId, unknown>;
    expect(wayIn(hall(), { creatures })).toBe(7);
    const hoard = {
      id: id<'hoard'>('gold'),
      name: 'a chest',
      at: { scene: id<'scene'>('hall'), square: { x: 4, y: 1 } },
    };
    const hoards = { [hoard.id]: { ...hoard, coins: NO_COINS, valuables: [], things: [], hidden: true } };
    expect(wayIn(hall(), { hoards })).toBe(7);
  });

  it('in a room that stands open to another, or reaches the edge of the map', () => {
    const floor = ['0000000000', '0110111110', '0000000000', '0000000000', '0000000000'];
    expect(wayIn(hall({ floor, doors: {} }))).toBe(4);
    expect(
      wayIn(hall({ floor: ['0000000000', '0110110111', ...Array<string>(3).fill('0000000000')], doors: {} })),
    ).toBe(7);
  });

  it('in the middle of the largest place that walls close in, on a picture of which neither rooms nor floor were drawn', () => {
    const closed = (left: number, right: number) =>
      [
        [left, 1, right, 1],
        [right, 1, right, 4],
        [right, 4, left, 4],
        [left, 4, left, 1],
      ].map(([ax = 0, ay = 0, bx = 0, by = 0]) => ({
        a: { x: ax, y: ay },
        b: { x: bx, y: by },
        move: true,
        sight: true,
      }));
    const picture = { rooms: [], doors: {}, floor: null };
    expect(wayIn(hall({ ...picture, walls: [...closed(1, 3), ...closed(4, 9)] }))).toBe(6);
    expect(wayIn(hall({ ...picture, walls: [] }))).toBe(0);
  });

  it('in the first room where none has a way out, and on the first floor where there is no room', () => {
    const apart = { doors: {}, floor: ['0000000000', '0110110110', ...Array<string>(3).fill('0000000000')] };
    expect(wayIn(hall(apart))).toBe(1);
    expect(wayIn(hall({ ...apart, rooms: [] }))).toBe(1);
  });
});
