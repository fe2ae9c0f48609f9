import {
  centreOf,
  extentOf,
  hexesWithin,
  neighboursOf,
  outlineOf,
  type Segment,
  type Square,
  stepsBetween,
} from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { id, type SceneId } from '../src/core/index.ts';
import { known } from '../src/known/known.ts';
import { feetApart, inReach } from '../src/procedures/situation/reach/reach.ts';
import { seenByParty } from '../src/procedures/situation/sight/sight.ts';
import type { Scene } from '../src/state/scene.ts';
import { project } from '../src/view/project.ts';
import { after, ask, at, delve, goblin, player, referee, someone, twoRooms } from './table.ts';

const MIDDLE: Square = { x: 4, y: 3 };

describe.each(['pointy', 'flat'] as const)('on a scene of hexes, %s', (grid) => {
  const around = neighboursOf(MIDDLE, grid);
  const sides = outlineOf(MIDDLE, grid).map((a, corner, all): Segment => ({ a, b: all[(corner + 1) % 6] ?? a }));
  const blank = Array<string>(7).fill('0'.repeat(9));
  const field = (facts: Partial<Scene> = {}): Scene =>
    twoRooms({
      width: 9,
      height: 7,
      grid,
      walls: [],
      doors: {},
      traps: {},
      ambient: 'lit',
      explored: Array<string>(7).fill('1'.repeat(9)),
      walked: blank,
      ...facts,
    });
  const aldo = someone({ at: at(MIDDLE.x, MIDDLE.y) });
  const to = (square: Square) => ({ type: 'MoveCreature', creature: aldo.id, to: square }) as const;

  it('somebody walks six ways, ten feet each', () => {
    for (const square of around) {
      const moved = after(delve([aldo], {}, field()), to(square), player).creatures[aldo.id];
      expect(moved?.at?.square).toEqual(square);
      expect(moved?.moved).toBe(10);
    }
  });

  it('nobody walks through a wall, nor out of walls all around', () => {
    const [wall] = sides;
    const stopped = around.filter((square) => {
      const walked = ask(delve([aldo], {}, field({ walls: wall ? [wall] : [] })), to(square), player);
      return typeof walked !== 'string' && walked.some((event) => event.type === 'CreatureMoved' && event.feet > 10);
    });
    expect(stopped).toHaveLength(1);
    for (const square of around) {
      const shut = ask(delve([aldo], {}, field({ walls: sides })), to(square), player);
      expect(shut).toBe('blocked');
    }
  });

  it('all six neighbours are in reach of a blow, and nobody beyond them', () => {
    const foes = around.map((square, place) => goblin({ id: id(`goblin-${place}`), at: at(square.x, square.y) }));
    const far = goblin({ id: id('far'), at: at(MIDDLE.x + 2, MIDDLE.y) });
    const state = delve([aldo, ...foes, far], {}, field());
    for (const foe of foes) {
      expect(feetApart(state, aldo, foe)).toBe(5);
      expect(inReach(state, aldo, foe)).toBe(true);
    }
    expect(feetApart(state, aldo, far)).toBe(20);
    expect(inReach(state, aldo, far)).toBe(false);
  });

  it('who stands in an area is known by the hexes, and it may begin wherever the map reaches', () => {
    const near = around.map((square, place) => goblin({ id: id(`goblin-${place}`), at: at(square.x, square.y) }));
    const ring = hexesWithin(MIDDLE, 2, grid).filter((hex) => stepsBetween(hex, MIDDLE, grid) === 2);
    const beyond = ring.map((square, place) => goblin({ id: id(`far-${place}`), at: at(square.x, square.y) }));
    const state = delve([aldo, ...near, ...beyond], {}, field());
    const circle = { type: 'PlaceArea', kind: 'circle', width: 0, degrees: 0, open: true } as const;
    const within = (feet: number) => {
      const laid = after(state, { ...circle, at: centreOf(MIDDLE, grid), feet }, player);
      return [...project(laid, player).values()].flatMap((record) => (record.type === 'area' ? record.within : []));
    };
    expect(within(10)).toHaveLength(7);
    expect(within(20)).toHaveLength(19);
    const { width, height } = extentOf({ width: 9, height: 7, grid });
    expect(ask(state, { ...circle, at: { x: width, y: height }, feet: 10 }, player)).toHaveLength(1);
    expect(ask(state, { ...circle, at: { x: width + 0.1, y: 0 }, feet: 10 }, player)).toBe('bad-input');
    expect(ask(state, { ...circle, at: { x: 0, y: height + 0.1 }, feet: 10 }, player)).toBe('bad-input');
  });

  it('within closed walls one sees the own hex alone, and players are told of no other', () => {
    const scene = field({ walls: sides, explored: blank, floor: null });
    const hidden = goblin({ at: at(around[0]?.x ?? 0, around[0]?.y ?? 0) });
    const before = delve([aldo, hidden], {}, scene);
    expect(seenByParty(before).join('').replaceAll('0', '')).toBe('1');
    const told = known(before, player);
    expect(told.creatures[hidden.id]?.at ?? null).toBeNull();
    expect([...project(before, player).keys()].filter((key) => key === `creature:${hidden.id}`)).toEqual([]);
  });

  it('players are told of walls beside hexes they have explored, and of no others', () => {
    const far = centreOf({ x: 0, y: 0 }, grid);
    const secret: Segment = { a: far, b: { x: far.x + 0.1, y: far.y } };
    const explored = blank.map((row, y) =>
      y === MIDDLE.y ? `${'0'.repeat(MIDDLE.x)}1${'0'.repeat(8 - MIDDLE.x)}` : row,
    );
    const told = known(delve([], {}, field({ walls: [...sides, secret], explored })), player);
    const scene = Object.values(told.scenes)[0];
    expect(scene?.grid).toBe(grid);
    expect(scene?.walls).toHaveLength(6);
  });

  it('a feature is told of with the hex it stands in', () => {
    const altar = { kind: 'altar', at: centreOf({ x: 7, y: 5 }, grid) } as const;
    const told = (explored: readonly string[]) =>
      Object.values(known(delve([], {}, field({ features: [altar], explored })), player).scenes)[0]?.features;
    const only = (x: number, y: number) =>
      blank.map((row, at) => (at === y ? `${row.slice(0, x)}1${row.slice(x + 1)}` : row));
    expect(told(only(7, 5))).toEqual([altar]);
    for (const { x, y } of neighboursOf({ x: 7, y: 5 }, grid)) expect(told(only(x, y))).toEqual([]);
  });

  it('the referee begins one as a blank map', () => {
    const made = after(
      delve([], {}, field()),
      { type: 'NewScene', name: 'A heath', width: 20, height: 12, ground: 'open', grid },
      referee,
    );
    const scene = Object.values(made.scenes).find(({ name }) => name === 'A heath');
    expect(scene?.grid).toBe(grid);
    const reaches = { walls: [[0, 0, 1, 20]] } as never;
    const outside = ask(made, { type: 'DrawScene', scene: scene?.id as SceneId, put: reaches, take: {} }, referee);
    expect(outside).toBe('bad-input');
  });
});
