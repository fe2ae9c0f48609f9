import { test as plain } from '@playwright/test';
import { TestServer } from './server.ts';

/** Gives a file its server: that of all files of a worker, with dice whose order begins anew. */
export type Serve = (dice?: number) => Promise<TestServer>;

/** From where the order of the dice begins where a test does not say. */
const DICE = 1;

/** Tests whose files share a server, for it takes longer to come up than many a test to play. */
export const test = plain.extend<object, { serve: Serve }>({
  serve: [
    async ({ browser: _ }, use) => {
      const servers: TestServer[] = [];
      await use(async (dice = DICE) => {
        const server = servers[0] ?? (await TestServer.start(dice));
        servers[0] = server;
        await server.throwFrom(dice);
        return server;
      });
      for (const server of servers) await server.stop();
    },
    { scope: 'worker' },
  ],
  // Each file comes from an address of its own, as groups do: what an address may ask for in ten minutes is limited.
  extraHTTPHeaders: async ({ browser: _ }, use, { file, retry }) => use({ 'x-forwarded-for': addressOf(file, retry) }),
});

function addressOf(file: string, retry: number): string {
  const sum = [...file].reduce((mixed, letter) => (mixed * 31 + letter.charCodeAt(0)) % 0xff_ff, 7);
  return `10.${retry}.${sum >> 8}.${sum & 0xff}`;
}
