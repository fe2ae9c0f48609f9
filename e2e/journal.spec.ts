import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import { Person } from './seats.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** Handouts and notes: who reads what, and what is opened before whom. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;
/** A picture of four dots by four. */
const SEAL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAQAAAAECAIAAAAmkwkpAAAAEElEQVR4nGM4YGAARwzEcQDdQxIBgHWiQQAAAABJRU5ErkJggg==',
  'base64',
);
/** Another player, whom nothing of it is shown. */
let bo: Person;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
  bo = await Person.at(browser, 'Bo');
  await bo.join(await demo.rhea.page.getByLabel('Link for players').inputValue());
});

test.afterAll(() => Promise.all([demo.end(), bo.leave()]));

test('the referee writes a handout, and no player hears of it', async () => {
  const { rhea, ann } = demo;
  await rhea.goTo('Journal');
  await write(
    'The drowned king',
    '# Here lies the king\n\nHe sleeps **below the bell**. <img src=x onerror="alert(1)"><script>alert(2)</script>',
  );
  await write(
    'A letter',
    'Beware of [[The drowned king]] and of [[monster Giant rat|rats]]; see [[room 1]].',
    'Act one',
  );
  const page = rhea.page.getByTestId('page');
  await expect(page).toContainText('Beware of The drowned king and of rats');
  await expect(page.getByRole('link', { name: 'rats' })).toHaveAttribute('href', /content\?monster=/);
  await page.getByRole('link', { name: 'The drowned king' }).click();
  await expect(page.getByRole('heading', { name: 'Here lies the king' })).toBeVisible();
  expect(await page.innerHTML()).not.toMatch(/<script|onerror/);
  await shot(demo.rhea.page, 'journal-desk');
  await ann.goTo('Journal');
  await expect(ann.page.getByRole('heading', { name: /^Journal of/ })).toBeVisible();
  await expect(ann.page.getByRole('navigation', { name: 'Pages of the journal' }).getByRole('link')).toHaveCount(1);
  await expect(ann.page.getByText('The drowned king')).toHaveCount(0);
  await ann.page.getByRole('link', { name: 'Back to the table' }).click();
});

test('shown now, it opens on the screen of whom it is shown to, and its line opens it again', async () => {
  const { rhea, ann } = demo;
  await rhea.page.getByRole('link', { name: /A letter/ }).click();
  await rhea.page.getByRole('button', { name: 'Show now …' }).click();
  const dialog = rhea.page.getByRole('dialog');
  await dialog.getByLabel('Ann').check();
  await dialog.getByRole('button', { name: 'Show to Ann', exact: true }).click();
  await expect(rhea.page.getByText('Shown to Ann just now')).toBeVisible();
  await expect(rhea.page.getByTestId('page')).toContainText('Ann reads it');
  const handout = ann.page.getByTestId('handout');
  await expect(handout).toContainText('Beware of The drowned king and of rats; see room 1.');
  // What she may not read, no link leads to.
  await expect(handout.getByRole('link')).toHaveCount(0);
  await shot(ann.page, 'journal-handout');
  await handout.getByRole('button', { name: 'Close' }).click();
  await expect(handout).toBeHidden();
  await ann.page.getByRole('button', { name: 'Open it' }).click();
  await expect(handout).toBeVisible();
  await handout.getByRole('button', { name: 'Close' }).click();
  await expect(rhea.page.getByTestId('handout')).toBeHidden();
});

test('a link to a table, a rule or a room leads there, and the room opens for the referee alone', async () => {
  const { rhea, ann } = demo;
  await rhea.goTo('Journal');
  await write(
    'Where to look',
    '[[table In a goblin’s pockets]], [[rule OSE-HAZ-03]], [[room 3 of The Drowned Bell]], [[room 99]].',
  );
  const page = rhea.page.getByTestId('page');
  await expect(page.getByRole('link', { name: 'In a goblin’s pockets' })).toHaveAttribute('href', /content\?own=/);
  await expect(page.getByRole('link', { name: 'OSE-HAZ-03' })).toHaveAttribute('href', /\/rules$/);
  await expect(page.getByRole('link', { name: 'room 99' })).toHaveCount(0);
  await page.getByRole('link', { name: 'room 3 of The Drowned Bell' }).click();
  await expect(rhea.page.getByLabel('Key of the map').getByText('Three goblins gamble')).toBeInViewport();
  await expect(rhea.page.getByLabel('Key of the map').getByRole('heading', { name: 'The Drowned Bell' })).toBeVisible();
  await expect(ann.page.getByText('Three goblins gamble')).toHaveCount(0);
  await rhea.goTo('Journal');
  await rhea.page.getByRole('link', { name: /A letter/ }).click();
});

test('the search of the log finds it in the journal', async () => {
  const { ann } = demo;
  await ann.page.getByLabel('Search the log').fill('beware');
  await ann.page.keyboard.press('Enter');
  await ann.page.getByLabel('In the journal').getByRole('button', { name: 'A letter' }).click();
  await expect(ann.page.getByTestId('handout')).toContainText('Beware');
  await ann.page.getByTestId('handout').getByRole('button', { name: 'Close' }).click();
});

test('a handout with a picture that is shown to one player is nowhere on the screen of another', async () => {
  const { rhea, ann } = demo;
  await rhea.page.getByRole('button', { name: 'New page' }).click();
  await rhea.page.getByLabel('Title').fill('The sealed map');
  await rhea.page.getByLabel('Text', { exact: true }).fill('Dig beneath the yew. ');
  await rhea.page
    .getByLabel('Put a picture into the text')
    .setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: SEAL });
  await expect(rhea.page.getByLabel('Text', { exact: true })).toHaveValue(/!\[seal\]\(picture:/);
  await rhea.page.getByRole('button', { name: 'Save' }).click();
  await rhea.page.getByRole('button', { name: 'Show now …' }).click();
  const dialog = rhea.page.getByRole('dialog');
  await dialog.getByLabel('Ann').check();
  await dialog.getByRole('button', { name: 'Show to Ann', exact: true }).click();
  await expect(rhea.page.getByText('Shown to Ann just now')).toBeVisible();
  const handout = ann.page.getByTestId('handout');
  await expect(handout).toContainText('Dig beneath the yew');
  const picture = (await handout.getByRole('img', { name: 'seal' }).getAttribute('src')) ?? '';
  const asked = ({ page }: Person) => page.request.get(new URL(picture, page.url()).href);
  expect((await asked(ann)).status()).toBe(200);
  await handout.getByRole('button', { name: 'Close' }).click();
  // What Rhea says next has come to Bo: all that was told before has come as well.
  await ann.says('I have seen a map.');
  await expect(bo.log).toContainText('I have seen a map.');
  expect((await asked(bo)).ok()).toBe(false);
  await expect(bo.page.getByTestId('handout')).toHaveCount(0);
  expect(await bo.page.content()).not.toMatch(/sealed map|beneath the yew/i);
  for (const words of ['sealed', 'yew']) {
    await bo.page.getByLabel('Search the log').fill(words);
    await bo.page.keyboard.press('Enter');
    await expect(bo.page.getByLabel('Search the log')).toHaveValue(words);
    await expect(bo.page.getByLabel('In the journal')).toHaveCount(0);
    expect(await bo.page.content()).not.toMatch(/sealed map|beneath the yew/i);
  }
  await bo.goTo('Journal');
  await expect(bo.page.getByRole('navigation', { name: 'Pages of the journal' }).getByRole('link')).toHaveCount(1);
  await bo.page.getByLabel('Search the journal').fill('yew');
  await expect(bo.page.getByRole('heading', { name: /^Journal of/ })).toBeVisible();
  expect(await bo.page.content()).not.toMatch(/sealed map|beneath the yew/i);
});

test('a player keeps notes of her own, which the referee reads, and shares them', async () => {
  const { rhea, ann } = demo;
  await ann.goTo('Journal');
  await ann.page.getByRole('button', { name: 'New page' }).click();
  await ann.page.getByLabel('Title').fill('What we owe');
  await ann.page.getByLabel('Text', { exact: true }).fill('Ten gold to the smith.');
  await ann.page.getByRole('button', { name: 'Save' }).click();
  await expect(ann.page.getByTestId('page')).toContainText('Ten gold to the smith.');
  await expect(ann.page.getByTestId('page')).toContainText('you and the referee');
  const pages = rhea.page.getByRole('navigation', { name: 'Pages of the journal' });
  await expect(pages).toContainText('Ann’s · they and the referee');
  await ann.page.getByRole('button', { name: 'Who reads it …' }).click();
  await ann.page.getByLabel('Everyone').check();
  await expect(pages).toContainText('Ann’s · everyone reads it');
});

test('a page is removed only after a question', async () => {
  const { rhea } = demo;
  await rhea.page.getByRole('link', { name: /A letter/ }).click();
  await rhea.page.getByRole('button', { name: 'Remove …' }).click();
  await expect(rhea.page.getByRole('dialog')).toContainText('Others can read it now');
  await rhea.page.getByRole('button', { name: 'Remove it' }).click();
  await expect(rhea.page.getByRole('link', { name: /A letter/ })).toBeHidden();
});

test('it is read by thumb', async ({ browser }) => {
  const { rhea, server } = demo;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    storageState: await rhea.page.context().storageState(),
  });
  const phone = await context.newPage();
  await phone.goto(new URL(rhea.page.url()).pathname.replace(/^/, server.url));
  await phone.getByRole('link', { name: /The drowned king/ }).click();
  await expect(phone.getByTestId('page')).toBeInViewport();
  await shot(phone, 'journal-phone');
  await context.close();
});

test('long words, lines of code and tables stay on their page, at a desk and on a phone', async () => {
  const { page } = demo.rhea;
  const code = `\`\`\`\n${'a line that nobody has broken '.repeat(8)}\n\`\`\``;
  const table = '| d6 | What is met | How many |\n|----|----|----|\n| 1 | Goblins that carry off a bell | 2d4 |';
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Title').fill(`The ${'long'.repeat(30)} road`);
  await page.getByLabel('Text', { exact: true }).fill(`${code}\n\n${table}\n\n${'word'.repeat(60)}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByTestId('page')).toContainText('a line that nobody');
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await shot(page, `journal-wide-${width}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expect(page.getByRole('button', { name: 'Remove …' })).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize({ width: 1366, height: 768 });
});

async function write(title: string, text: string, folder = ''): Promise<void> {
  const { page } = demo.rhea;
  await page.getByRole('button', { name: 'New page' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Folder').fill(folder);
  await page.getByLabel('Text', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByTestId('page').getByRole('heading', { name: title })).toBeVisible();
}

test('pictures in store are found by name, renamed, and removed after a question, which is undone at once', async () => {
  const { page } = demo.rhea;
  await page.getByRole('button', { name: 'Show a picture' }).click();
  const store = page.getByTestId('library');
  const pictures = store.getByRole('listitem');
  await page
    .getByLabel('A picture of your own')
    .setInputFiles({ name: 'spare.png', mimeType: 'image/png', buffer: SEAL });
  await expect(page.getByRole('button', { name: 'Choose whom to show it to' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show a picture' }).click();
  await expect(pictures.filter({ hasText: 'Spare' })).toHaveCount(1);
  await store.getByLabel('Search the pictures').fill('SPA');
  await expect(pictures).toHaveCount(1);
  await store.getByRole('button', { name: 'Rename spare' }).click();
  await store.getByLabel('Name of the picture').fill('The seal of Vhul');
  await store.getByRole('button', { name: 'Rename', exact: true }).click();
  await expect(store).toContainText('No picture is called that.');
  await store.getByLabel('Search the pictures').fill('vhul seal');
  await expect(pictures).toContainText('The seal of Vhul');
  await shot(page, 'library');
  await store.getByRole('button', { name: 'Remove The seal of Vhul' }).click();
  await expect(store).toContainText('Remove “The seal of Vhul”?');
  await shot(page, 'library-asks');
  await store.getByRole('button', { name: 'Remove it' }).click();
  await expect(store).toContainText('“The seal of Vhul” is removed.');
  await expect(pictures).toContainText('No picture is called that.');
  await store.getByRole('button', { name: 'Undo' }).click();
  await expect(pictures).toContainText('The seal of Vhul');
});
