import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** The referee saves what a campaign is made of, and brings it into another one. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;
let file: string;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
});

test.afterAll(() => demo.end());

test('the world of a campaign is saved as a file from its maps', async () => {
  const { page } = demo.rhea;
  await demo.rhea.goTo('Journal');
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Title').fill('The drowned king');
  await page.getByLabel('Text', { exact: true }).fill('He sleeps **below the bell**.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByTestId('page')).toContainText('He sleeps below the bell.');
  await page.getByRole('link', { name: 'Back to the desk' }).click();
  await page.getByRole('tab', { name: 'Maps' }).click();
  await page.getByRole('button', { name: 'Save the world as a file …' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('group', { name: 'Maps' }).getByRole('checkbox').first()).toBeChecked();
  await expect(dialog).toContainText('The monsters on it go along');
  await shot(page, 'world-save');
  const coming = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save the file' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/\.world\.json$/);
  file = await download.path();
});

test('brought into another campaign, its map and its page are there, and nothing is written before that is chosen', async () => {
  const { page } = demo.rhea;
  await page.goto(`${demo.server.url}/campaigns`);
  await page.getByLabel('Begin a campaign').fill('The Marsh');
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await page.getByRole('tab', { name: 'Maps' }).click();
  await page.getByRole('button', { name: 'Bring in a world …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('A world that was saved as a file').setInputFiles(file);
  await expect(dialog).toContainText('From The Drowned Bell');
  await expect(dialog.getByRole('checkbox', { name: /The drowned king/ })).toBeChecked();
  await shot(page, 'world-bring');
  await expect(page.getByTestId('scene-card')).toHaveCount(0);
  await dialog.getByRole('button', { name: /^Bring in \d+$/ }).click();
  await expect(dialog).toBeHidden();
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  await expect(page.locator('[data-board=drawn]')).toBeVisible();
  await shot(page, 'world-there');
  await demo.rhea.goTo('Journal');
  await page.getByRole('link', { name: /The drowned king/ }).click();
  await expect(page.getByTestId('page')).toContainText('He sleeps below the bell.');
});

test('what is otherwise here is asked about before it is written over', async () => {
  const { page } = demo.rhea;
  await page.getByRole('button', { name: 'Rewrite' }).click();
  await page.getByLabel('Text', { exact: true }).fill('He wakes.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByTestId('page')).toContainText('He wakes.');
  await page.getByRole('link', { name: 'Back to the desk' }).click();
  await page.getByRole('tab', { name: 'Maps' }).click();
  await page.getByRole('button', { name: 'Bring in a world …' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('A world that was saved as a file').setInputFiles(file);
  const king = dialog.getByRole('checkbox', { name: /The drowned king/ });
  await expect(king).not.toBeChecked();
  await expect(dialog).toContainText('otherwise here: text');
  await king.check();
  await page.setViewportSize({ width: 390, height: 844 });
  await dialog.getByRole('button', { name: 'Bring in 1' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The drowned king');
  for (const seen of [dialog.getByRole('alert'), dialog.getByRole('button', { name: 'Let the file’s stand instead' })])
    await expect(seen).toBeInViewport({ ratio: 1 });
  await shot(page, 'world-asks-phone');
  await page.setViewportSize({ width: 1366, height: 768 });
  await shot(page, 'world-asks');
  await dialog.getByRole('button', { name: 'Let the file’s stand instead' }).click();
  await expect(dialog).toBeHidden();
  await demo.rhea.goTo('Journal');
  await page.getByRole('link', { name: /The drowned king/ }).click();
  await expect(page.getByTestId('page')).toContainText('He sleeps below the bell.');
});

test('the whole campaign is saved as a file, and becomes another campaign with its log and free characters', async () => {
  const { page } = demo.rhea;
  await page.goto(`${demo.server.url}/campaigns`);
  await expect(page.getByRole('link', { name: /The Drowned Bell/ })).toHaveCount(1);
  const row = page.getByRole('listitem').filter({ hasText: 'The Drowned Bell' });
  const coming = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Save as a file' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('The Drowned Bell.campaign.jsonl');
  const whole = await download.path();
  await shot(page, 'campaign-files');

  await page.getByLabel('Bring in a campaign').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('The file is no campaign that was saved here');
  await page.getByLabel('Bring in a campaign').setInputFiles(whole);
  await expect(page.locator('[data-board=drawn]')).toBeVisible();
  await expect(page.getByTestId('log').getByText('a bell still tolls under the water')).toBeVisible();
  await page.goto(`${demo.server.url}/campaigns`);
  await expect(page.getByRole('link', { name: /The Drowned Bell/ })).toHaveCount(2);
});

test('the desk saves the whole campaign too', async () => {
  const { page } = demo.rhea;
  await page
    .getByRole('link', { name: /The Drowned Bell/ })
    .first()
    .click();
  await page.getByRole('tab', { name: 'Maps' }).click();
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the whole campaign' }).click();
  expect((await coming).suggestedFilename()).toBe('The Drowned Bell.campaign.jsonl');
});
