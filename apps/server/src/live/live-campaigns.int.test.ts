import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../../test/app.ts';
import { ask, type Node, nodeOn, PLAYER, REFEREE } from '../../test/live.ts';
import { HttpError } from '../errors.ts';
import { LiveCampaigns } from './live-campaigns.ts';

let node: Node;
let campaigns: LiveCampaigns;
beforeAll(async () => {
  node = nodeOn(await testDatabase());
  await node.prisma.campaign.createMany({ data: ['quiet', 'watched'].map((id) => ({ id, name: id })) });
});
afterAll(() => node.close());
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const trouble = () => undefined;
  const ground = { ...node, trouble };
  campaigns = new LiveCampaigns(node.prisma, ground, { happened: () => undefined });
  return () => {
    campaigns.close();
    vi.useRealTimers();
  };
});

/** Minutes go by, and what they bring is done. */
async function minutes(count: number): Promise<void> {
  for (let minute = 0; minute < count; minute += 1) {
    await vi.advanceTimersByTimeAsync(60_000);
    await new Promise((go) => setImmediate(go));
  }
}
const say = { type: 'Say', text: 'hello', as: null } as const;

describe('campaigns that are open', () => {
  it('are put down when nobody has watched them for two looks, and taken up as they were', async () => {
    const before = await campaigns.get('quiet');
    await ask(before, REFEREE, say);
    await minutes(1);
    expect(await campaigns.get('quiet')).toBe(before);
    await minutes(2);
    const after = await campaigns.get('quiet');
    expect(after).not.toBe(before);
    expect([after.seq, after.state]).toEqual([before.seq, before.state]);
  });

  it('stay while somebody watches, and hold nothing of those who have gone', async () => {
    const live = await campaigns.get('watched');
    for (let turn = 0; turn < 200; turn += 1) {
      live.audience.sit(PLAYER, live.state, [], live.seq);
      live.audience.leave(PLAYER);
      live.audience.leave(PLAYER);
    }
    expect(live.audience.size).toBe(0);
    live.audience.sit(PLAYER, live.state, [], live.seq);
    await minutes(5);
    expect(await campaigns.get('watched')).toBe(live);
    live.audience.leave(PLAYER);
    await minutes(3);
    expect(await campaigns.get('watched')).not.toBe(live);
  });

  it('that cannot be opened are not held', async () => {
    for (let turn = 0; turn < 2; turn += 1) await expect(campaigns.get('nowhere')).rejects.toThrow(HttpError);
    expect(await campaigns.watched()).toEqual([]);
  });
});
