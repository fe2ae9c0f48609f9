import { describe, expect, it } from 'vitest';
import type { SeatView } from '../seat/seat.svelte.ts';
import { Drawing } from './drawing.svelte.ts';
import type { Patch } from './patch.ts';
import { after, testSheet } from './test-sheet.ts';

/** A hand with a pen before a sheet of eight by six, whose acts are answered when it is let. */
function hand(facts: Parameters<typeof testSheet>[0] = {}, inPlay = false) {
  let scene = testSheet({ floor: ['01100000', ...Array<string>(5).fill('00000000')], ...facts });
  const waiting: (() => void)[] = [];
  const seat = {
    sceneKnown: () => scene,
    isInPlay: () => inPlay,
    ask: (_key: string, patch: Patch) =>
      new Promise((answer) => {
        waiting.push(() => {
          scene = after(scene, patch);
          answer({ ok: true });
        });
      }),
  };
  const drawing = new Drawing(seat as unknown as SeatView, () => scene.id);
  drawing.tool = 'select';
  return {
    drawing,
    floor: () => scene.floor?.slice(0, 2),
    /** Answers all that was asked, and what is asked then. */
    async answer(): Promise<void> {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        next();
        await new Promise((soon) => setTimeout(soon));
      }
    },
    /** Draws from the middle of one square to that of another. */
    drag(fx: number, fy: number, tx: number, ty: number): void {
      drawing.press({ x: fx + 0.5, y: fy + 0.5 }, false);
      drawing.at({ x: tx + 0.5, y: ty + 0.5 }, false);
      drawing.release({ x: tx + 0.5, y: ty + 0.5 });
    },
  };
}

describe('a chosen part of the map', () => {
  it('goes on by a square at a time: a key that is held waits for the answer, and keeps what lies there', async () => {
    const { drawing, floor, answer, drag } = hand();
    drag(1, 0, 2, 0);
    expect([drawing.nudge(1, 0), drawing.nudge(1, 0, true), drawing.nudge(1, 0, true)]).toEqual([true, true, true]);
    await answer();
    expect(floor()).toEqual(['00110000', '00000000']);
    drawing.nudge(0, 1);
    await answer();
    expect(floor()).toEqual(['00000000', '00110000']);
    expect(drawing.clipping.area).toEqual({ from: { x: 2, y: 1 }, to: { x: 3, y: 1 } });
  });

  it('goes on by as many squares as a key was struck, though the strokes come before the answers', async () => {
    const { drawing, floor, answer, drag } = hand();
    drag(1, 0, 2, 0);
    for (let stroke = 0; stroke < 3; stroke += 1) drawing.nudge(1, 0);
    drawing.nudge(0, 1);
    await answer();
    expect(floor()).toEqual(['00000000', '00001100']);
  });

  it('goes no farther than to the edge of the map, and by two rows of hexes at once', async () => {
    const { drawing, floor, answer, drag } = hand();
    drag(1, 0, 2, 0);
    expect(drawing.nudge(0, -1)).toBe(true);
    await answer();
    expect(floor()).toEqual(['01100000', '00000000']);
    const hexes = hand({ grid: 'pointy' });
    hexes.drawing.clipping.area = { from: { x: 1, y: 0 }, to: { x: 2, y: 1 } };
    hexes.drawing.nudge(0, 1);
    await hexes.answer();
    expect(hexes.drawing.clipping.area).toEqual({ from: { x: 1, y: 2 }, to: { x: 2, y: 3 } });
    expect(hexes.drawing.scene?.floor?.slice(0, 3)).toEqual(['00000000', '00000000', '01100000']);
  });

  it('is moved off what players have seen once that is meant', async () => {
    const { drawing, floor, answer, drag } = hand({ explored: Array<string>(6).fill('11111111') }, true);
    drag(1, 0, 2, 0);
    drag(1, 0, 4, 1);
    await answer();
    expect(drawing.confirmation.asks).toBe(true);
    expect(floor()).toEqual(['01100000', '00000000']);
    void drawing.confirmation.answer(true);
    await answer();
    expect(floor()).toEqual(['00000000', '00001100']);
  });
});

describe('a light that is drawn elsewhere', () => {
  const lightsOf = ({ scene }: Drawing) => scene?.lights.map(({ at }) => [at.x, at.y]);

  it('is moved, and taken off, by keys that are struck before it is there', async () => {
    const { drawing, answer, drag } = hand({ lights: [{ at: { x: 3.5, y: 3.5 }, radiusFeet: 30, colour: null }] });
    drag(3, 3, 5, 3);
    expect([drawing.nudge(-1, 0), drawing.nudge(0, 1)]).toEqual([true, true]);
    await answer();
    expect(lightsOf(drawing)).toEqual([[4.5, 4.5]]);
    expect([drawing.nudge(1, 0), drawing.eraseSoon()]).toEqual([true, true]);
    await answer();
    expect(lightsOf(drawing)).toEqual([]);
  });
});

describe('the key of a room', () => {
  const well = {
    key: '4',
    name: 'Well',
    at: { x: 1, y: 0 },
    squares: [
      { x: 1, y: 0 },
      { x: 2, y: 0 },
    ],
    text: '',
  };

  it('is opened by a click in a room that has one, and no other room is laid over it', async () => {
    const { drawing, answer, drag } = hand({ rooms: [well] });
    drawing.tool = 'room';
    drag(2, 0, 2, 0);
    await answer();
    expect(drawing.chosen).toMatchObject({ kind: 'room', room: { key: '4' } });
    expect(drawing.remark).toContain('room 4 already');
    expect(drawing.mayUndo).toBe(false);
  });

  it('is that of the room within whose walls its number alone stands', async () => {
    const { drawing, answer, drag } = hand({ rooms: [{ ...well, squares: [] }] });
    drawing.tool = 'room';
    drag(2, 0, 2, 0);
    await answer();
    expect(drawing.chosen).toMatchObject({ kind: 'room', room: { key: '4' } });
  });

  it('is written for another room that is dragged out over the first, or clicked beside it', async () => {
    const { drawing, answer, drag } = hand({ rooms: [well] });
    drawing.tool = 'room';
    drag(1, 0, 2, 0);
    await answer();
    expect(drawing.mayUndo).toBe(true);
    const beside = hand({ rooms: [well] });
    beside.drawing.tool = 'room';
    beside.drag(5, 3, 5, 3);
    await beside.answer();
    expect([beside.drawing.mayUndo, beside.drawing.remark]).toEqual([true, '']);
  });

  it('is written for another room where a passage without a door leads out of sight of the first number', async () => {
    const joined = { ...well, squares: [...well.squares, { x: 2, y: 1 }, { x: 2, y: 2 }] };
    const wall = { a: { x: 0, y: 1 }, b: { x: 2, y: 1 } };
    const { drawing, answer, drag } = hand({ rooms: [joined], walls: [wall] });
    drawing.tool = 'room';
    drag(2, 2, 2, 2);
    await answer();
    expect([drawing.mayUndo, drawing.remark]).toEqual([true, '']);
  });

  it('opens by its number alone, for whoever asks for it beside the board', () => {
    const { drawing } = hand({ rooms: [well] });
    drawing.choose({ kind: 'room', room: { key: '4' } });
    expect(drawing.chosen).toMatchObject({ kind: 'room', room: { name: 'Well' } });
    drawing.choose({ kind: 'room', room: { key: '5' } });
    expect(drawing.chosen).toBeNull();
  });
});
