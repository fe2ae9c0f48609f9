import { setImmediate as immediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { LimitPerPerson } from './limit-per-person.ts';

/** Work that counts how much of it was ever under way at a time. */
function watched() {
  let [working, most] = [0, 0];
  const work = async () => {
    working += 1;
    most = Math.max(most, working);
    await immediate();
    working -= 1;
  };
  return { work, most: () => most };
}

describe('a limit for each person', () => {
  it('let whoever asks for much wait for themselves alone', async () => {
    const limit = new LimitPerPerson(1);
    const done: string[] = [];
    const work = (person: string) => limit.run(person, async () => void done.push(person));
    await Promise.all([...Array.from({ length: 4 }, () => work('greedy')), work('patient')]);
    expect(done).toEqual(['greedy', 'patient', 'greedy', 'greedy', 'greedy']);
  });

  it('let no more work than there are places, and one of each person', async () => {
    const limit = new LimitPerPerson(2);
    const { work, most } = watched();
    await Promise.all(Array.from({ length: 3 }, () => limit.run('alone', work)));
    expect(most()).toBe(1);
    await Promise.all(Array.from({ length: 6 }, (_, nth) => limit.run(`person ${nth}`, work)));
    expect(most()).toBe(2);
  });

  it('without end are still one for each person', async () => {
    const limit = new LimitPerPerson(Number.POSITIVE_INFINITY);
    const order: string[] = [];
    const work = (person: string) =>
      limit.run(person, async () => {
        order.push(`${person} in`);
        await immediate();
        order.push(`${person} out`);
      });
    await Promise.all([work('one'), work('one'), work('other')]);
    expect(order.slice(0, 2)).toEqual(['one in', 'other in']);
    expect(order.filter((word) => word.startsWith('one'))).toEqual(['one in', 'one out', 'one in', 'one out']);
  });

  it('of which each person may have several are so many for each', async () => {
    const limit = new LimitPerPerson(Number.POSITIVE_INFINITY, 2);
    const { work, most } = watched();
    await Promise.all(Array.from({ length: 6 }, () => limit.run('one', work)));
    expect([most(), limit.people]).toEqual([2, 0]);
  });

  it('go on after work that fails, and keep nobody in mind who waits no more', async () => {
    const limit = new LimitPerPerson(1);
    const failed = limit.run('unlucky', () => Promise.reject(new Error('lost')));
    const next = limit.run('unlucky', () => Promise.resolve('found'));
    await expect(failed).rejects.toThrow('lost');
    expect(await next).toBe('found');
    await immediate();
    expect(limit.people).toBe(0);
  });
});
