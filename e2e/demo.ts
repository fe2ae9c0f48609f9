import { type Browser, expect } from '@playwright/test';
import { Person } from './seats.ts';
import type { TestServer } from './server.ts';
import type { Serve } from './test.ts';

/** The demo: Rhea at the desk and Ann at the table, each in a browser of their own. */
export class Demo {
  readonly server: TestServer;
  readonly rhea: Person;
  readonly ann: Person;

  private constructor(server: TestServer, rhea: Person, ann: Person) {
    this.server = server;
    this.rhea = rhea;
    this.ann = ann;
  }

  static async begin(browser: Browser, serve: Serve): Promise<Demo> {
    const server = await serve();
    const [rhea, ann] = await Promise.all([Person.at(browser, 'Rhea'), Person.at(browser, 'Ann')]);
    await rhea.page.goto(server.url);
    await rhea.page.getByRole('button', { name: 'Play the demo' }).click();
    await expect(rhea.page.locator('[data-board=drawn]')).toBeVisible();
    await ann.join(await rhea.page.getByLabel('Link for players').inputValue());
    return new Demo(server, rhea, ann);
  }

  async end(): Promise<void> {
    await Promise.all([this.rhea.leave(), this.ann.leave()]);
  }
}
