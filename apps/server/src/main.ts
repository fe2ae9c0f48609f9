import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, configFrom } from './config.ts';
import { type OpenDatabase, openDatabase } from './database/database.ts';
import { saidBy, Trouble } from './database/trouble.ts';

/** Milliseconds between looks whether the process that started us is still there. */
const LOOK = 1_000;

try {
  await run(configFrom(process.env));
} catch (error) {
  console.error(error instanceof Trouble ? error.message : error);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  const database = await openDatabase(config);
  try {
    const app = await buildApp(config, database);
    await listen(app, config);
    closeWithGrace(app, database);
    greet(config);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw new Trouble(
      taken
        ? `Port ${port} is taken by another program: end that one, or choose another port with PORT=${port + 1}.`
        : `The server cannot listen on ${host}:${port}: ${saidBy(error)}`,
    );
  }
}

/** Ctrl-C, an order to end, or the end of the process that started us: all close the tables first, the database last. */
function closeWithGrace(app: FastifyInstance, database: OpenDatabase): void {
  let closing = false;
  const close = async () => {
    if (closing) return;
    closing = true;
    await app.close();
    await database.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, close);
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && close(), LOOK).unref();
}

function greet({ port, host, publicUrl }: Config): void {
  const address = publicUrl ?? `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  console.log(`\nLanthorn is lit: ${address}\n`);
  console.log('Open it in a browser and choose "Play the demo", or register and make a campaign of your own.');
  console.log(
    'Players join by the invite links you send them. Ctrl-C ends the table; nothing that was played is lost.\n',
  );
}
