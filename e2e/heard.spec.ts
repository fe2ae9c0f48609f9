import { expect, type Page } from '@playwright/test';
import { Hand } from './hand.ts';
import { untilExploring } from './send-away.ts';
import type { TestServer } from './server.ts';
import { test } from './test.ts';

/** A whole fight as a screen reader tells it to a player: what the live regions of the page say, and nothing else. */
test.describe.configure({ mode: 'serial' });

let server: TestServer;
let rhea: Hand;
let ann: Hand;
let bob: Hand;

test.beforeAll(async ({ browser, serve }) => {
  server = await serve();
  [rhea, ann, bob] = await Promise.all([Hand.at(browser, 'Rhea'), Hand.at(browser, 'Ann'), Hand.at(browser, 'Bob')]);
  await rhea.page.goto(server.url);
  await rhea.click(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  const link = await rhea.page.getByLabel('Link for players').inputValue();
  await ann.join(link);
  await bob.join(link);
  for (const [name, player] of [
    ['Hild Ashgrove', 'Ann'],
    ['Wren Tallow', 'Bob'],
    ['Brother Oswin', 'Ann'],
    ['Ilphas', 'Ann'],
  ] as const) {
    await rhea.click(rhea.card(name).getByRole('button', { name: `Give to ${player}` }));
    await expect(ann.card(name)).toContainText(player);
  }
});

test.afterAll(async () => {
  await Promise.all([rhea, ann, bob].map((person) => person.leave()));
});

/** Keeps all that is read aloud from now on. */
const listen = (page: Page) => page.evaluate(listening);
const heardBy = (page: Page) => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

/** What a player was told, line by line. */
async function told(page: Page): Promise<readonly { readonly text: string; readonly type: string | null }[]> {
  const campaign = /campaigns\/([^/]+)/.exec(page.url())?.[1];
  const reply = await page.request.get(`${server.url}/api/campaigns/${campaign}/log?limit=100`);
  const { told: lines } = (await reply.json()) as {
    told: { line: { text: string; what?: { type: string } } }[];
  };
  return lines.map(({ line }) => ({ text: line.text, type: line.what?.type ?? null }));
}

test('a fight is told from its beginning to its end, each thing once', async () => {
  test.setTimeout(240_000);
  const before = (await told(ann.page)).length;
  await listen(ann.page);
  await rhea.page.getByLabel(/Say something/).fill('/w Bob zanzibar');
  await rhea.page.keyboard.press('Enter');
  await rhea.page.getByLabel(/Say something/).fill('/br 7d6');
  await rhea.page.keyboard.press('Enter');
  await expect(rhea.log).toContainText('zanzibar');
  await rhea.click(rhea.page.getByRole('tab', { name: 'Tools' }));
  await rhea.bringsInGoblins(2);
  await rhea.click(rhea.button(/^Begin the encounter/));
  await expect(ann.page.getByTestId('encounter')).toBeVisible();
  for (let step = 0; step < 100 && (await rhea.fights()); step += 1)
    if (await rhea.mayReact()) await rhea.letsThemAttack();
    else if (!(await ann.strikes(/goblin/)) && !(await bob.strikes(/goblin/))) await rhea.goOn();
  await untilExploring(rhea.page);
  await expect(ann.sentence).toContainText('Explore:');

  const lines = (await told(ann.page)).slice(before).filter(({ type }) => type !== 'phase');
  const heard = await heardBy(ann.page);
  const all = heard.join('\n');
  await test.info().attach('heard', { body: all });
  for (const { text } of lines)
    expect(heard.filter((words) => words.includes(text)).length, text).toBe(
      lines.filter((other) => other.text.includes(text)).length,
    );
  expect(all).toContain('An encounter');
  expect(all).toMatch(/Your turn/);
  expect(all).toMatch(/(attacks|shoots at|throws).*(hits|misses)/);
  expect(all).toMatch(/is killed|flee|surrender/);
  expect(all).toContain('Explore:');
});

test('neither reasons nor what is not theirs is read aloud', async () => {
  const all = (await heardBy(ann.page)).join('\n');
  expect(all).not.toMatch(/zanzibar|7d6/);
  expect(all).not.toMatch(/Why\?|OSE-[A-Z]+-\d/);
  expect(all).not.toMatch(/Back to here|Dismiss|\d\d:\d\d [AP]M/);
});

test('what has been heard is not read again when the page looks elsewhere', async () => {
  const before = await heardBy(ann.page);
  for (const filter of ['Rolls', 'All']) await ann.page.getByText(filter, { exact: true }).first().click();
  await ann.page.getByLabel('Search the log').fill('goblin');
  await ann.page.keyboard.press('Enter');
  await expect(ann.log).toContainText(/goblin/i);
  expect(await heardBy(ann.page)).toEqual(before);
});

/** Runs in the page: writes down what a screen reader would be told of, each change of a live region. */
function listening(): void {
  const heard: string[] = [];
  Object.assign(window, { heard });
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log]';
  const regionOf = (node: Node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE);
    return region && region.getAttribute('aria-live') !== 'off' && region.checkVisibility() ? region : null;
  };
  const wordsOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true' || !node.checkVisibility()) return '';
    return [...node.childNodes].map(wordsOf).join('');
  };
  const say = (words: string) => words.trim() && heard.push(words.replaceAll(/\s+/g, ' ').trim());
  new MutationObserver((changes) => {
    const whole = new Set<Element>();
    for (const { type, target, addedNodes } of changes) {
      const region = regionOf(target);
      const fresh = type === 'characterData' ? [target] : [...addedNodes];
      if (region?.getAttribute('aria-atomic') === 'true' || region?.matches('[role=status], [role=alert]'))
        whole.add(region);
      else for (const node of fresh) if (regionOf(node)) say(wordsOf(node));
      // A region that comes with its words is read whole.
      if (!region)
        for (const node of fresh)
          if (node instanceof Element && node.matches('[role=status], [role=alert]')) whole.add(node);
    }
    for (const region of whole) if (region.isConnected) say(wordsOf(region));
  }).observe(document.body, { childList: true, subtree: true, characterData: true });
}
