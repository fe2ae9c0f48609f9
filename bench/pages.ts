import { type Browser, chromium, type Page } from '@playwright/test';
import type { Socket } from 'socket.io-client';
import { findChromium } from '../scripts/chromium.ts';
import type { CampaignAt, SeatAt } from './parts.ts';
import { quantile } from './report.ts';
import { ask } from './sizes.ts';

/** What the pages of play ask of a browser. */
export interface PageFigures {
  /** Bytes of the script that the table's page loads, pressed with Brotli. */
  readonly script: number;
  /** Milliseconds that the main thread of the desk works for a step, of the slowest of twenty. */
  readonly step: number;
}

const SCREEN = { width: 1366, height: 768 } as const;
const STEPS = 40;
/** So often it is measured what the page does by itself. */
const RESTS = 5;
/** What the page's own work is made of. Painting without a graphics card is measured by the board's benchmark. */
const WORK: readonly string[] = ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'];
/** Milliseconds after which all that a step brings has been drawn. */
const SETTLED = 400;

/** Measured in a browser of its own, with things that move by themselves at rest. Needs the pages built. */
export async function pagesAt(url: string, campaign: CampaignAt, referee: Socket): Promise<PageFigures> {
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const [host, player] = campaign.seats;
    if (!host || !player?.character) throw new Error('Nobody plays.');
    const script = await scriptOf(browser, url, `/campaigns/${campaign.id}/table`, player);
    const desk = await opened(browser, url, `/campaigns/${campaign.id}/desk`, host);
    return { script, step: await stepsOn(desk, referee, player.character) };
  } finally {
    await browser.close();
  }
}

/** A page of a seat's own, once its board is drawn; things that move by themselves are at rest. @param before what is done with the page before it loads */
export async function opened(
  browser: Browser,
  url: string,
  path: string,
  { cookie }: SeatAt,
  before = noted,
): Promise<Page> {
  const context = await browser.newContext({ viewport: SCREEN, reducedMotion: 'reduce' });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  const page = await context.newPage();
  before(page);
  await page.goto(`${url}${path}`);
  await page.waitForSelector('[data-board=drawn]');
  return page;
}

const noted = (_page: Page): void => {};

/** As the server sends them: pressed when the pages were built. */
async function scriptOf(browser: Browser, url: string, path: string, seat: SeatAt): Promise<number> {
  let bytes = 0;
  const page = await opened(browser, url, path, seat, (watched) =>
    watched.on('response', (response) => {
      if (response.url().endsWith('.js')) bytes += Number(response.headers()['content-length'] ?? 0);
    }),
  );
  await page.waitForLoadState('networkidle');
  await page.context().close();
  return bytes;
}

/** A character is moved to and fro; what the page does besides, once it has come to rest, is taken off. */
async function stepsOn(page: Page, referee: Socket, creature: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  // The processor's time for this thread: what else the machine does meanwhile is not the page's work.
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const worked = async (): Promise<number> => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.reduce((sum, { name, value }) => sum + (WORK.includes(name) ? value : 0), 0);
  };
  const over = async (act: () => Promise<unknown>): Promise<number> => {
    const before = await worked();
    await act();
    await page.waitForTimeout(SETTLED);
    return (await worked()) - before;
  };
  const steps: number[] = [];
  for (let step = 0; step < STEPS; step += 1) {
    const square = { x: 18 + (step % 2), y: 4 };
    steps.push(await over(() => ask(referee, { type: 'PlaceCreature', creature, square })));
  }
  const rests: number[] = [];
  for (let rest = 0; rest < RESTS; rest += 1) rests.push(await over(async () => {}));
  return quantile(steps.slice(STEPS / 2), 0.95) - quantile(rests, 0.5);
}
