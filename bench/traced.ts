import { type Browser, chromium, type Page } from '@playwright/test';
import type { Socket } from 'socket.io-client';
import { findChromium } from '../scripts/chromium.ts';
import { Child } from './child.ts';
import { ownDatabase } from './database.ts';
import { drawnDungeon, SIDE } from './drawn-dungeon.ts';
import { opened } from './pages.ts';
import type { CampaignAt } from './parts.ts';
import { middleOf } from './report.ts';
import { ask, sat, socketOf } from './sizes.ts';

export interface TracedFigures {
  /** Walls that were followed and taken. */
  readonly walls: number;
  /** Milliseconds from asking for the lines of a picture of 4,000² until the walls are proposed. */
  readonly trace: number;
  /** Milliseconds from taking them until the slowest of all seats has drawn them on its board. */
  readonly boards: number;
}

const ROUNDS = 3;
const MAP = 'The warren';
/** What the board says of itself once the only door is known. */
const DOOR = /\b1 doors? known/;
/** Milliseconds in which a page of a crowded machine has drawn. */
const PATIENCE = 60_000;

/**
 * A referee brings in the picture of a dungeon, shows it by daylight to a table of eight whose pages are all open, follows
 * its lines and takes all walls at once, by mouse; then undoes it, and begins anew. Needs the pages built.
 */
export async function tracedOnAllBoards(): Promise<TracedFigures> {
  const database = await ownDatabase();
  const executablePath = findChromium();
  const browser = await chromium.launch(executablePath ? { executablePath } : {});
  try {
    const tables = await Child.start('tables.ts', database.url);
    const { url, campaigns } = tables.ready;
    const [campaign] = campaigns;
    if (!campaign) throw new Error('There is no table.');
    const figures = await atTable(browser, url, campaign);
    await tables.stop();
    return figures;
  } finally {
    await browser.close();
    await database.stop();
  }
}

async function atTable(browser: Browser, url: string, campaign: CampaignAt): Promise<TracedFigures> {
  const [host, ...others] = campaign.seats;
  if (!host) throw new Error('A table needs its referee.');
  const desk = await opened(browser, url, `/campaigns/${campaign.id}/desk`, host);
  await broughtIn(desk);
  const referee = await socketOf(url, host);
  await shown(referee, campaign.id);
  referee.disconnect();
  const pages = [desk];
  for (const seat of others) pages.push(await opened(browser, url, `/campaigns/${campaign.id}/table`, seat));
  await desk.getByRole('button', { name: 'Draw', exact: true }).click();
  await desk.getByRole('button', { name: 'Trace', exact: true }).click();
  const rounds: TracedFigures[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await tracedOnce(desk, pages));
  return {
    walls: rounds[0]?.walls ?? 0,
    trace: middleOf(rounds.map(({ trace }) => trace)),
    boards: middleOf(rounds.map(({ boards }) => boards)),
  };
}

async function broughtIn(desk: Page): Promise<void> {
  const buffer = await drawnDungeon(desk);
  await desk.getByRole('tab', { name: 'Maps' }).click();
  await desk.getByLabel('Bring in a map').setInputFiles({ name: `${MAP}.png`, mimeType: 'image/png', buffer });
  await desk.getByLabel('Squares from left to right').fill(String(SIDE));
  await desk.getByRole('button', { name: 'Bring it in', exact: true }).click();
  await desk.getByTestId('preparing').waitFor({ timeout: PATIENCE });
}

/** The party stands on the map, by daylight, and all of it is known to everybody. */
async function shown(referee: Socket, campaign: string): Promise<void> {
  const reply = await sat(referee, campaign);
  const scenes = reply.ok ? Object.values(reply.welcome.known.scenes) : [];
  const scene = scenes.find(({ name }) => name.startsWith(MAP))?.id;
  await ask(referee, { type: 'BringParty', square: { x: SIDE / 2, y: SIDE / 2 }, scene });
  await ask(referee, { type: 'ShowScene', scene });
  await ask(referee, { type: 'SetScene', scene, ambient: 'lit', feetPerSquare: 10, level: 1 });
  const all = { from: { x: 0, y: 0 }, to: { x: SIDE - 1, y: SIDE - 1 } };
  await ask(referee, { type: 'RevealSquares', ...all, revealed: true });
}

async function tracedOnce(desk: Page, pages: readonly Page[]): Promise<TracedFigures> {
  const panel = desk.getByRole('region', { name: 'Walls from the picture' });
  const begun = performance.now();
  await panel.getByRole('button', { name: 'Follow the lines' }).click();
  const proposed = panel.getByRole('status').filter({ hasText: 'walls around' });
  await proposed.waitFor({ timeout: PATIENCE });
  const trace = performance.now() - begun;
  const walls = Number(/^[\d,]+/.exec((await proposed.textContent()) ?? '')?.[0].replace(',', ''));
  const drawn = Promise.all(pages.map((page) => doorDrawn(page)));
  const taken = Date.now();
  await panel.getByRole('button', { name: 'Take all' }).click();
  const boards = Math.max(...(await drawn)) - taken;
  await undone(desk);
  return { walls, trace, boards };
}

/** When a page has drawn the door of the dungeon, which comes after all of its walls: milliseconds, by the clock that all pages share. */
async function doorDrawn(page: Page): Promise<number> {
  await page.getByRole('application', { name: DOOR }).waitFor({ timeout: PATIENCE });
  // What changed is drawn with the next frame, and on the screen with the one after it.
  return page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(Date.now())))),
  );
}

/** The walls and the door in them are taken off; they are proposed again then, and none of them is taken. */
async function undone(desk: Page): Promise<void> {
  await desk.getByRole('button', { name: 'Undo the drawing' }).click();
  await desk.getByRole('application', { name: DOOR }).waitFor({ state: 'hidden' });
  await desk.getByRole('button', { name: 'Take none' }).click();
  await desk.waitForTimeout(SETTLED);
}

/** Milliseconds after which all that an act brings has been drawn everywhere. */
const SETTLED = 1_500;
