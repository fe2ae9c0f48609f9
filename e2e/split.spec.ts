import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import { pointOnMap } from './drawing-layer.ts';
import { Person } from './seats.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

/** The party goes over two maps: stairs are drawn, taken by hand, and each sees where their own character is. */

test.describe.configure({ mode: 'serial' });

let demo: Demo;
let bob: Person;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
  bob = await Person.at(browser, 'Bob');
  await bob.join(await demo.rhea.page.getByLabel('Link for players').inputValue());
});

test.afterAll(async () => {
  await bob.leave();
  await demo.end();
});

const boardOf = ({ page }: Person) => page.getByRole('application');

test('two maps are prepared, and stairs are drawn from one to the other and back', async () => {
  const { rhea, ann } = demo;
  await rhea.page.getByRole('tab', { name: 'Maps' }).click();
  for (const Name of ['Cellar of Vhul', 'Hall of Vhul']) {
    await rhea.take('NewScene', {
      Name,
      'Squares across': 12,
      'Squares down': 8,
      'It begins as': 'Open ground, in daylight',
    });
    await expect(rhea.page.getByTestId('preparing')).toContainText(`You are preparing ${Name}`);
  }
  await rhea.page.getByRole('button', { name: 'Draw', exact: true }).click();
  await rhea.page.getByRole('button', { name: 'Way out', exact: true }).click();
  const { x, y } = await pointOnMap(demo.rhea.page, 5.5, 3.5);
  await rhea.page.mouse.click(x, y);
  const form = rhea.page.getByRole('complementary', { name: 'A way out' });
  await form.getByLabel('Leads to').selectOption('Cellar of Vhul');
  await form.getByRole('button', { name: 'Draw the way back over there' }).click();
  await expect(form).toContainText('The way back is drawn over there.');
  await shot(demo.rhea.page, 'split-exit');
  await rhea.page.getByRole('button', { name: 'Done' }).click();
  expect(await ann.page.content()).not.toContain('Vhul');
});

test('shown, the party arrives in its marching order in the same click', async () => {
  const { rhea, ann } = demo;
  await ann.take('ClaimCharacter');
  await bob.take('ClaimCharacter');
  await rhea.page.getByRole('button', { name: /Show to the players\s…$/ }).click();
  const dialog = rhea.page.getByRole('dialog');
  await expect(dialog.getByLabel(/Bring the party there/)).toBeChecked();
  await dialog.getByRole('button', { name: 'Show it now' }).click();
  for (const one of [ann, bob]) await expect(boardOf(one)).toHaveAttribute('aria-label', /Hall of Vhul\. [4-9] tokens/);
});

test('who stands at the stairs goes down by a click, and sees another map than who stays', async () => {
  const { rhea, ann } = demo;
  await ann.page
    .getByTestId('ways-out')
    .getByRole('button', { name: /^Go down the stairs/ })
    .click();
  await expect(boardOf(ann)).toHaveAttribute('aria-label', /Cellar of Vhul\. 1 tokens/);
  await expect(boardOf(bob)).toHaveAttribute('aria-label', /Hall of Vhul\. 3 tokens/);
  expect(await bob.page.content()).not.toContain('Cellar of Vhul');
  const parts = rhea.page.getByTestId('in-play');
  await expect(parts.getByRole('button')).toHaveCount(2);
  await parts.getByRole('button', { name: /Cellar of Vhul/ }).click();
  await expect(boardOf(rhea)).toHaveAttribute('aria-label', /Cellar of Vhul\. 1 tokens/);
  await shot(demo.rhea.page, 'split-desk');
  await shot(ann.page, 'split-ann');
});

test('on a phone the way back stands clear of the words at the foot of the board', async () => {
  const { rhea, ann } = demo;
  await ann.page.setViewportSize({ width: 390, height: 844 });
  const words = ann.page.getByTestId('captions');
  // They come once a phone asks for them, and tell what is said from then on.
  await expect(words).toBeAttached();
  await rhea.says('Mind the last step.');
  await expect(words).toContainText('Mind the last step.');
  // What lies over the board makes room for the words once they are measured.
  await expect(async () => {
    const [way, band] = [await ann.page.getByTestId('ways-out').boundingBox(), await words.boundingBox()];
    if (!way || !band) throw new Error('the way back and the words are both on the page');
    expect(way.y + way.height).toBeLessThanOrEqual(band.y);
  }).toPass({ timeout: 5_000 });
  await shot(ann.page, 'split-phone');
  await ann.page.setViewportSize({ width: 1366, height: 768 });
});

test('what happens down there is not told above', async () => {
  const { ann } = demo;
  await ann.page
    .getByTestId('ways-out')
    .getByRole('button', { name: /^Go up the stairs/ })
    .click();
  await expect(boardOf(ann)).toHaveAttribute('aria-label', /Hall of Vhul/);
  await expect(boardOf(bob)).toHaveAttribute('aria-label', /Hall of Vhul\. 4 tokens/);
  await expect(demo.rhea.page.getByTestId('in-play')).toBeHidden();
});
