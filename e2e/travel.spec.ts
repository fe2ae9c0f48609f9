import { expect } from '@playwright/test';
import { Demo } from './demo.ts';
import type { Person } from './seats.ts';
import { shot } from './shot.ts';
import { test } from './test.ts';

test.describe.configure({ mode: 'serial' });

const MAP = `0101 grass
0102 grass
0103 grass
0104 grass "Ironford"
0201 forest
0202 forest
0203 hills
0204 grass
0301 mountain
0302 mountain "Xyzzybar"
0303 hills
0304 lake
0401 swamp
0402 swamp
0403 grass
0404 lake
0104-0103-0102 road
`;

let demo: Demo;
let rhea: Person;
let ann: Person;

test.beforeAll(async ({ browser, serve }) => {
  demo = await Demo.begin(browser, serve);
  ({ rhea, ann } = demo);
});

test.afterAll(() => demo.end());

test('a Text Mapper file becomes the hex map, which players do not see yet', async () => {
  const { page } = rhea;
  await page.getByRole('tab', { name: 'Maps' }).click();
  await page
    .getByLabel('Bring in a map')
    .setInputFiles({ name: 'march.txt', mimeType: 'text/plain', buffer: Buffer.from(MAP) });
  await expect(page.locator('[data-hex]')).toHaveCount(16);
  await expect(page.getByText(/^The party is not on this map: click the hex it stands on/)).toBeVisible();
  await expect(page.locator('[data-hex="0302"]')).toHaveAttribute('data-ground', 'mountains');
  await expect(ann.page.getByRole('button', { name: 'Hex map' })).toBeHidden();
});

test('the referee paints a hex and puts the party on the map; the players see where they stand', async () => {
  const { page } = rhea;
  await page.getByLabel('Brush').selectOption('desert');
  await page.locator('[data-hex="0402"]').click();
  await expect(page.locator('[data-hex="0402"]')).toHaveAttribute('data-ground', 'desert');
  const ground = (hex: string) => expect(page.locator(`[data-hex="${hex}"]`));
  await page.getByLabel('Brush').selectOption('swamp');
  await page.locator('[data-hex="0201"]').hover();
  await page.mouse.down();
  await page.locator('[data-hex="0203"]').hover();
  await page.mouse.up();
  for (const hex of ['0201', '0202', '0203']) await ground(hex).toHaveAttribute('data-ground', 'swamp');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  for (const hex of ['0201', '0202']) await ground(hex).toHaveAttribute('data-ground', 'forest');
  await ground('0402').toHaveAttribute('data-ground', 'desert');
  await page.getByLabel('Brush').selectOption('look');
  await page.locator('[data-hex="0104"]').click();
  await page.getByRole('button', { name: 'Bring the party to hex 0104' }).click();
  await expect(page.locator('[data-party=believed]')).toBeVisible();
  // She has it before her at once: the party has left the dungeon for it.
  await expect(ann.page.locator('[data-hex]')).toHaveCount(1);
  await expect(ann.log).toContainText('The party leaves the Drowned Bell, and stands at Ironford (0104) now.');
  await expect(ann.page.getByRole('region', { name: 'Journey' })).toContainText('Day 1 of the journey');
});

test('OSE-MOV-04: the referee says how wide a hex is, and looks at the map from nearer', async () => {
  const { page } = rhea;
  await rhea.command('Say how wide a hex is', { 'Miles per hex': 3 });
  await expect(page.getByTestId('hex-map').locator('svg > title')).toContainText('3 miles to a hex');
  await rhea.command('Say how wide a hex is', { 'Miles per hex': 6 });
  const box = () => page.getByTestId('hex-map').locator('svg').first().getAttribute('viewBox');
  const whole = await box();
  await page.locator('[data-hex="0103"]').hover();
  await page.mouse.wheel(0, -300);
  await expect.poll(box).not.toBe(whole);
  await page.getByRole('button', { name: 'Hexes nearer' }).click();
  await shot(page, 'hex-near');
  await page.getByRole('button', { name: 'Whole', exact: true }).click();
  await expect.poll(box).toBe(whole);
});

test('a day of travel, from the course to the evening', async () => {
  await ann.take('ClaimCharacter');
  await rhea.take('SetCourse', { Heading: 'north', Activity: 'Travel', 'Way of travel': 'Along the road' });
  await expect(rhea.page.getByRole('region', { name: 'Journey' })).toContainText('heading north');
  await rhea.take('CheckDirection', {});
  await expect(rhea.log).toContainText('They cannot lose the way.');
  await shot(rhea.page, 'travel-desk');
  await rhea.take('SkipDayStep');
  await rhea.take('GoOn', {});
  await expect(ann.log).toContainText('by its map.');
  await rhea.take('EndDay', {});
  await expect(ann.log).toContainText('Day 1 of the journey ends.');
  await expect(ann.page.getByRole('region', { name: 'Journey' })).toContainText('Day 2 of the journey');
  expect(await ann.page.locator('[data-hex]').count()).toBeGreaterThan(1);
  await shot(ann.page, 'travel-table');
});

test('a click on a hex shows the way there, and the day leads to it', async () => {
  const { page } = rhea;
  await page.locator('[data-hex="0201"]').click();
  await expect(page.getByTestId('way-there')).toBeVisible();
  await shot(page, 'way-there');
  await page.getByRole('button', { name: 'Travel to hex 0201' }).click();
  const form = page.getByRole('dialog', { name: 'Travel to hex 0201' });
  await expect(form.getByLabel('Heading')).toHaveCount(0);
  await form.getByRole('button', { name: 'Travel to hex 0201' }).click();
  await expect(page.getByRole('region', { name: 'Journey' })).toContainText('bound for hex 0201');
  await expect(ann.log).toContainText('The party sets out for hex 0201, across country.');
  await rhea.take('CheckDirection', { 'A reliable guide leads them': true });
  await rhea.take('SkipDayStep');
  await rhea.take('GoOn', {});
  await expect(ann.log).toContainText(/is where it was bound: hex 0201 by its map/);
  await rhea.take('EndDay', {});
});

test('a second hex map is drawn beside the first while the players see nothing of it', async () => {
  const { page } = rhea;
  await page.getByRole('tab', { name: 'Maps' }).click();
  const maps = page.getByRole('region', { name: 'Maps' });
  await maps.getByRole('button', { name: 'Draw a hex map' }).click();
  const form = page.getByRole('dialog', { name: 'Draw a hex map' });
  await form.getByLabel('Name').fill('The Quaking Fens');
  await form.getByRole('button', { name: 'Draw a hex map' }).click();
  await expect(page.locator('[data-hex]')).toHaveCount(120);
  await expect(maps.getByTestId('land-card')).toHaveCount(2);
  await expect(maps.getByTestId('land-card').first()).toContainText('the party is here');
  await page.getByLabel('Brush').selectOption('swamp');
  await page.locator('[data-hex="0303"]').click();
  await expect(page.locator('[data-hex="0303"]')).toHaveAttribute('data-ground', 'swamp');
  await shot(page, 'two-hex-maps');
  expect(await ann.page.content()).not.toContain('Quaking');
});

test('while a hex map lies over a map that is prepared, nothing is said of that one', async () => {
  const { page } = rhea;
  await rhea.take('NewScene', {
    Name: 'Under the hill',
    'Squares across': 12,
    'Squares down': 8,
  });
  const band = page.getByTestId('preparing');
  await expect(band).toContainText('You are preparing Under the hill');
  await page.getByRole('button', { name: 'Hex map', exact: true }).click();
  await expect(band).toBeHidden();
  await page.getByRole('button', { name: 'Back to the board' }).click();
  await band.getByRole('button', { name: 'Back to the table' }).click();
  await expect(band).toBeHidden();
  await page.getByRole('button', { name: 'Hex map', exact: true }).click();
  await page.getByLabel('Which hex map').selectOption('The Quaking Fens');
});

test('a road is drawn by its box alone, a river over it leaves it, and a ground goes under both', async () => {
  const { page } = rhea;
  const draw = async (from: string, to: string) => {
    await page.locator(`[data-hex="${from}"]`).hover();
    await page.mouse.down();
    await page.locator(`[data-hex="${to}"]`).hover();
    await page.mouse.up();
  };
  const told = (hex: string) => expect(page.locator(`[data-hex="${hex}"]`));
  await page.getByLabel('Brush').selectOption('look');
  await page.getByRole('checkbox', { name: 'Road' }).check();
  await expect(page.getByLabel('Brush')).toHaveValue('ways');
  await draw('0102', '0302');
  await told('0202').toHaveAttribute('aria-label', /road$/);
  await page.getByRole('checkbox', { name: 'Road' }).uncheck();
  await page.getByRole('checkbox', { name: 'River' }).check();
  await draw('0201', '0203');
  await told('0202').toHaveAttribute('aria-label', /road, river$/);
  await page.getByLabel('Brush').selectOption('hills');
  await page.locator('[data-hex="0202"]').click();
  await told('0202').toHaveAttribute('aria-label', /hills, road, river$/);
  await page.getByLabel('Brush').selectOption('ways');
  await expect(page.getByText('takes roads and rivers away')).toBeVisible();
  await page.locator('[data-hex="0202"]').click();
  await told('0202').toHaveAttribute('aria-label', /hills$/);
  await page.getByLabel('Brush').selectOption('look');
});

test('a road that turns back beside itself is drawn as it was, and joined to itself nowhere but at the turn', async () => {
  const { page } = rhea;
  await page.getByRole('checkbox', { name: 'Road' }).check();
  const turned = ['0401', '0402', '0403', '0503', '0502', '0501'];
  await page.locator(`[data-hex="${turned[0]}"]`).hover();
  await page.mouse.down();
  for (const hex of turned.slice(1)) await page.locator(`[data-hex="${hex}"]`).hover();
  await page.mouse.up();
  await expect(page.locator('[data-hex="0501"]')).toHaveAttribute('aria-label', /road$/);
  const path = (await page.locator('[data-way="road"]').getAttribute('d')) ?? '';
  expect(path.match(/L/g) ?? []).toHaveLength(turned.length - 1);
  await page.getByRole('checkbox', { name: 'Road' }).uncheck();
  await page.getByLabel('Brush').selectOption('look');
});

test('the party crosses to it, and each map stays as the players charted it', async () => {
  const { page } = rhea;
  await page.getByLabel('Which hex map').selectOption('March (the party’s)');
  await expect(page.locator('[data-hex="0302"]')).toHaveAttribute('data-ground', 'mountains');
  await page.getByLabel('Which hex map').selectOption('The Quaking Fens');
  await page.getByLabel('Brush').selectOption('party');
  const charted = await ann.page.locator('[data-hex]').count();
  await page.locator('[data-hex="0303"]').click();
  await expect(ann.log).toContainText('and stands on hex 0303 of The Quaking Fens now.');
  await expect(ann.page.locator('[data-hex="0303"]')).toHaveAttribute('data-ground', 'swamp');
  await ann.page.getByLabel('Which hex map').selectOption('March');
  await expect(ann.page.locator('[data-hex]')).toHaveCount(charted);
  await expect(ann.page.locator('[data-party]')).toHaveCount(0);
  await shot(ann.page, 'hex-map-left');
  const left = page.getByTestId('land-card').filter({ hasText: 'March' });
  await left.getByText('More', { exact: true }).click();
  await expect(left.getByRole('button', { name: 'Remove' })).toBeVisible();
});

test('three days on the way, each with its weather, which all are told', async () => {
  const { page } = rhea;
  await page.getByRole('tab', { name: 'Tools' }).click();
  await page
    .getByRole('region', { name: 'Journey' })
    .getByRole('button', { name: 'Keep the weather of a climate' })
    .click();
  const form = page.getByRole('dialog', { name: 'Keep the weather of a climate' });
  await form.getByLabel('Climate').selectOption('northern');
  await form.getByLabel('Season').selectOption('winter');
  await form.getByRole('button', { name: 'Keep this weather' }).click();
  const sky = ann.page.getByRole('region', { name: 'Journey' }).getByTestId('weather');
  await expect(sky).toBeVisible();
  await ann.page.getByLabel('Which hex map').selectOption('The Quaking Fens (the party’s)');
  for (const day of [1, 2, 3]) {
    const beyond = ann.page.locator('[data-beyond]').first();
    if (day === 2) await beyond.press('Enter');
    else await beyond.click();
    await ann.page.getByRole('button', { name: /^Travel to hex / }).click();
    await ann.page.getByRole('dialog').locator('button[type=submit]').click();
    await rhea.take('CheckDirection', {});
    await rhea.take('SkipDayStep');
    await rhea.take('GoOn', {});
    await rhea.take('EndDay', {});
    await expect(ann.log).toContainText(`Day ${day + 1} of the journey ends.`);
    await expect(sky).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Tools' }).click();
  await page.getByRole('region', { name: 'Weather' }).getByText('Weather', { exact: true }).click();
  await page.getByRole('button', { name: 'Say what the weather is' }).click();
  const said = page.getByRole('dialog', { name: 'Say what the weather is' });
  await said.getByLabel('This day’s weather').selectOption('dust storm');
  await said.getByRole('button', { name: /^Set today’s weather: / }).click();
  await expect(sky).toContainText('dust storm: a day’s way is a quarter as long');
  await shot(ann.page, 'weather-player');
  await shot(page, 'weather-desk');
});

test('who is met on the road is met off the board: all see who is there and how far apart they are', async () => {
  const { page } = rhea;
  await page.getByRole('button', { name: 'Bring in monsters, off the board' }).click();
  const form = page.getByRole('dialog', { name: 'Bring in monsters, off the board' });
  await form.getByLabel('Monster').selectOption('goblin');
  await form.getByLabel('How many').fill('2');
  await form.locator('button[type=submit]').click();
  await page.getByRole('button', { name: /^Begin the encounter: .*goblin.*\(off the board\)/ }).click();
  await rhea.take('RollDistance');
  const field = page.getByTestId('afield');
  await expect(field).toContainText('yards apart');
  await expect(ann.page.getByTestId('afield').locator('[data-figure]')).toHaveCount(6);
  await field.getByRole('button', { name: 'Within reach' }).click();
  await expect(ann.page.getByTestId('afield')).toContainText('1 yard apart');
  await shot(ann.page, 'afield-player');
  await ann.page
    .getByTestId('afield')
    .getByRole('button', { name: /goblin/ })
    .first()
    .click();
  await expect(ann.page.getByRole('dialog', { name: /goblin/ })).toBeVisible();
  await shot(ann.page, 'afield-menu');
  await page.getByRole('button', { name: 'Hex map' }).click();
  await expect(page.getByTestId('hex-map')).toBeVisible();
});

test('nothing that the players have not seen, and no secret roll, is on their page', async () => {
  const words = await ann.page.content();
  expect(words).not.toContain('Xyzzybar');
  expect(words).not.toContain('Losing the way');
  await expect(ann.page.locator('[data-party=true-place]')).toHaveCount(0);
});
