import {
  centreOf,
  hasSquare,
  outlineOf,
  overlap,
  type Point,
  type Square,
  squareAt,
  squaresOf,
} from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import {
  after,
  ask,
  at,
  delve,
  goblin,
  player,
  referee,
  someone,
  spectator,
  twoRooms,
} from '../../../../test/table.ts';
import { type CommandOf, id } from '../../../core/index.ts';
import { drawingsOf } from '../../../state/drawings.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { tell } from '../../../view/tell.ts';

const ROOMS = id<'scene'>('rooms');
const CELLAR = id<'scene'>('cellar');
const PIXELS = 40;
/** Ten by eight squares over a picture, of which four columns are explored, with a room and a wall at the fifth. */
const pictured = twoRooms({
  image: { asset: 'a', pixelsPerSquare: PIXELS },
  width: 10,
  height: 8,
  walls: [{ a: { x: 4, y: 0 }, b: { x: 4, y: 8 } }],
  doors: {},
  traps: {},
  floor: Array<string>(8).fill('1111100000'),
  explored: Array<string>(8).fill('1111000000'),
  walked: Array<string>(8).fill('1100000000'),
  rooms: [{ key: '1', name: 'Cell', at: { x: 1, y: 1 }, squares: squaresOf(['1111', '1111', '1111']), text: '' }],
  lights: [{ at: { x: 2.5, y: 2.5 }, radiusFeet: 20, colour: null }],
});
const stair = {
  id: id<'exit'>('stair'),
  kind: 'stairs-up',
  at: { x: 0, y: 0 },
  to: { scene: ROOMS, square: { x: 6, y: 5 } },
  hidden: false,
} as const;
const cellar: Scene = {
  ...pictured,
  id: CELLAR,
  rooms: [],
  exits: { [stair.id]: stair },
};
const aldo = someone({ at: at(1, 1) });
const foe = goblin({ at: at(7, 6) });
const begun = delve([aldo, foe], {}, pictured);
const state: GameState = { ...begun, scenes: { ...begun.scenes, [CELLAR]: cellar } };

type Laid = NonNullable<CommandOf<'DrawScene'>['put']['laid']>;
const lay = (laid: Partial<Laid>): CommandOf<'DrawScene'> => ({
  type: 'DrawScene',
  scene: ROOMS,
  put: { laid: { grid: 'pointy', pixelsPerSquare: PIXELS, corner: { x: 0, y: 0 }, width: 10, height: 9, ...laid } },
  take: {},
});
const scene = (of: GameState): Scene => of.scenes[ROOMS] ?? pictured;
const squareOf = (of: GameState, creature: { readonly id: string }): Square =>
  of.creatures[creature.id as never]?.at?.square ?? { x: -1, y: -1 };

describe.each(['pointy', 'flat'] as const)('a map whose squares become hexes, %s', (grid) => {
  const hexes = after(
    state,
    lay({ grid, pixelsPerSquare: 32, corner: { x: -8, y: 5 }, width: 15, height: 12 }),
    referee,
  );
  const { explored, walked, width, height, floor } = scene(hexes);
  /** Where a point of the old map lies on the new one, over the same pixel. */
  const onto = ({ x, y }: Point): Point => ({ x: (x * PIXELS + 8) / 32, y: (y * PIXELS - 5) / 32 });
  const back = ({ x, y }: Point): Point => ({ x: (x * 32 - 8) / PIXELS, y: (y * 32 + 5) / PIXELS });

  it('is of them, as they were laid', () => {
    expect(scene(hexes)).toMatchObject({
      grid,
      image: { asset: 'a', pixelsPerSquare: 32, corner: { x: -8, y: 5 } },
    });
    expect([explored, walked, floor ?? []].map((rows) => rows.length)).toEqual([height, height, height]);
    for (const row of [...explored, ...walked, ...(floor ?? [])]) expect(row).toHaveLength(width);
  });

  it('keeps walls and lights to the point over the picture', () => {
    const [wall] = scene(hexes).walls;
    expect(wall?.a.x).toBeCloseTo(onto({ x: 4, y: 0 }).x);
    expect(wall?.b.y).toBeCloseTo(onto({ x: 4, y: 8 }).y);
    const [light] = scene(hexes).lights;
    expect(light?.at.x).toBeCloseTo(onto({ x: 2.5, y: 2.5 }).x);
  });

  it('keeps what is drawn over it to the point over the picture, and has room for it', () => {
    const points = [
      { x: 1, y: 1 },
      { x: 9.5, y: 7.5 },
    ];
    const line = { type: 'DrawOnBoard', shape: 'line', colour: 'red', words: '', open: true, points } as const;
    const drawn = after(state, line, player);
    const [moved] = Object.values(drawingsOf(after(drawn, lay({ grid, pixelsPerSquare: 32 }), referee)));
    expect(moved?.points[1]?.x).toBeCloseTo((9.5 * PIXELS) / 32);
    expect(moved?.points[1]?.y).toBeCloseTo((7.5 * PIXELS) / 32);
    const small = scene(after(drawn, lay({ grid, width: 2, height: 2 }), referee));
    expect(small.width).toBeGreaterThan(scene(after(state, lay({ grid, width: 2, height: 2 }), referee)).width);
  });

  it('has slanting walls cut at its edge, as steep as they were, and none of those beyond it', () => {
    const slanting = [
      { a: { x: 0, y: 1 }, b: { x: 4, y: 3 } },
      { a: { x: 3, y: 0 }, b: { x: 5, y: 4 } },
      { a: { x: 0, y: 2 }, b: { x: 0, y: 6 } },
    ];
    const on = { ...state, scenes: { ...state.scenes, [ROOMS]: { ...scene(state), walls: slanting } } };
    const nudged = after(on, lay({ grid, corner: { x: 2 * PIXELS, y: PIXELS } }), referee);
    const { walls } = scene(nudged);
    expect(walls).toEqual([
      { a: { x: 0, y: 1 }, b: { x: 2, y: 2 } },
      { a: { x: 1.5, y: 0 }, b: { x: 3, y: 3 } },
    ]);
  });

  it('keeps a wall along its edge that lies a little beyond it', () => {
    const wall = { a: { x: 0, y: 2 }, b: { x: 0, y: 6 } };
    const on = { ...state, scenes: { ...state.scenes, [ROOMS]: { ...scene(state), walls: [wall] } } };
    expect(scene(after(on, lay({ grid, corner: { x: 0.3 * PIXELS, y: 0 } }), referee)).walls).toEqual([wall]);
  });

  it('has everybody, and where exits lead, in the hex that holds the middle of their square', () => {
    for (const one of [aldo, foe]) {
      const was = squareOf(state, one);
      expect(squareOf(hexes, one)).toEqual(squareAt(onto(centreOf(was, 'square')), grid));
    }
    const [led] = Object.values(hexes.scenes[CELLAR]?.exits ?? {});
    expect(led?.to?.square).toEqual(squareAt(onto({ x: 6.5, y: 5.5 }), grid));
    expect(led?.at).toEqual({ x: 0, y: 0 });
  });

  it('has the floor and the room that lie under the middles of its hexes', () => {
    for (const hex of squaresOf(floor ?? [])) expect(back(centreOf(hex, grid)).x).toBeLessThan(5);
    const [room] = scene(hexes).rooms;
    for (const hex of room?.squares ?? []) {
      const { x, y } = back(centreOf(hex, grid));
      expect([x < 4, y < 3]).toEqual([true, true]);
    }
    expect(room?.squares.length).toBeGreaterThan(8);
  });

  it('shows players no hex of which any part was not explored', () => {
    const known = drawnAlone({ grid, pixelsPerSquare: 32, corner: { x: -8, y: 5 } });
    const unexplored = outlineOf({ x: 0, y: 0 }, 'square').map(({ x, y }) => onto({ x: 4 + x * 6, y: y * 8 }));
    expect(squaresOf(known.explored).length).toBeGreaterThan(20);
    for (const hex of squaresOf(known.explored)) expect(overlap(outlineOf(hex, grid), unexplored)).toBe(false);
    for (const hex of squaresOf(known.walked)) expect(hasSquare(known.explored, hex)).toBe(true);
  });

  it('has more of them where something lies beyond what was asked', () => {
    const small = after(state, lay({ grid, width: 2, height: 2 }), referee);
    const { x, y } = squareOf(small, foe);
    expect(x).toBeLessThan(scene(small).width);
    expect(y).toBeLessThan(scene(small).height);
    expect(squareAt(centreOf({ x: 7, y: 6 }, 'square'), grid)).toEqual({ x, y });
  });

  it('become squares again, with everybody where they were', () => {
    const squares = after(hexes, lay({ grid: 'square', height: 8 }), referee);
    expect(scene(squares)).toMatchObject({ grid: 'square', width: 10, height: 8 });
    for (const one of [aldo, foe]) {
      const [was, now] = [squareOf(state, one), squareOf(squares, one)];
      expect(Math.max(Math.abs(was.x - now.x), Math.abs(was.y - now.y))).toBeLessThanOrEqual(1);
    }
    expect(scene(squares).walls[0]?.a.x).toBeCloseTo(4, 2);
  });

  it('are laid anew as squares are, and keep to their columns and rows', () => {
    const moved = after(hexes, lay({ grid, pixelsPerSquare: 30 }), referee);
    expect(scene(moved).walls).toEqual(scene(hexes).walls);
    expect(squareOf(moved, aldo)).toEqual(squareOf(hexes, aldo));
  });
});

/** The map by itself, where nobody looks about. */
function drawnAlone(laid: Partial<Laid>): Scene {
  const nobody = { ...state, creatures: {} };
  return scene(after(nobody, lay(laid), referee));
}

describe('a grid that becomes another', () => {
  it('is told of to the referee alone', () => {
    const events = ask(state, lay({}), referee);
    if (typeof events === 'string') throw new Error(events);
    const laid = after(state, lay({}), referee);
    expect(events.map((event) => tell(event, referee, laid, state)?.text)).toContain(
      'Two rooms: its picture laid with hexes, points up, 10 by 9.',
    );
    const drawn = events.filter(({ type }) => type === 'SceneDrawn');
    for (const seat of [player, spectator])
      expect(drawn.map((event) => tell(event, seat, laid, state))).toEqual(drawn.map(() => null));
    const again = ask(laid, lay({ grid: 'pointy' }), referee);
    if (typeof again === 'string') throw new Error(again);
    expect(again.map((event) => tell(event, referee, laid, laid)?.text)).toContain(
      'Two rooms: its hexes laid anew over the picture, 10 by 9.',
    );
  });

  it('is refused to players, where there is no picture, and where there would be too many', () => {
    expect(ask(state, lay({}), player)).toBe('not-your-seat');
    expect(ask(state, lay({ pixelsPerSquare: 3 }), referee)).toBe('bad-input');
    expect(ask(state, lay({ width: 501 }), referee)).toBe('bad-input');
    expect(ask(delve([aldo], {}, { ...pictured, image: null }), lay({}), referee)).toBe('no-such-thing');
  });

  it('that stays of its kind is no change of it', () => {
    const same = ask(state, lay({ grid: 'square', height: 8 }), referee);
    if (typeof same === 'string') throw new Error(same);
    const [drawn] = same.filter((event) => event.type === 'SceneDrawn');
    expect(drawn && 'put' in drawn && drawn.put.laid).not.toHaveProperty('grid');
  });
});
