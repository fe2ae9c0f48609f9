import { setTimeout as pause } from 'node:timers/promises';
import { gameRoom } from './game-room.ts';
import type { CampaignAt, Lags, Ready, Watch } from './parts.ts';

/** A table at a person's pace in a process of its own: how long its pages wait from asking for the button that brings. */
const EVERY = 250;

const { url, campaign }: { url: string; campaign: CampaignAt } = JSON.parse(process.argv[2] ?? '');
const room = await gameRoom(url, campaign);

process.on('message', async ({ milliseconds }: Watch) => process.send?.(await lagsOf(milliseconds)));
process.on('disconnect', () => process.exit(0));
process.send?.({ url, campaigns: [] } satisfies Ready);

async function lagsOf(milliseconds: number): Promise<Lags> {
  const lags: number[] = [];
  for (const until = performance.now() + milliseconds; performance.now() < until; await pause(EVERY)) {
    const asked = performance.now();
    const { by } = await room.move();
    by.offers();
    lags.push(performance.now() - asked);
  }
  return lags;
}
