import { describe, expect, it } from 'vitest';
import { Bucket } from './bucket.ts';

describe('a limit of messages', () => {
  it('lets a burst through, then so many a second', () => {
    const bucket = new Bucket(3, 2, 0);
    expect([bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(0)]).toEqual([true, true, true, false]);
    expect([bucket.take(500), bucket.take(500)]).toEqual([true, false]);
    expect([bucket.take(60_000), bucket.take(60_000), bucket.take(60_000), bucket.take(60_000)]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });
});
