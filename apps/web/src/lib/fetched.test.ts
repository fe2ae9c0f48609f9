import { expect, it, vi } from 'vitest';
import { Fetched } from './fetched.svelte.ts';

it('fetches anew, after a while, what did not come', async () => {
  vi.useFakeTimers();
  const fetch = vi.fn(async () => 'come');
  fetch.mockRejectedValueOnce(new Error('The network is away.'));
  const fetched = new Fetched<string>();
  const asked = async () => {
    fetched.ask('it', fetch);
    await vi.advanceTimersByTimeAsync(0);
    return fetched.get('it');
  };
  expect([await asked(), await asked(), fetch.mock.calls.length]).toEqual([null, null, 1]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([await asked(), await asked(), fetch.mock.calls.length]).toEqual(['come', 'come', 2]);
});
