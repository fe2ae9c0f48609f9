import { hasSquare } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { type CommandOf, id } from '../src/core/index.ts';
import { known } from '../src/known/known.ts';
import { isWalledOff } from '../src/procedures/situation/reach/reach.ts';
import { seenByParty } from '../src/procedures/situation/sight/sight.ts';
import type { Passes, Scene, Wall } from '../src/state/scene.ts';
import type { GameState } from '../src/state/state.ts';
import { project } from '../src/view/project.ts';
import { tell } from '../src/view/tell.ts';
import { after, ask, at, delve, goblin, player, referee, someone, spectator, twoRooms } from './table.ts';

/** A hall of ten by five squares with one wall across the middle, which leads up: its left, and open side, is the west. */
const WALL: Wall = { a: { x: 5, y: 5 }, b: { x: 5, y: 0 } };
const SOLID = { walls: [WALL], doors: {}, traps: {}, explored: Array<string>(5).fill('0000000000') };

const hall = (passes: Passes | null, column: number, facts: Partial<Scene> = {}): GameState =>
  delve(
    [someone({ at: at(column, 2) })],
    {},
    twoRooms({ ...SOLID, walls: [passes ? { ...WALL, passes } : WALL], ambient: 'lit', ...facts }),
  );

/** As any word said leaves it: what is seen has been explored. */
const looked = (state: GameState): GameState => after(state, { type: 'Narrate', text: 'You look about.' }, referee);
const sees = (state: GameState, x: number): boolean => hasSquare(seenByParty(state), { x, y: 2 });
const step = (to: number) => ({ type: 'MoveCreature', creature: id<'creature'>('aldo'), to: { x: to, y: 2 } }) as const;
const walls = (state: GameState, seat = player): readonly Wall[] =>
  [...project(state, seat).values()].flatMap((record) => (record.type === 'row' ? record.walls : []));

describe('a one-way wall', () => {
  it.each([
    ['both', true, true],
    ['sight', true, false],
    ['steps', false, true],
  ] as const)('that lets %s pass does so from its open side alone', (passes, seen, walked) => {
    const [west, east] = [looked(hall(passes, 4)), looked(hall(passes, 5))];
    expect([sees(west, 8), sees(east, 1)]).toEqual([seen, false]);
    expect(typeof ask(west, step(5), player) !== 'string').toBe(walked);
    expect(ask(east, step(4), player)).toBe(ask(looked(hall(null, 5)), step(4), player));
  });

  it('shines as one sees through it', () => {
    const lamp = (x: number) => [{ at: { x, y: 2.5 }, radiusFeet: 40, colour: null }];
    const dark = (column: number, x: number) => hall('both', column, { ambient: 'dark', lights: lamp(x) });
    expect(sees(dark(8, 3.5), 6)).toBe(true);
    expect(sees(dark(1, 6.5), 3)).toBe(false);
  });

  it('is shot through from the side from which one sees', () => {
    const [west, east] = [someone({ at: at(1, 2) }), goblin({ at: at(8, 2) })];
    const state = looked(
      delve([west, east], {}, twoRooms({ ...SOLID, walls: [{ ...WALL, passes: 'sight' }], ambient: 'lit' })),
    );
    expect(isWalledOff(state, west, east, 'missile')).toBe(false);
    expect(isWalledOff(state, west, east, 'melee')).toBe(true);
    expect(isWalledOff(state, east, west, 'missile')).toBe(true);
  });

  it.each(['both', 'sight', 'steps'] as const)(
    'is wall like any other to whoever has not seen its open side: %s',
    (passes) => {
      const [plain, oneWay] = [looked(hall(null, 8)), looked(hall(passes, 8))];
      for (const seat of [player, spectator]) {
        expect(known(oneWay, seat)).toEqual(known(plain, seat));
        expect(project(oneWay, seat)).toEqual(project(plain, seat));
      }
      expect(walls(oneWay, referee).every((wall) => wall.passes === passes)).toBe(true);
    },
  );

  it('is known for what it is from its open side, and stays known', () => {
    const west = looked(hall('both', 1));
    expect(walls(west).map(({ passes }) => passes)).toEqual(Array(5).fill('both'));
    const through = [4, 6].reduce((state, column) => after(state, step(column), player), west);
    expect(walls(through)).toEqual(walls(west));
    expect(ask(through, step(4), player)).not.toBeInstanceOf(Array);
  });

  it('is drawn, turned about and made whole again, which the referee alone reads', () => {
    const draw = (put: CommandOf<'DrawScene'>['put']) =>
      ({ type: 'DrawScene', scene: id<'scene'>('rooms'), put, take: {} }) as const;
    const bare = looked(hall(null, 1, { walls: [] }));
    const drawing = draw({ oneWay: [{ segment: [5, 5, 5, 0], passes: 'both' }] });
    const drawn = after(bare, drawing, referee);
    const events = ask(bare, drawing, referee);
    if (typeof events === 'string') throw new Error(events);
    const texts = [referee, player].map((seat) => events.map((event) => tell(event, seat, drawn, bare)?.text));
    expect(texts).toEqual([['Two rooms: a one-way wall drawn.'], [undefined]]);
    expect(sees(drawn, 8)).toBe(true);
    const turned = after(drawn, draw({ oneWay: [{ segment: [5, 0, 5, 5], passes: 'both' }] }), referee);
    expect(turned.scenes[id<'scene'>('rooms')]?.walls).toEqual([{ a: WALL.b, b: WALL.a, passes: 'both' }]);
    expect(sees(turned, 8)).toBe(false);
    const whole = after(drawn, draw({ walls: [[5, 0, 5, 5]] }), referee);
    expect(whole.scenes[id<'scene'>('rooms')]?.walls).toEqual([{ a: WALL.b, b: WALL.a }]);
  });
});
