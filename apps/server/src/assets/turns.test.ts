import { describe, expect, it } from 'vitest';
import { Turns } from './turns.ts';

describe('turns', () => {
  it('let so many work at once, in the order of coming, and go on when one fails', async () => {
    const turns = new Turns(2);
    const [order, busy]: [number[], number[]] = [[], []];
    let now = 0;
    const works = [0, 1, 2, 3, 4].map((place) =>
      turns.take(async () => {
        now += 1;
        busy.push(now);
        order.push(place);
        await new Promise((go) => setTimeout(go, 5));
        now -= 1;
        if (place === 1) throw new Error('broken');
      }),
    );
    const ends = await Promise.allSettled(works);
    expect(ends.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
    expect(order).toEqual([0, 1, 2, 3, 4]);
    expect(Math.max(...busy)).toBe(2);
    expect(await turns.take(async () => 'free again')).toBe('free again');
  });
});
