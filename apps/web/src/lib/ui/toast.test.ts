import { expect, it, vi } from 'vitest';

const shown = vi.hoisted(() => ({ error: vi.fn(), fetched: 0 }));
vi.mock('svelte', () => ({ mount: () => {} }));
vi.mock('./Notices.svelte', () => {
  shown.fetched += 1;
  if (shown.fetched === 1) throw new Error('The network is away.');
  return { default: {}, toast: { error: shown.error } };
});
const { toast } = await import('./toast.ts');

it('shows a notice that was told while the network was away once it is back', async () => {
  vi.stubGlobal('document', { body: null });
  vi.useFakeTimers();
  void toast.error('Not saved.');
  await vi.waitFor(() => expect(shown.fetched).toBe(1));
  expect(shown.error).not.toHaveBeenCalled();
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1_000);
    expect(shown.error).toHaveBeenCalledWith('Not saved.', undefined);
  });
});
