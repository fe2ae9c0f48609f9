import { type Browser, devices, type Locator, type Page } from '@playwright/test';
import { expect } from './patient.ts';

/** What a person clicked for, and how often. */
export type Clicks = Readonly<Record<string, number>>;

/**
 * Somebody who plays by mouse (or thumb) alone, on what the screen shows: no palette, no keys but to write a name.
 * Every click is counted under what it was for.
 */
export class Hand {
  readonly page: Page;
  readonly name: string;
  readonly #touch: boolean;
  readonly #clicks = new Map<string, number>();
  /** The clicks that each blow took. */
  readonly attacks: number[] = [];
  #purpose = 'to begin';

  private constructor(name: string, page: Page, touch: boolean) {
    this.name = name;
    this.page = page;
    this.#touch = touch;
  }

  static async at(browser: Browser, name: string, by: 'mouse' | 'thumb' = 'mouse'): Promise<Hand> {
    const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };
    const screen = by === 'thumb' ? phone : { viewport: { width: 1366, height: 768 } };
    const context = await browser.newContext({ ...screen, reducedMotion: 'reduce' });
    return new Hand(name, await context.newPage(), by === 'thumb');
  }

  /** What the next clicks are for. */
  for(purpose: string): void {
    this.#purpose = purpose;
  }

  get clicks(): Clicks {
    return Object.fromEntries(this.#clicks);
  }

  clicksFor(purpose: string): number {
    return this.#clicks.get(purpose) ?? 0;
  }

  #count(): void {
    this.#clicks.set(this.#purpose, this.clicksFor(this.#purpose) + 1);
  }

  async click(what: Locator): Promise<void> {
    this.#count();
    if (this.#touch) await what.tap({ timeout: 10_000 });
    else await what.click({ timeout: 10_000 });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name }).first();
  }

  /** The button that the sentence over the board asks for first. */
  get gold(): Locator {
    return this.page.getByTestId('prompt').locator('[data-offer]').first();
  }

  get sentence(): Locator {
    return this.page.getByTestId('prompt');
  }

  /** Follows an invite link and takes the seat. */
  async join(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel('Your name at the table').fill(this.name);
    await this.click(this.page.getByRole('button', { name: /Take a seat|Watch from the gallery/ }));
    await expect(this.page.locator('[data-board=drawn]')).toBeVisible();
  }

  get log(): Locator {
    return this.page.getByTestId('log');
  }

  /** The card of a member of the party. */
  card(name: string): Locator {
    return this.page.locator(`[data-member="${name}"]`);
  }

  /** Clicks a token where it is seen: the list for those who do not see the board says where that is. */
  async clickToken(name: RegExp, how: 'left' | 'right' = 'left'): Promise<void> {
    await this.#clickAt(await this.#whereIs('On the board', name), how);
  }

  /** Clicks a door that is known, by its place in the list of them. */
  async clickDoor(name: RegExp, how: 'left' | 'right' = 'left'): Promise<void> {
    await this.#clickAt(await this.#whereIs('Known doors', name), how);
  }

  /** Clicks the board at a point of the page. */
  async clickBoard(at: { readonly x: number; readonly y: number }): Promise<void> {
    await this.#clickAt(at, 'left');
  }

  /** Where a token is seen, in pixels of the page. */
  async placeOf(name: RegExp): Promise<{ readonly x: number; readonly y: number }> {
    return this.#whereIs('On the board', name);
  }

  /** The first of these who is on their feet. */
  async whoStands(names: readonly RegExp[]): Promise<RegExp> {
    const [first, ...others] = names;
    if (!first) throw new Error('nobody stands');
    const listed = this.page
      .getByRole('list', { name: 'On the board' })
      .locator('[data-at]')
      .filter({ hasText: first });
    const up = (await listed.filter({ hasNotText: /, down/ }).count()) > 0;
    return up ? first : this.whoStands(others);
  }

  /** Where a square of the map is seen, in pixels of the page: reckoned from two tokens. */
  async pixelsOf(column: number, row: number): Promise<{ readonly x: number; readonly y: number }> {
    const listed = this.page.getByRole('list', { name: 'On the board' }).locator('[data-at]');
    const tokens = await listed.evaluateAll((items) =>
      items.map((item) => {
        const [x = 0, y = 0] = (item.getAttribute('data-at') ?? '').split(',').map(Number);
        const [, at = 0, down = 0] = (/column (\d+), row (\d+)/.exec(item.textContent ?? '') ?? []).map(Number);
        return { x, y, column: at, row: down };
      }),
    );
    const [one] = tokens;
    const far = tokens.toSorted((a, b) => Math.abs(b.row - (one?.row ?? 0)) - Math.abs(a.row - (one?.row ?? 0)))[0];
    if (!one || !far || one.row === far.row) throw new Error(`${this.name} sees nobody to reckon from`);
    const square = (far.y - one.y) / (far.row - one.row);
    return { x: one.x + (column - one.column) * square, y: one.y + (row - one.row) * square };
  }

  /** The form that is open beside what was clicked. */
  get form(): Locator {
    return this.page.getByRole('dialog').locator('form');
  }

  /** Sends that form, and waits until it is answered. */
  async send(): Promise<void> {
    await this.click(this.form.locator('button[type=submit]'));
    await expect(this.form).toBeHidden();
  }

  /** Brings goblins in where the party sees them, two squares from it; the party stands as the demo begins. */
  async bringsInGoblins(many: number): Promise<void> {
    await this.click(this.button(/^Bring in monsters …/));
    await this.form.getByLabel('Monster').selectOption({ label: 'Goblin' });
    await this.form.getByLabel('How many').fill(String(many));
    await this.form.getByLabel('Hidden from the players').uncheck();
    await this.click(this.form.getByRole('button', { name: 'Choose on the board' }));
    const [side, below, above] = [
      await this.placeOf(/Ilphas/),
      await this.placeOf(/Oswin/),
      await this.placeOf(/Wren/),
    ];
    await this.clickBoard({ x: side.x - 2 * (below.y - above.y), y: side.y });
    await expect(this.form.getByText(/Column \d+, row \d+/)).toBeVisible();
    await this.send();
  }

  async #clickAt(at: { readonly x: number; readonly y: number }, how: 'left' | 'right'): Promise<void> {
    this.#count();
    if (this.#touch) await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y, { button: how });
  }

  /** Where something of the board is seen, in pixels of the page. */
  async #whereIs(list: string, name: RegExp): Promise<{ readonly x: number; readonly y: number }> {
    const listed = this.page.getByRole('list', { name: list }).locator('[data-at]').filter({ hasText: name }).first();
    const [x, y] = ((await listed.getAttribute('data-at')) ?? '').split(',').map(Number);
    if (x === undefined || y === undefined) throw new Error(`${this.name} does not see ${name}`);
    return { x, y };
  }

  /** Whether an encounter goes on. */
  async fights(): Promise<boolean> {
    return (await this.page.getByTestId('encounter').count()) > 0;
  }

  /** The round of the fight; 0 while nobody strikes yet. */
  async combatRound(): Promise<number> {
    const title = await this.page.getByTestId('encounter').innerText();
    return Number(/Combat, round (\d+)/.exec(title)?.[1] ?? 0);
  }

  /**
   * Strikes where it is one's turn to: with several at once as the sentence proposes, with one by a click on the nearest
   * foe. Whether there was a blow to strike.
   */
  async strikes(foes: RegExp): Promise<boolean> {
    const open = (key: string) => this.sentence.locator(`[data-offer^="${key}"]:not([aria-disabled=true])`).first();
    const [together, blow] = [open('AttackTogether'), open('Attack:')];
    const several = (await together.count()) > 0;
    if (!several && (await blow.count()) === 0) return false;
    const before = await this.log.innerText();
    const clicked = this.clicksFor(this.#purpose);
    const foe = several ? null : await this.nearest(foes);
    if (foe) await this.#clickAt(foe, 'left');
    if (!foe || !(await this.#told(before))) {
      await this.click(several ? together : blow);
      await this.answer();
    }
    await expect.poll(() => this.log.innerText()).not.toBe(before);
    if (!several) this.attacks.push(this.clicksFor(this.#purpose) - clicked);
    return true;
  }

  /** Holds with all whom the table waits for, or says that there is nothing to declare; whether there was anything to hold. */
  async holds(): Promise<boolean> {
    const hold = this.sentence.locator('[data-offer^="Hold:"]:not([aria-disabled=true])').first();
    if ((await hold.count()) === 0) return false;
    const before = await this.sentence.innerText();
    await this.click(hold).catch(async (error: unknown) => {
      // What somebody else did has taken the question back, before it was answered.
      if ((await this.sentence.innerText()) === before) throw error;
    });
    await expect.poll(() => this.sentence.innerText()).not.toBe(before);
    return true;
  }

  /**
   * Whether the log tells of more than before; false as soon as the board has said why not, or asks for more, and where
   * nothing came of the click: then the button is tried, as a person would.
   */
  async #told(before: string): Promise<boolean> {
    let told = false;
    const asked = this.page.getByRole('dialog').or(this.page.getByRole('region', { name: 'Board' }).getByRole('alert'));
    await expect
      .poll(
        async () => {
          told = (await this.log.innerText()) !== before;
          return told || (await asked.count()) > 0;
        },
        { timeout: 10_000 },
      )
      .toBe(true)
      .catch(() => undefined);
    return told;
  }

  /** Where the foe is seen that stands nearest to whoever of one's own is to act; null where none is. */
  async nearest(foes: RegExp): Promise<{ readonly x: number; readonly y: number } | null> {
    const acting = this.page.locator('[data-member]').filter({ hasText: 'to act' }).first();
    const own = await acting.getAttribute('data-member', { timeout: 1_000 }).catch(() => null);
    const listed = this.page.getByRole('list', { name: 'On the board' }).locator('[data-at]');
    const seen = await listed.evaluateAll((items) =>
      items.map((item) => ({
        text: item.textContent ?? '',
        at: (item.getAttribute('data-at') ?? '').split(',').map(Number),
      })),
    );
    const from = seen.find(({ text }) => own !== null && text.trim().startsWith(own))?.at ?? [0, 0];
    const away = ([x = 0, y = 0]: number[]) => Math.hypot(x - (from[0] ?? 0), y - (from[1] ?? 0));
    const [first] = seen
      .filter(({ text }) => foes.test(text) && !text.includes('down'))
      .toSorted((one, other) => away(one.at) - away(other.at));
    return first ? { x: first.at[0] ?? 0, y: first.at[1] ?? 0 } : null;
  }

  /** Presses the gold button, and waits until the table asks for something else. */
  async goOn(): Promise<void> {
    const before = await this.sentence.innerText();
    await this.click(this.gold);
    await this.answer();
    await expect.poll(() => this.sentence.innerText()).not.toBe(before);
  }

  /** Whether the sentence asks for a reaction. */
  async mayReact(): Promise<boolean> {
    return /reaction/i.test(await this.sentence.innerText());
  }

  /** Rules that those who are met attack, so that no dice say whether there is a fight. */
  async letsThemAttack(): Promise<void> {
    await this.click(this.sentence.locator('[data-offer=SetReaction]'));
    await this.page.getByRole('dialog').locator('form').getByLabel('Reaction').selectOption('attacks');
    await this.answer();
    await expect.poll(() => this.mayReact()).toBe(false);
  }

  /** Sends the form that opened beside what was clicked, as it is filled in; nothing where none did. */
  async answer(): Promise<void> {
    const send = this.page.getByRole('dialog').locator('form button[type=submit]');
    await send.waitFor({ timeout: 400 }).catch(() => {});
    if (await send.isVisible()) await this.click(send);
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}
