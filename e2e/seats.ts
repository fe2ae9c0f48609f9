import { type Browser, type BrowserContext, expect, type Locator, type Page } from '@playwright/test';

/** Somebody at the table: a browser of their own. */
export class Person {
  readonly page: Page;
  readonly name: string;
  readonly #context: BrowserContext;

  private constructor(name: string, context: BrowserContext, page: Page) {
    this.name = name;
    this.#context = context;
    this.page = page;
  }

  static async at(browser: Browser, name: string): Promise<Person> {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, reducedMotion: 'reduce' });
    return new Person(name, context, await context.newPage());
  }

  /** Follows an invite link, and takes the seat. */
  async join(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel('Your name at the table').fill(this.name);
    await this.page.getByRole('button', { name: /Take a seat|Watch from the gallery/ }).click();
    await expect(this.page.getByTestId('presence')).toContainText(this.name);
  }

  /** The buttons of offers whose key begins so. */
  offers(key: string): Locator {
    return this.page.locator(`[data-offer^="${key}"]`);
  }

  /** Presses the first button of an offer, fills in its form when there is one, and waits until it is answered. */
  async take(key: string, fields: Readonly<Record<string, string | number | boolean>> = {}): Promise<void> {
    const button = this.offers(key).first();
    // A button that opens a form ends in dots, and so does one whose last question is not answered yet.
    await expect(button).toBeEnabled();
    const fold = button.locator('xpath=ancestor::details[not(@open)]/summary');
    // The part of the page it lies in may be drawn anew, open or shut, while it is being opened.
    await expect(async () => {
      if ((await fold.count()) > 0) await fold.click({ timeout: 2_000 });
      expect(await fold.count()).toBe(0);
    }).toPass();
    const asks = (await button.innerText()).includes('…');
    await button.click();
    if (asks) await this.#fill(this.page.getByRole('dialog').locator('form'), fields);
  }

  async #fill(form: Locator, fields: Readonly<Record<string, string | number | boolean>>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      const field = await fieldOf(form, label);
      if (typeof value === 'boolean') await field.setChecked(value);
      else if (await field.evaluate((element) => element instanceof HTMLSelectElement))
        await field.selectOption({ label: String(value) });
      else await field.fill(String(value));
    }
    await form.locator('button[type=submit]').click();
    await expect(form).toBeHidden();
  }

  /** Clicks the board at a part of its width and height, each from 0 to 1. */
  async click(across: number, down: number): Promise<void> {
    const box = await this.page.getByRole('application').boundingBox();
    if (box) await this.page.mouse.click(box.x + box.width * across, box.y + box.height * down);
  }

  /** Clicks a token where it is seen: the list for those who do not see the board says where that is. */
  async clickToken(name: string): Promise<void> {
    const token = this.page
      .getByRole('list', { name: 'On the board' })
      .locator('[data-token]')
      .filter({ hasText: name });
    const [x = 0, y = 0] = ((await token.getAttribute('data-at')) ?? '').split(',').map(Number);
    await this.page.mouse.click(x, y);
  }

  /** Opens what is offered without a button, by its name. */
  async command(name: string, fields: Readonly<Record<string, string | number | boolean>> = {}): Promise<void> {
    const words = this.page.getByPlaceholder(/What do you do/);
    // A page that has only just come does not hear its keys yet.
    await expect(async () => {
      if (!(await words.isVisible())) await this.page.keyboard.press('Control+k');
      await expect(words).toBeVisible({ timeout: 2_000 });
    }).toPass();
    await words.fill(name);
    await this.page.getByRole('option', { name }).first().click();
    const form = this.page.getByRole('dialog').locator('form');
    if (Object.keys(fields).length > 0) await this.#fill(form, fields);
    await expect(this.page.getByRole('dialog')).toBeHidden();
  }

  /** Goes to another page of the campaign by the menu. */
  async goTo(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu' }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }

  get log(): Locator {
    return this.page.getByTestId('log');
  }

  /** The latest line of the log that says this, with the turn unfolded that holds it. */
  async line(text: string): Promise<Locator> {
    const line = this.log.locator('li').filter({ hasText: text }).last();
    await expect(line).toBeAttached();
    const holds = this.page.locator('li').filter({ hasText: text });
    const folded = this.log.locator('details:not([open])').filter({ has: holds }).last();
    if (!(await line.isVisible())) await folded.locator('> summary').click();
    return line;
  }

  async says(text: string): Promise<void> {
    await this.page.getByLabel(/Say something/).fill(text);
    await this.page.keyboard.press('Enter');
  }

  /** Chooses a member of the party, so that its offers are seen. */
  async choose(member: string): Promise<void> {
    const card = this.page.locator(`[data-member="${member}"] > button`);
    if ((await card.getAttribute('aria-expanded')) !== 'true') await card.click();
  }

  /** What the page shows of the game, in words: the same before and after anything that should change nothing. */
  async view(): Promise<Record<string, string>> {
    const words = async (part: Locator) =>
      (await part.count()) === 0 ? '' : (await part.first().innerText()).replaceAll(/\s+/g, ' ');
    return {
      clock: await words(this.page.getByRole('region', { name: 'Clock' })),
      party: await words(this.page.getByRole('region', { name: 'Party' })),
      encounter: await words(this.page.getByTestId('encounter')),
      tokens: await words(this.page.getByRole('list', { name: 'On the board' })),
      last: await words(this.log.locator('li').last()),
    };
  }

  async leave(): Promise<void> {
    await this.#context.close();
  }
}

/** The field of a label: of that name, else the one that begins with it, as a list's does, else the one that holds it. */
async function fieldOf(form: Locator, label: string): Promise<Locator> {
  const beginning = new RegExp(`^\\s*${label.replace(/\W/g, '\\$&')}`);
  for (const named of [form.getByLabel(label, { exact: true }), form.getByLabel(beginning)])
    if ((await named.count()) === 1) return named;
  return form.getByLabel(label);
}
