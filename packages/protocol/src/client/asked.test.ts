import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { wireRefusal } from '../refusals.ts';
import { Asked } from './asked.ts';
import type { TableSocket } from './socket.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('sends nothing again while the seat is lost, and all that waits once it is taken again', async () => {
  let seated = true;
  const sent = vi.fn(async () => ({ ok: false, refusal: wireRefusal('not-seated', 'Not seated.') }));
  const socket = { timeout: () => ({ emitWithAck: sent }) } as unknown as TableSocket;
  const asked = new Asked(socket, () => seated);
  asked.add({ command: { type: 'EndTurn' } as never, override: false, looking: null, answer: () => {} });
  await vi.advanceTimersByTimeAsync(100);
  seated = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveBeenCalledTimes(1);
  seated = true;
  asked.sendAll();
  expect(sent).toHaveBeenCalledTimes(2);
});
