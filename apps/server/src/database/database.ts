import { MigrationError, migrate } from '@lanthorn/prisma/migrate';
import type { Config } from '../config.ts';
import { messageOf, StartError } from '../start-error.ts';
import { startEmbedded } from './embedded.ts';
import type { Watcher } from './supervisor.ts';

/** The database that the server works on, migrated. */
export interface OpenDatabase {
  readonly kind: 'embedded' | 'external';
  readonly url: string;
  /** Ends the embedded server; does nothing to one of the host's own. */
  stop(): Promise<void>;
}

/**
 * Opens the database that the configuration names, or else the embedded one, and brings it up to date.
 * @param watcher told when the embedded one dies alone
 * @throws StartError with one sentence on what to do
 */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataFolder'>,
  watcher: Watcher,
): Promise<OpenDatabase> {
  const database = config.databaseUrl ? external(config.databaseUrl) : await embedded(config.dataFolder, watcher);
  try {
    await migrate(database.url);
  } catch (error) {
    await database.stop();
    throw error instanceof MigrationError ? new StartError(error.message) : unreachable(database, error);
  }
  return database;
}

const external = (url: string): OpenDatabase => ({ kind: 'external', url, stop: async () => {} });

async function embedded(folder: string, watcher: Watcher): Promise<OpenDatabase> {
  const { url, stop } = await startEmbedded(folder, { watcher });
  return { kind: 'embedded', url, stop };
}

function unreachable(database: OpenDatabase, error: unknown): StartError {
  const { host } = new URL(database.url);
  return new StartError(
    `The database at ${host || 'DATABASE_URL'} cannot be used (${messageOf(error)}): see that it runs and that DATABASE_URL is right.`,
  );
}
