import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { dungeonPicture } from './drawn-dungeon.ts';
import { Hand } from './hand.ts';
import { expect } from './patient.ts';
import { TestServer } from './server.ts';

/** Plays the demo from four seats, prepares more at another desk, and writes what each seat sees into the folder that is named. */
const [folder = '.'] = process.argv.slice(2);
const { CHROMIUM } = process.env;
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(CHROMIUM ? { executablePath: CHROMIUM } : {}),
});
const server = await TestServer.start();
const [rhea, ann, bob, sam, desk] = await Promise.all([
  Hand.at(browser, 'Rhea'),
  Hand.at(browser, 'Ann'),
  Hand.at(browser, 'Bob', 'thumb'),
  Hand.at(browser, 'Sam'),
  Hand.at(browser, 'Rhea'),
]);
const SEATS = { referee: rhea, player: ann, phone: bob, gallery: sam };
/** Milliseconds for what has moved on the board to lie still. */
const STILL = 1200;

try {
  await begin();
  await pictures('1-first-minute');
  await explore();
  await pictures('2-exploring-dark');
  await lit(true);
  await pictures('2-exploring-lit');
  await lit(false);
  await meet();
  await fight(14);
  await pictures('3-fight-dark');
  await part('Log');
  await picture(bob, '3-fight-dark-phone-log');
  await part('Party');
  await picture(bob, '3-fight-dark-phone-party');
  await part('Board');
  await lit(true);
  await pictures('3-fight-lit');
  await prepare();
} finally {
  await browser.close();
  await server.stop();
}

async function begin(): Promise<void> {
  await rhea.page.goto(server.url);
  await picture(rhea, '0-landing');
  await rhea.click(rhea.button('Play the demo'));
  await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
  const link = await rhea.page.getByLabel('Link for players').inputValue();
  const watching = await rhea.page.getByLabel('Link for spectators').inputValue();
  for (const player of [ann, bob]) await player.join(link);
  await sam.join(watching);
  await ann.click(ann.button('Play Hild Ashgrove'));
  for (const [member, player] of [
    ['Wren Tallow', 'Bob'],
    ['Brother Oswin', 'Ann'],
    ['Ilphas', 'Bob'],
  ] as const)
    await rhea.click(rhea.card(member).getByRole('button', { name: `Give to ${player}` }));
}

/** To the first door, and into it. */
async function explore(): Promise<void> {
  await ann.clickDoor(/closed/, 'right');
  await ann.click(ann.page.getByTestId('thing').getByRole('button', { name: /^Open the door/ }));
  await ann.answer();
  await expect(ann.log).toContainText(/opens (the|a) door/);
  const card = ann.card('Hild Ashgrove').getByRole('button').first();
  if ((await card.getAttribute('aria-expanded')) !== 'true') await ann.click(card);
  await ann.page.getByRole('application').focus();
  await ann.page.keyboard.press('ArrowDown');
  await ann.click(card);
  await rhea.page.getByLabel(/Say something/).fill('Something hums in the stone, below hearing.');
  await rhea.page.keyboard.press('Enter');
  await expect(ann.log).toContainText('Something hums');
}

/** Goblins come in beside the party. */
async function meet(): Promise<void> {
  await rhea.click(rhea.page.getByRole('tab', { name: 'Tools' }));
  await rhea.click(rhea.button(/^Bring in monsters …/));
  await rhea.form.getByLabel('Monster').selectOption({ label: 'Goblin' });
  await rhea.form.getByLabel('How many').fill('3');
  await rhea.form.getByLabel('Hidden from the players').uncheck();
  await rhea.click(rhea.form.getByRole('button', { name: 'Choose on the board' }));
  const [side, below, above] = await Promise.all([/Ilphas/, /Oswin/, /Wren/].map((name) => rhea.placeOf(name)));
  if (!side || !below || !above) throw new Error('the party stands elsewhere');
  await rhea.clickBoard({ x: side.x - 2 * Math.abs(below.y - above.y), y: side.y });
  await rhea.send();
  await rhea.click(rhea.page.getByRole('tab', { name: 'Party' }));
  await rhea.click(rhea.button(/^Begin the encounter/));
  await expect(rhea.page.getByTestId('encounter')).toBeVisible();
}

/** Plays on until blows have fallen. @param steps of the fight, at most */
async function fight(steps: number): Promise<void> {
  for (let step = 0; step < steps && (await rhea.fights()); step += 1) {
    if ((await rhea.combatRound()) >= 2) return;
    if (!(await plays())) await rhea.goOn();
  }
}

async function plays(): Promise<boolean> {
  if (/roll initiative/.test(await rhea.sentence.innerText())) return false;
  for (const person of [ann, bob]) if ((await person.strikes(/goblin/)) || (await person.holds())) return true;
  return false;
}

/** Makes the dungeon light or dark. */
async function lit(everywhere: boolean): Promise<void> {
  const words = rhea.page.getByPlaceholder(/What do you do/);
  await rhea.page.keyboard.press('Control+k');
  await words.fill('Light and scale');
  await rhea.page
    .getByRole('option', { name: /Light and scale/ })
    .first()
    .click();
  await rhea.form.getByLabel('Light').selectOption({ label: everywhere ? 'Lit everywhere' : 'Dark' });
  await rhea.send();
}

/** What a referee prepares at a table of their own. */
async function prepare(): Promise<void> {
  await desk.page.goto(server.url);
  await desk.click(desk.button('Play the demo'));
  await expect(desk.page.locator('[data-board=drawn]')).toBeVisible();
  await wallsOfAPicture();
  await aDungeon();
  await desk.click(tab('Maps'));
  await desk.page.getByTestId('scene-card').last().scrollIntoViewIfNeeded();
  await picture(desk, '4-maps');
  await aJournal();
}

/** A drawn dungeon is brought in, and its lines are followed. */
async function wallsOfAPicture(): Promise<void> {
  const buffer = await dungeonPicture(desk.page);
  await desk.click(tab('Maps'));
  const file = { name: 'The old keep.jpg', mimeType: 'image/jpeg', buffer };
  await desk.page.getByLabel('Bring in a map').setInputFiles(file);
  await desk.page.getByLabel('Squares from left to right').fill('24');
  await desk.click(desk.button('Bring it in'));
  await expect(desk.page.getByTestId('preparing')).toContainText('The old keep');
  for (const name of [/^Draw$/, /^Trace$/, /^Follow the lines/]) await desk.click(desk.button(name));
  const panel = desk.page.getByRole('region', { name: 'Walls from the picture' });
  await expect(panel.getByRole('status')).toContainText(/2 doors/);
  await expect(desk.page.getByText('The old keep is ready.', { exact: true })).toBeHidden();
  await picture(desk, '4-walls-of-a-picture');
  for (const name of [/^Take all/, /^Done$/]) await desk.click(desk.button(name));
}

/** The dice make a dungeon, whose key is read. */
async function aDungeon(): Promise<void> {
  await desk.click(desk.page.locator('[data-offer^=MakeDungeon]').first());
  await desk.form.getByLabel('Name, if it is to have one').fill('The vaults of the drowned');
  await desk.send();
  await expect(desk.page.getByTestId('preparing')).toContainText('The vaults of the drowned');
  await desk.click(tab('Key'));
  await desk.click(desk.page.getByRole('region', { name: 'Key of the map' }).locator('summary').nth(2));
  await picture(desk, '4-dungeon-by-the-dice');
}

/** A handout and a note are written. */
async function aJournal(): Promise<void> {
  await desk.click(desk.button('Menu'));
  await desk.click(desk.page.getByRole('menuitem', { name: 'Journal' }));
  await write('The drowned king', 'He sleeps **below the bell**, and dreams of dry land.', 'Secrets');
  await write(
    'A letter, stained by water',
    '> To whoever comes after us: the stairs hold, the bell does not.\n\nWe left by [[room 1]], and lost Perrin to [[monster Giant rat|the rats]]. Do not wake [[The drowned king]].\n\n- Follow the wet wall, always to the left.\n- *Trust no light that you have not lit.*',
    'Handouts',
  );
  await picture(desk, '4-journal');
}

async function write(title: string, text: string, folder: string): Promise<void> {
  const { page } = desk;
  await desk.click(desk.button('New page'));
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Folder').fill(folder);
  await page.getByLabel('Text', { exact: true }).fill(text);
  await desk.click(desk.button('Save'));
  await expect(page.getByTestId('page').getByRole('heading', { name: title })).toBeVisible();
}

function tab(name: string) {
  return desk.page.getByRole('tab', { name });
}

async function part(name: 'Party' | 'Board' | 'Log'): Promise<void> {
  const parts = bob.page.getByRole('navigation', { name: 'Parts of the table' });
  await bob.click(parts.getByRole('button', { name }));
}

async function pictures(moment: string): Promise<void> {
  for (const [seat, person] of Object.entries(SEATS)) await picture(person, `${moment}-${seat}`);
}

async function picture({ page }: Hand, name: string): Promise<void> {
  await page.waitForTimeout(STILL);
  await page.screenshot({ path: join(folder, `${name}.png`) });
}
