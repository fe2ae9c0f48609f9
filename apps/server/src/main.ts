import { createServer } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from './app.ts';
import { type Config, configFrom } from './config.ts';
import { type OpenDatabase, openDatabase } from './database/database.ts';
import { letHeapGrow } from './heap.ts';
import { messageOf, StartError } from './start-error.ts';
import { starters } from './starters.ts';

/** Milliseconds between looks whether those that started us are still there. */
const LOOK = 1_000;
/** Milliseconds that closing may take, before the process ends all the same. */
const PATIENCE = 30_000;

letHeapGrow();
try {
  await run(configFrom(process.env));
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exit(1);
}

async function run(config: Config): Promise<void> {
  // Before the database is touched: it may be that of the server which has the port.
  await seePortIsFree(config);
  const lost = Promise.withResolvers<StartError>();
  const revived = () => console.error('PostgreSQL had died and was started again. Nothing that was recorded is lost.');
  const database = await openDatabase(config, { revived, lost: lost.resolve });
  try {
    const app = await buildApp(config, database);
    await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
      await app.close();
      throw notListening(config, error);
    });
    closeWithGrace(app, database, lost.promise);
    greet(config, app);
  } catch (error) {
    await database.stop();
    throw error;
  }
}

function seePortIsFree(config: Config): Promise<void> {
  return new Promise((free, fail) => {
    const probe = createServer().once('error', (error) => fail(notListening(config, error)));
    probe.listen({ port: config.port, host: config.host }, () => probe.close(() => free()));
  });
}

function notListening({ port, host }: Config, error: unknown): StartError {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return new StartError(
    taken
      ? `Port ${port} is taken by another program: end that one, or choose another port with PORT=${port === 65_535 ? 4310 : port + 1}.`
      : `The server cannot listen on ${host}:${port}: ${messageOf(error)}.`,
  );
}

/**
 * Ctrl-C, an order to end, the end of those that started us, or of the database for good: all close the tables first,
 * the database last.
 */
function closeWithGrace(app: FastifyInstance, database: OpenDatabase, lost: Promise<StartError>): void {
  let closing = false;
  const close = async (code: number) => {
    if (closing) return;
    closing = true;
    setTimeout(() => process.exit(1), PATIENCE).unref();
    await app.close();
    await database.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => close(0));
  void lost.then(({ message }) => {
    console.error(message);
    return close(1);
  });
  const began = starters().length;
  if (began > 0) setInterval(() => starters().length < began && close(0), LOOK).unref();
}

function greet({ host, publicUrl, port: asked }: Config, app: FastifyInstance): void {
  const at = app.server.address();
  const port = typeof at === 'object' && at ? at.port : asked;
  const address = publicUrl ?? `http://${host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host}:${port}`;
  console.log(`\nLanthorn is lit: ${address}\n`);
  console.log('Open it in a browser and choose "Play the demo", or register and make a campaign of your own.');
  console.log(
    'Players join by the invite links you send them. Ctrl-C ends the table; nothing that was played is lost.\n',
  );
}
