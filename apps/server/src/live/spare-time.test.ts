import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { SpareTime } from './spare-time.ts';

const busyFor = (milliseconds: number): void => {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
};

describe('spare time', () => {
  it('does a thing once, however often it was asked for, and again when it is asked for again', async () => {
    const spare = new SpareTime(() => {});
    let done = 0;
    const act = () => {
      done += 1;
    };
    for (let asked = 0; asked < 5; asked += 1) spare.later(act);
    expect(done).toBe(0);
    await expect.poll(() => done).toBe(1);
    spare.later(act);
    await expect.poll(() => done).toBe(2);
  });

  it('does not do what need not be done any more', async () => {
    const spare = new SpareTime(() => {});
    const done: string[] = [];
    const dropped = () => void done.push('dropped');
    spare.later(dropped);
    spare.later(() => void done.push('kept'));
    spare.never(dropped);
    await expect.poll(() => done).toEqual(['kept']);
  });

  it('goes on when something cannot be done, and tells of it', async () => {
    const told: unknown[] = [];
    const done: string[] = [];
    const spare = new SpareTime((error) => told.push(error));
    spare.later(() => {
      throw new Error('broken');
    });
    spare.later(() => void done.push('next'));
    await expect.poll(() => done).toEqual(['next']);
    expect(told).toEqual([new Error('broken')]);
  });

  it.each([
    ['some of the time to others, and more of it the busier the server is', 0.2, 12],
    ['nearly all of the time of a busy server to others', 0.95, 32],
  ])('leaves %s, and does all in the order it was asked for', async (_what, load, share) => {
    const spare = new SpareTime(
      () => {},
      () => load,
    );
    const done: number[] = [];
    const began = performance.now();
    for (let no = 0; no < 5; no += 1)
      spare.later(() => {
        busyFor(4);
        done.push(no);
      });
    while (done.length < 5) await pause(5);
    expect(done).toEqual([0, 1, 2, 3, 4]);
    expect(performance.now() - began).toBeGreaterThan(4 * 4 * (share - 1));
  });

  it('does not rest long after something that took long', async () => {
    const spare = new SpareTime(
      () => {},
      () => 1,
    );
    let done = 0;
    const began = performance.now();
    for (let no = 0; no < 3; no += 1)
      spare.later(() => {
        busyFor(50);
        done += 1;
      });
    while (done < 3) await pause(5);
    expect(performance.now() - began).toBeLessThan(2 * 50 * 31);
  });

  it('looks for itself how busy the server is', async () => {
    const spare = new SpareTime(() => {});
    let done = 0;
    for (let no = 0; no < 20; no += 1)
      spare.later(() => {
        busyFor(2);
        done += 1;
      });
    await expect.poll(() => done, { timeout: 5_000 }).toBe(20);
  });
});
