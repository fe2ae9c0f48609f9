import { type Browser, type CDPSession, devices, expect, type Locator, type Page } from '@playwright/test';

interface Spot {
  readonly x: number;
  readonly y: number;
}

/** The least that a target is wide and high under a thumb, in pixels. */
const LEAST = 44;

/** Somebody at a phone, who has thumbs alone. */
export class Thumb {
  readonly page: Page;
  readonly name: string;
  readonly #touches: CDPSession;

  private constructor(name: string, page: Page, touches: CDPSession) {
    this.name = name;
    this.page = page;
    this.#touches = touches;
  }

  static async at(browser: Browser, name: string): Promise<Thumb> {
    const phone = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
    const context = await browser.newContext({ ...phone, reducedMotion: 'reduce' });
    const page = await context.newPage();
    return new Thumb(name, page, await context.newCDPSession(page));
  }

  async tap(what: Locator): Promise<void> {
    await what.first().tap();
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** Brings a part of the table into view, by its name below. */
  async show(part: 'Party' | 'Board' | 'Log' | 'Sheet'): Promise<void> {
    await this.tap(
      this.page.getByRole('navigation', { name: 'Parts of the table' }).getByRole('button', { name: part }),
    );
  }

  get log(): Locator {
    return this.page.getByTestId('log');
  }

  get sentence(): Locator {
    return this.page.getByTestId('prompt');
  }

  get board(): Locator {
    return this.page.getByRole('application');
  }

  get form(): Locator {
    return this.page.getByRole('dialog').locator('form');
  }

  card(name: string): Locator {
    return this.page.locator(`[data-member="${name}"]`);
  }

  /** Where something of the board is seen, in pixels of the page. */
  async spotOf(list: 'On the board' | 'Known doors', name: RegExp): Promise<Spot> {
    const [x, y] = ((await this.listed(list, name).getAttribute('data-at')) ?? '').split(',').map(Number);
    if (x === undefined || y === undefined) throw new Error(`${this.name} does not see ${name}`);
    return { x, y };
  }

  async tapAt({ x, y }: Spot): Promise<void> {
    await this.page.touchscreen.tap(x, y);
  }

  /** Presses until something shall come of it. */
  async longPress(at: Spot): Promise<void> {
    await this.#touch('touchStart', [at]);
    await expect(this.menu).toBeVisible();
    await this.#touch('touchEnd', []);
  }

  /** What is listed of what the board shows, for those who do not see it. */
  listed(list: 'On the board' | 'Known doors', name: RegExp): Locator {
    return this.page.getByRole('list', { name: list }).locator('[data-at]').filter({ hasText: name }).first();
  }

  /** The menu that a long press opens. */
  get menu(): Locator {
    return this.page.getByTestId('thing');
  }

  /** Presses long, chooses from the menu, and sends what form it opens. */
  async chooses(at: Spot, act: RegExp): Promise<void> {
    await this.longPress(at);
    const button = this.menu.getByRole('button', { name: act });
    const asks = (await button.getAttribute('aria-haspopup')) === 'dialog';
    await this.tap(button);
    if (asks) await this.sends();
    await expect(this.menu).toBeHidden();
  }

  async closesMenu(): Promise<void> {
    await this.tap(this.menu.getByRole('button', { name: 'Close', exact: true }));
  }

  /** Puts fingers down, leads them somewhere in small steps, and lifts them. */
  async lead(from: readonly Spot[], to: readonly Spot[]): Promise<void> {
    const steps = 8;
    await this.#touch('touchStart', from);
    for (let step = 1; step <= steps; step += 1)
      await this.#touch(
        'touchMove',
        from.map((at, finger) => between(at, to[finger] ?? at, step / steps)),
      );
    await this.#touch('touchEnd', []);
  }

  /** Puts a finger down, lets it rest for a while, leads it somewhere, and lifts it. */
  async rests(from: Spot, to: Spot): Promise<void> {
    await this.#touch('touchStart', [from]);
    await this.page.waitForTimeout(800);
    await this.#touch('touchMove', [between(from, to, 0.5)]);
    await this.#touch('touchMove', [to]);
    await this.#touch('touchEnd', []);
    // A thumb takes a moment to get elsewhere: what follows at once is taken for part of the same gesture.
    await this.page.waitForTimeout(400);
  }

  async #touch(type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Spot[]): Promise<void> {
    const points = touchPoints.map(({ x, y }, id) => ({ x, y, id }));
    await this.#touches.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  }

  /** Presses the first button of the sentence, and sends what form it opens. */
  async goesOn(): Promise<void> {
    const before = await this.#seen();
    const first = this.sentence.locator('[data-offer]:not([aria-disabled=true])').first();
    const asks = (await first.getAttribute('aria-haspopup')) === 'dialog';
    await this.tap(first);
    if (asks) await this.sends();
    await expect.poll(() => this.#seen()).not.toBe(before);
  }

  /** What the table waits for, and all that it was told: two rounds may ask for the same. */
  async #seen(): Promise<string> {
    return `${await this.sentence.innerText()}\n${(await this.log.allTextContents()).join('\n')}`;
  }

  /** Rules that those who are met attack, so that no dice say whether there is a fight. */
  async letsThemAttack(): Promise<void> {
    await this.tap(this.sentence.getByRole('button', { name: /^More/ }));
    await this.tap(this.page.locator('[data-offer=SetReaction]').last());
    await this.form.getByLabel('Reaction').selectOption('attacks');
    await this.sends();
    await expect(this.sentence).not.toContainText(/reaction/i);
    await this.show('Board');
  }

  async sends(): Promise<void> {
    await this.tap(this.form.locator('button[type=submit]'));
    await expect(this.form).toBeHidden();
  }

  /** What in view is too small for a thumb, or reaches beyond the screen; a line each. */
  async tooSmall(): Promise<readonly string[]> {
    return this.page.evaluate(tooSmall, LEAST);
  }

  /** From now on, notes where the board begins and ends whenever it is seen. */
  async watchBoard(): Promise<void> {
    await expect(this.page.locator('[data-board=drawn]')).toBeVisible();
    await this.page.evaluate(() => {
      const places = new Set<string>();
      Object.assign(window, { places });
      const note = () => {
        const box = document.querySelector('[role=application]')?.getBoundingClientRect();
        if (box && box.height > 0) places.add(`${Math.round(box.top)}–${Math.round(box.bottom)}`);
        requestAnimationFrame(note);
      };
      note();
    });
  }

  /** Where the board has begun and ended since it is watched. */
  async placesOfBoard(): Promise<readonly string[]> {
    return this.page.evaluate(() => [...(window as unknown as { places: Set<string> }).places]);
  }

  async leave(): Promise<void> {
    await this.page.context().close();
  }
}

const between = (from: Spot, to: Spot, part: number): Spot => ({
  x: from.x + (to.x - from.x) * part,
  y: from.y + (to.y - from.y) * part,
});

/** Links within a text are as high as the text is, and no target of their own. */
function tooSmall(least: number): readonly string[] {
  const targets = document.querySelectorAll<HTMLElement>(
    'button, a[href]:not(p a), summary, select, textarea, input, [role=tab], [role=menuitem]',
  );
  const faults = [...targets].flatMap((target) => {
    const felt = target.matches('[type=checkbox], [type=radio]') ? (target.closest('label') ?? target) : target;
    const { width, height, left, right } = felt.getBoundingClientRect();
    const hidden =
      !felt.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || felt.closest('.sr-only') !== null;
    if (hidden || width === 0 || target.closest('p')) return [];
    const name =
      (target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 40) ||
      target.outerHTML.slice(0, 80);
    const small =
      width < least - 0.5 || height < least - 0.5 ? [`${name}: ${Math.round(width)} × ${Math.round(height)}`] : [];
    // A row that is led sideways by thumb may reach beyond the screen.
    const beyond = (left < -1 || right > innerWidth + 1) && !target.closest('[data-sideways]');
    const out = beyond ? [`${name}: from ${Math.round(left)} to ${Math.round(right)}`] : [];
    return [...small, ...out];
  });
  const wide =
    document.documentElement.scrollWidth > innerWidth
      ? [`the page is ${document.documentElement.scrollWidth} wide`]
      : [];
  return [...new Set([...faults, ...wide])];
}
