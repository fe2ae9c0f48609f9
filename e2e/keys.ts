import { type Browser, expect, type Locator, type Page } from '@playwright/test';

/** Presses of Tab that anything on a page may be away, at most: farther off nobody seeks it. */
const FAR = 70;

/** Somebody who plays by keyboard alone: no mouse, no palette. Whatever is reached must show that it is. */
export class Keys {
  readonly page: Page;
  readonly name: string;

  private constructor(name: string, page: Page) {
    this.name = name;
    this.page = page;
  }

  static async at(browser: Browser, name: string): Promise<Keys> {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
    return new Keys(name, await context.newPage());
  }

  press(...keys: readonly string[]): Promise<void> {
    return keys.reduce((before, key) => before.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }

  /** Goes by Tab to the first of what is meant, and sees that it shows the keyboard to be there. */
  async reach(what: Locator, back = false): Promise<void> {
    await expect(what.first()).toBeVisible();
    const there = () => what.evaluateAll((all) => all.includes(document.activeElement as HTMLElement));
    let steps = 0;
    while (!(await there())) {
      if (steps > FAR) throw new Error(`${this.name} does not come to ${what} by ${FAR} presses of Tab`);
      await this.page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
      steps += 1;
    }
    // A form that has just opened takes a moment to find its place.
    await expect.poll(() => this.page.evaluate(shown), `${what} shows that the keyboard is there`).toBe('');
  }

  /** Goes there by Tab, and presses Enter. */
  async take(what: Locator, back = false): Promise<void> {
    await this.reach(what, back);
    await this.press('Enter');
  }

  /** Goes round the parts of the table by F6 until it is there; twice, as what it was may be drawn anew while one goes. */
  async goTo(what: Locator, back = false): Promise<void> {
    for (let parts = 0; parts < 10; parts += 1) {
      await this.page.keyboard.press(back ? 'Shift+F6' : 'F6');
      if (await what.evaluate((element) => element === document.activeElement)) break;
    }
    await this.reach(what);
  }

  /** Whether the sentence over the board has a blow to strike. */
  async mayStrike(): Promise<boolean> {
    return (await this.sentence.locator('[data-offer^="Attack"]:not([aria-disabled=true])').count()) > 0;
  }

  /** Strikes the nearest foe from the board, with F and Enter; whether that told of anything. */
  async strikesFromBoard(): Promise<boolean> {
    await this.goTo(this.board);
    await this.press('f');
    const before = await this.log.innerText();
    await this.press('Enter');
    for (let tries = 0; tries < 10; tries += 1) {
      if (await this.form.isVisible()) await this.sends();
      if ((await this.log.innerText()) !== before) return true;
      await this.page.waitForTimeout(80);
    }
    return false;
  }

  /** Strikes with all at once where the sentence proposes it, else the nearest foe from the board; whether that told of anything. */
  async strikes(): Promise<boolean> {
    const together = this.sentence.locator('[data-offer^=AttackTogether]:not([aria-disabled=true])').first();
    if ((await together.count()) === 0) return this.strikesFromBoard();
    const before = await this.log.innerText();
    await this.goTo(this.sentence.locator('[data-offer]').first());
    await this.take(together);
    if ((await this.form.count()) > 0) await this.sends();
    await expect.poll(() => this.log.innerText()).not.toBe(before);
    return true;
  }

  /** Takes a character in hand on the board, by N. */
  async takesInHand(name: string): Promise<void> {
    await this.goTo(this.board);
    const head = this.card(name).getByRole('button').first();
    for (let tries = 0; tries < 6 && (await head.getAttribute('aria-expanded')) !== 'true'; tries += 1) {
      await this.press('n');
      await this.page.waitForTimeout(100);
    }
    await expect(head).toHaveAttribute('aria-expanded', 'true');
  }

  /** Where a token stands, as it is read out. */
  async placeOf(name: RegExp): Promise<{ readonly column: number; readonly row: number }> {
    const listed = this.page.getByRole('list', { name: 'On the board' }).locator('[data-at]').filter({ hasText: name });
    const [, column = 0, row = 0] = (/column (\d+), row (\d+)/.exec(await listed.first().innerText()) ?? []).map(
      Number,
    );
    return { column, row };
  }

  /** Steps a token from the board by an arrow; whether it moved, or was refused. */
  async steps(name: RegExp, arrow: string): Promise<boolean> {
    const before = JSON.stringify(await this.placeOf(name));
    const moved = async () => JSON.stringify(await this.placeOf(name)) !== before;
    const refused = async () => (await this.page.getByRole('alert').count()) > 0;
    await this.press(arrow);
    await expect.poll(async () => (await moved()) || (await refused()), { timeout: 15_000 }).toBe(true);
    return moved();
  }

  /** Presses the first button of the sentence. */
  async goesOn(): Promise<void> {
    const first = this.sentence.locator('[data-offer]:not([aria-disabled=true])').first();
    await this.goTo(first);
    const before = await this.#seen();
    const asks = (await first.getAttribute('aria-haspopup')) === 'dialog';
    await this.press('Enter');
    if (asks) await this.sends();
    await expect.poll(() => this.#seen()).not.toBe(before);
  }

  /** What the table waits for, and all that it was told: two rounds may ask for the same. */
  async #seen(): Promise<string> {
    return `${await this.sentence.innerText()}\n${(await this.log.allTextContents()).join('\n')}`;
  }

  /** Takes an answer to what the table waits for: a button of the sentence, or one of those under its "More". */
  async answers(name: string): Promise<void> {
    await this.goTo(this.sentence.locator('[data-offer]').first());
    const answer = this.button(name);
    const more = this.sentence.getByRole('button', { name: /^More \(/ });
    await expect(answer.or(more).first()).toBeVisible();
    if ((await answer.count()) === 0) await this.take(more);
    await this.take(answer);
  }

  /** Goes to a tab beside the party by the arrows. */
  async opensTab(name: string): Promise<void> {
    const tab = this.page.getByRole('tab', { name });
    const party = this.page.locator('[data-part=party]');
    const within = () => party.evaluate((part) => part.contains(document.activeElement));
    await this.press('F6');
    for (let parts = 0; parts < 6 && !(await within()); parts += 1) await this.press('F6');
    await this.reach(this.page.getByRole('tab'));
    for (let tries = 0; tries < 6 && !(await focused(tab)); tries += 1) await this.press('ArrowRight');
    await expect(tab).toBeFocused();
  }

  /** Whether the sentence asks for a reaction. */
  async mayReact(): Promise<boolean> {
    return /reaction/i.test(await this.sentence.innerText());
  }

  /** Rules that those who are met attack, so that no dice say whether there is a fight. */
  async letsThemAttack(): Promise<void> {
    await this.goTo(this.sentence.locator('[data-offer]').first());
    await this.take(this.sentence.locator('[data-offer=SetReaction]'));
    await this.reach(this.form.getByLabel('Reaction'));
    await this.page.keyboard.type('attacks');
    await this.sends();
    await expect.poll(() => this.mayReact()).toBe(false);
  }

  /** Writes a figure into a field of the form. */
  async writes(label: string | RegExp, text: string): Promise<void> {
    const field = this.form.getByLabel(label).first();
    await this.reach(field);
    await this.press('Control+a');
    await this.page.keyboard.type(text);
    await expect(field).toHaveValue(text);
  }

  /** Sets a mark of the form, or takes it away. */
  async checks(label: string, on: boolean): Promise<void> {
    const mark = this.form.getByLabel(label);
    await this.reach(mark);
    await this.press('Space');
    await expect(mark).toBeChecked({ checked: on });
  }

  /** Sends the form that opens, as it is filled in. */
  async sends(): Promise<void> {
    await this.take(this.form.locator('button[type=submit]'));
    await expect(this.form).toBeHidden();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  get board(): Locator {
    return this.page.getByRole('application');
  }

  get log(): Locator {
    return this.page.getByTestId('log');
  }

  get sentence(): Locator {
    return this.page.getByTestId('prompt');
  }

  card(name: string): Locator {
    return this.page.locator(`[data-member="${name}"]`);
  }

  /** The form that stands open. */
  get form(): Locator {
    return this.page.getByRole('dialog').locator('form');
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}

export const focused = (what: Locator): Promise<boolean> =>
  what.evaluate((element) => element === document.activeElement);

/** Why the focused element does not show that it is focused, or is out of view; nothing where it does. */
function shown(): string {
  const element = document.activeElement;
  if (!element || element === document.body) return 'nothing is focused';
  const drawn = element.matches('.sr-only') ? (element.closest('label') ?? element) : element;
  const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(drawn);
  const { left, right, top, bottom, width, height } = drawn.getBoundingClientRect();
  if (width < 2 || height < 2) return 'it has no room';
  if (right < 0 || bottom < 0 || left > innerWidth || top > innerHeight) return 'it is out of view';
  const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  return outlined || boxShadow !== 'none' ? '' : 'it looks as ever';
}
