import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** Pictures of one's own: cut in the browser, worn by a character, and shown wherever that character is. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
});

test.afterAll(() => demo.end());

test('a player gives her character a face of her own', async () => {
  const { rhea, ann } = demo;
  await ann.page.getByRole('button', { name: 'Play Hild Ashgrove' }).click();
  const member = ann.page.locator('[data-member="Hild Ashgrove"]');
  await expect(ann.page.getByRole('button', { name: 'Play Hild Ashgrove' })).toBeHidden();
  const opens = member.getByRole('button', { name: 'Character sheet' });
  if (!(await opens.isVisible())) await member.getByRole('button').first().click();
  await opens.click();
  await expect(ann.page.getByRole('button', { name: 'Change the face of Hild Ashgrove' })).toContainText('✎');
  await ann.page.getByRole('button', { name: 'Change the face of Hild Ashgrove' }).click();
  const picture = await painted();
  await ann.page
    .getByLabel('A picture of your own')
    .setInputFiles({ name: 'Hild.png', mimeType: 'image/png', buffer: picture });
  await expect(ann.page.getByTestId('cutting')).toBeVisible();
  await shot(demo.ann.page, 'faces-cropper');
  await ann.page.getByRole('button', { name: 'Use this part' }).click();
  await expect(ann.page.getByTestId('cutting')).toBeHidden();
  await expect(ann.page.getByRole('button', { name: 'Change the face of Hild Ashgrove' }).locator('img')).toBeVisible();
  await ann.page.getByRole('button', { name: 'Close' }).last().click();
  for (const { page } of [ann, rhea]) {
    const face = page.locator('[data-member="Hild Ashgrove"] img').first();
    await expect(face).toBeVisible();
    await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  }
  await shot(demo.ann.page, 'faces-table');
});

test('the referee gives a monster a face from its card on the board', async () => {
  const { page } = demo.rhea;
  const goblin = page
    .getByRole('list', { name: 'On the board' })
    .getByRole('button', { name: /goblin/ })
    .first();
  const name = (await goblin.innerText()).split(',')[0] ?? '';
  await demo.rhea.clickToken(name);
  const card = page.getByRole('complementary', { name });
  await card.getByRole('button', { name: `Change the face of ${name}` }).click();
  const form = page.getByRole('dialog', { name: `The face of ${name}` });
  await form
    .getByLabel('A picture of your own')
    .setInputFiles({ name: 'Chief.png', mimeType: 'image/png', buffer: await painted() });
  await form.getByRole('button', { name: 'Use this part' }).click();
  await expect(card.getByRole('button', { name: `Change the face of ${name}` }).locator('img')).toBeVisible();
  await shot(page, 'faces-monster');
});

/** A red disc on gold. */
const painted = async (): Promise<Buffer> =>
  Buffer.from(
    await demo.ann.page.evaluate(async () => {
      const canvas = document.createElement('canvas');
      canvas.width = 600;
      canvas.height = 400;
      const paint = canvas.getContext('2d');
      if (paint) {
        paint.fillStyle = '#c90';
        paint.fillRect(0, 0, 600, 400);
        paint.fillStyle = '#a11';
        paint.arc(300, 200, 120, 0, 7);
        paint.fill();
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    }),
    'base64',
  );

test('a handout shows its picture to whom it is shown, and to nobody before', async () => {
  const { rhea, ann } = demo;
  await rhea.goTo('Journal');
  await rhea.page.getByRole('button', { name: 'New page' }).click();
  await rhea.page.getByLabel('Title').fill('The seal');
  await rhea.page
    .getByLabel('Put a picture into the text')
    .setInputFiles({ name: 'seal.png', mimeType: 'image/png', buffer: await painted() });
  await expect(rhea.page.getByLabel('Text', { exact: true })).toHaveValue(/!\[seal\]\(picture:[\w-]+\)/);
  await rhea.page.getByRole('button', { name: 'Save' }).click();
  const image = rhea.page.getByTestId('page').getByRole('img', { name: 'seal' });
  await expect(image).toBeVisible();
  const address = new URL((await image.getAttribute('src')) ?? '', demo.server.url).href;
  expect((await ann.page.request.get(address)).status()).toBe(404);
  await rhea.page.getByRole('button', { name: 'Show now …' }).click();
  await rhea.page.getByRole('dialog').getByLabel('Everybody').check();
  await rhea.page.getByRole('button', { name: 'Show to everybody' }).click();
  const shown = ann.page.getByTestId('handout').getByRole('img', { name: 'seal' });
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(600);
  await shot(demo.ann.page, 'faces-handout');
});
