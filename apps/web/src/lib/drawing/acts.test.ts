import { describe, expect, it } from 'vitest';
import { Acts } from './acts.svelte.ts';
import { roomChanged } from './changes.ts';
import type { Patch } from './patch.ts';
import { testSheet } from './test-sheet.ts';

const line = (x: number): readonly [number, number, number, number] => [x, 0, x, 1];
const wall = (x: number): Patch => ({ put: { walls: [line(x)] }, take: {} });

/** A sheet, as the server has it: its answer to each act comes when it is let. */
class Sheet {
  scene = testSheet({ floor: null });
  readonly asked: Patch[] = [];
  #answers: ((granted: boolean) => void)[] = [];
  readonly acts = new Acts(
    () => this.scene,
    (_scene, patch) => {
      this.asked.push(patch);
      return new Promise((answer) => this.#answers.push(answer));
    },
  );

  /** Answers the act that was asked last; once it is granted the sheet has these walls. */
  async answer(granted: boolean, walls: readonly number[] = []): Promise<void> {
    if (granted) {
      const drawn = walls.map((x) => ({ a: { x, y: 0 }, b: { x, y: 1 } }));
      this.scene = testSheet({ ...this.scene, walls: drawn });
    }
    this.#answers.pop()?.(granted);
    await new Promise((soon) => setTimeout(soon));
  }
}

describe('acts of drawing', () => {
  it('wait until those before them are answered, and go by what was drawn then', async () => {
    const sheet = new Sheet();
    void sheet.acts.act(wall(1));
    void sheet.acts.act(({ walls }) => wall(walls.length + 1));
    expect(sheet.asked).toEqual([wall(1)]);
    await sheet.answer(true, [1]);
    expect(sheet.asked).toEqual([wall(1), wall(2)]);
  });

  it('fill in one field of a room after another, with nothing lost while the first is still to be answered', async () => {
    const sheet = new Sheet();
    const room = { key: '1', name: '', at: { x: 0, y: 0 }, squares: [], text: '' };
    sheet.scene = testSheet({ floor: null, rooms: [room] });
    void sheet.acts.act(roomChanged('1', () => ({ name: 'The cold hall' })));
    void sheet.acts.act(roomChanged('1', () => ({ text: 'Three orcs.' })));
    sheet.scene = testSheet({ ...sheet.scene, rooms: [{ ...room, name: 'The cold hall' }] });
    await sheet.answer(false);
    expect(sheet.asked.at(-1)?.put.rooms).toMatchObject([{ name: 'The cold hall', text: 'Three orcs.' }]);
  });

  it('are taken back and done again, an undo in the midst of an act once it is answered', async () => {
    const sheet = new Sheet();
    void sheet.acts.act(wall(1));
    void sheet.acts.undo();
    expect(sheet.asked).toHaveLength(1);
    await sheet.answer(true, [1]);
    expect(sheet.asked.at(-1)?.take).toEqual({ walls: [line(1)] });
    await sheet.answer(true);
    expect([sheet.acts.mayUndo, sheet.acts.mayRedo]).toEqual([false, true]);
    void sheet.acts.redo();
    await sheet.answer(true, [1]);
    expect(sheet.asked.at(-1)?.put.walls).toEqual([line(1)]);
    expect([sheet.acts.mayUndo, sheet.acts.mayRedo]).toEqual([true, false]);
  });

  it('that were refused are not there to be taken back', async () => {
    const sheet = new Sheet();
    void sheet.acts.act(wall(1));
    expect(sheet.asked).toHaveLength(1);
    await sheet.answer(false);
    expect(sheet.acts.mayUndo).toBe(false);
  });

  it('that draw nothing are not asked for', async () => {
    const sheet = new Sheet();
    await sheet.acts.act({ put: {}, take: { walls: [] } });
    expect(sheet.asked).toEqual([]);
  });

  it('on a grid that becomes another leave nothing to take back here', async () => {
    const sheet = new Sheet();
    void sheet.acts.act(wall(1));
    await sheet.answer(true, [1]);
    expect(sheet.acts.mayUndo).toBe(true);
    void sheet.acts.act({ put: { laid: { grid: 'flat', width: 10, height: 8 } as never }, take: {} });
    await sheet.answer(true, [1]);
    expect(sheet.acts.mayUndo).toBe(false);
  });

  it('that wait while another map is opened are let go, and are not there to be taken back from it', async () => {
    const sheet = new Sheet();
    void sheet.acts.act(wall(1));
    void sheet.acts.act(wall(2));
    sheet.acts.forget();
    sheet.scene = { ...sheet.scene, id: 'another' as never };
    await sheet.answer(true);
    expect(sheet.asked).toEqual([wall(1)]);
    expect(sheet.acts.mayUndo).toBe(false);
  });
});
