import type { Door, Scene } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { cornerMoved, partMoved, takenHold, thingMoved } from './moving.ts';
import { inverseOf } from './patch.ts';
import { after, testSheet, wall } from './test-sheet.ts';
import type { Thing } from './thing.ts';

const scene = testSheet({
  walls: [wall(1, 1, 4, 1), wall(4, 1, 4, 4)],
  floor: Array<string>(6).fill('01110000'),
  lights: [{ at: { x: 2, y: 2 }, radiusFeet: 30, colour: null }],
  features: [{ kind: 'statue', at: { x: 2.5, y: 2.5 } }],
  rooms: [
    {
      key: '1',
      name: 'Hall',
      at: { x: 3, y: 3 },
      squares: [
        { x: 2, y: 3 },
        { x: 3, y: 3 },
      ],
      text: '',
    },
  ],
});
const drawn = (thing: Thing | null, from: readonly [number, number], to: readonly [number, number], of = scene) => {
  if (!thing) throw new Error('nothing is there');
  const [fx, fy] = from;
  return thingMoved(of, thing, { x: fx, y: fy }, { x: to[0], y: to[1] }, false);
};

describe('what is drawn is moved in one act', () => {
  it('a wall as a whole by its middle, on the half squares, and undo brings it back', () => {
    const act = drawn(takenHold(scene, { x: 2.5, y: 1 }), [2.5, 1], [2.6, 2.9]);
    const now = after(scene, act);
    expect(now.walls).toEqual([wall(4, 1, 4, 4), wall(1, 3, 4, 3)]);
    expect(after(now, inverseOf(scene, act)).walls).toEqual(expect.arrayContaining([...scene.walls]));
  });

  it('a corner with all the walls that meet there', () => {
    const now = after(scene, drawn(takenHold(scene, { x: 3.9, y: 1 }), [3.9, 1], [5, 0.1]));
    expect(now.walls).toEqual([wall(1, 1, 5, 0), wall(5, 0, 4, 4)]);
  });

  it('a short wall as a whole by its middle too', () => {
    const sheet = testSheet({ walls: [wall(2, 2, 2.5, 2), wall(2.5, 2, 4, 2)] });
    const now = after(sheet, drawn({ kind: 'wall', wall: wall(2, 2, 2.5, 2) }, [2.25, 2], [2.25, 3], sheet));
    expect(now.walls).toEqual([wall(2.5, 2, 4, 2), wall(2, 3, 2.5, 3)]);
  });

  it('a light by its place, a statue from square to square', () => {
    expect(drawn(takenHold(scene, { x: 2, y: 2 }), [2, 2], [3, 3.1])).toMatchObject({
      put: { lights: [{ at: { x: 3, y: 3 }, radiusFeet: 30 }] },
      take: { lights: [{ x: 2, y: 2 }] },
    });
    const statue = { kind: 'feature', feature: { kind: 'statue', at: { x: 2.5, y: 2.5 } } } as const;
    expect(drawn(statue, [2.5, 2.5], [4.6, 2.6]).put.features).toEqual([{ kind: 'statue', at: { x: 4.5, y: 2.5 } }]);
  });

  it('a room is taken hold of by its number alone, and its squares stay', () => {
    expect(takenHold(scene, { x: 2.5, y: 3.5 })).toBeNull();
    const act = drawn(takenHold(scene, { x: 3.5, y: 3.5 }), [3.5, 3.5], [2.5, 3.5]);
    expect(act.put.rooms).toMatchObject([{ key: '1', at: { x: 2, y: 3 }, squares: [[2, 3, 2]] }]);
  });

  it('a trap is taken hold of by its first square alone', () => {
    const squares = [
      { x: 1, y: 1 },
      { x: 2, y: 1 },
    ];
    const sheet = testSheet({ traps: { pit: { id: 'pit', name: 'Pit', squares } } } as unknown as Partial<Scene>);
    expect(takenHold(sheet, { x: 1.2, y: 1.5 })).toMatchObject({ kind: 'trap' });
    expect(takenHold(sheet, { x: 2.5, y: 1.5 })).toBeNull();
  });

  it('a door leaves the wall whole, and breaks through it where it goes', () => {
    const gate = { id: 'gate', segment: wall(2, 1, 3, 1), kind: 'door', state: 'closed', locked: true } as Door;
    const sheet = testSheet({ walls: [wall(1, 1, 2, 1), wall(3, 1, 7, 1)], doors: { gate } } as Partial<Scene>);
    const act = drawn({ kind: 'door', door: gate }, [2.5, 1], [5.5, 1], sheet);
    expect(act.put.doors).toMatchObject([{ id: 'gate', segment: [5, 1, 6, 1], locked: true }]);
    expect(after(sheet, act).walls).toEqual([wall(1, 1, 2, 1), wall(2, 1, 3, 1), wall(3, 1, 5, 1), wall(6, 1, 7, 1)]);
  });

  it('a part of the map with all that is drawn in it', () => {
    const acts = partMoved(scene, { x: 1, y: 2 }, { x: 3, y: 3 }, { x: 5, y: 2 });
    expect(acts).toHaveLength(1);
    const [act] = acts;
    expect(act?.put).toMatchObject({
      rooms: [{ key: '1', at: { x: 7, y: 3 }, squares: [[6, 3, 2]] }],
      lights: [{ at: { x: 6, y: 2 } }],
      features: [{ at: { x: 6.5, y: 2.5 } }],
    });
    expect(act && after(scene, act).floor?.slice(1, 4)).toEqual(['01110000', '00000111', '00000111']);
  });

  it('a part of the map no farther than to its edges, so that nothing of it is lost', () => {
    const part = [
      { x: 3, y: 3 },
      { x: 1, y: 2 },
    ] as const;
    expect(cornerMoved(scene, ...part, 4, 2)).toEqual({ x: 5, y: 4 });
    expect(cornerMoved(scene, ...part, 5, 0)).toBeNull();
    expect(cornerMoved(scene, ...part, 0, 3)).toBeNull();
    expect(cornerMoved(scene, ...part, -2, 0)).toBeNull();
    expect(cornerMoved(scene, ...part, 0, 0)).toBeNull();
  });
});
