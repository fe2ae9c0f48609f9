import type { Scene } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { Drawing } from '../drawing/drawing.svelte.ts';
import type { Patch } from '../drawing/patch.ts';
import { after, testSheet, wall } from '../drawing/test-sheet.ts';
import type { SeatView } from '../seat/seat.svelte.ts';
import type { LookedAt } from './looked-at.ts';
import type { Traced, TraceWishes } from './trace.ts';
import { Tracing } from './tracing.svelte.ts';
import type { Ask } from './worker.ts';

const floor = (left: number, top: number, right: number, bottom: number) => ({
  outline: [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ],
  walls: [
    wall(left, top, right, top),
    wall(right, top, right, bottom),
    wall(right, bottom, left, bottom),
    wall(left, bottom, left, top),
  ],
});
const TWO: Traced = { ok: true, rooms: [floor(1, 1, 4, 3), floor(4, 1, 7, 5)], doors: [wall(4, 2, 4, 3)] };

/** Before a picture of two rooms side by side, with a door between them. */
function before(found: Traced = TWO) {
  let scene = testSheet({ image: { asset: 'picture', pixelsPerSquare: 20 } as unknown as Scene['image'] });
  const doors: unknown[] = [];
  const wished: TraceWishes[] = [];
  const seat = {
    sceneKnown: () => scene,
    isInPlay: () => false,
    ask: async (_key: string, patch: Patch) => {
      doors.push(...(patch.put.doors ?? []));
      scene = {
        ...after(scene, patch),
        doors: Object.fromEntries(
          [...Object.values(scene.doors), ...(patch.put.doors ?? [])].map((door) => [
            door.id,
            {
              ...door,
              segment: Array.isArray(door.segment)
                ? wall(...(door.segment as [number, number, number, number]))
                : door.segment,
            },
          ]),
        ) as Scene['doors'],
      };
      return { ok: true };
    },
  };
  const drawing = new Drawing(seat as unknown as SeatView, () => scene.id);
  const picture = {
    ask: async (_campaign: string, _scene: Scene, question: (pixels: number) => Ask) => {
      const asked = question(1);
      if (asked.want === 'walls') wished.push(asked.wishes);
      return found;
    },
  };
  const tracing = new Tracing(
    picture as unknown as LookedAt,
    () => scene,
    (act) => drawing.act(act),
  );
  return { tracing, drawing, wished, doors, scene: () => scene, look: () => tracing.look('campaign', scene) };
}

describe('walls that were followed', () => {
  it('are taken room by room, with the door between two of them once, and none across it', async () => {
    const { tracing, scene, doors, look } = before();
    await look();
    await tracing.take(tracing.roomAt({ x: 2, y: 2 }));
    expect(doors).toHaveLength(1);
    await tracing.take(tracing.roomAt({ x: 5, y: 2 }));
    expect(doors).toHaveLength(1);
    expect(scene().walls.filter(({ a, b }) => a.x === 4 && b.x === 4)).toEqual([wall(4, 1, 4, 2), wall(4, 3, 4, 5)]);
    expect(scene().walls).toHaveLength(8);
  });

  it('are asked for as the referee wishes, and again where that changes meanwhile, but not for each step', async () => {
    const { tracing, wished, look } = before();
    const first = look();
    for (const loose of [0.2, 0.3, 0.4]) {
      tracing.loose = loose;
      void look();
    }
    await first;
    expect(wished.map(({ loose }) => loose)).toEqual([0.12, 0.4]);
    expect(wished[1]).toMatchObject({ threshold: 110, least: 0.7, nearGrid: 0.25, pixelsPerSquare: 20 });
  });

  it('of nothing are said to be none', async () => {
    const { tracing, look } = before({ ok: true, rooms: [], doors: [] });
    await look();
    expect(tracing.sentence).toMatch(/^No floor is found/);
  });
});
