import { z } from 'zod';
import { StartError } from './start-error.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const url = (...schemes: string[]) =>
  z.url().refine((text) => schemes.some((scheme) => text.startsWith(`${scheme}:`)), {
    error: `must begin with ${schemes.join(': or ')}:`,
  });

/** Every variable that Lanthorn reads from its environment. */
const ENVIRONMENT = z.object({
  PORT: z.coerce.number({ error: 'must be a number' }).int().min(0).max(65_535).default(4310),
  HOST: z.string().min(1).default('0.0.0.0'),
  DATABASE_URL: url('postgres', 'postgresql').optional(),
  LANTHORN_DATA: z.string().min(1).default('.lanthorn'),
  PUBLIC_URL: url('http', 'https').optional(),
  LOG_LEVEL: z.enum(LEVELS).default('warn'),
  PICTURES_MB: z.coerce.number({ error: 'must be a number' }).int().min(0).max(1_000_000).default(1_000),
  TRUST_PROXY: z.union([z.enum(['true', 'false']), z.string().regex(/^[1-9]$/)]).default('false'),
});

/** The names of the variables, for those who write compose files. */
export const VARIABLES: readonly string[] = Object.keys(ENVIRONMENT.shape);

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Where all nodes of one house play. Null: the embedded PostgreSQL, with this node alone. */
  readonly databaseUrl: string | null;
  /** The folder of the embedded PostgreSQL. */
  readonly dataFolder: string;
  /** The origin under which people reach the table; null when it is the address the server listens on. */
  readonly publicUrl: string | null;
  readonly logLevel: (typeof LEVELS)[number];
  /** Bytes that the pictures, the log and the kept states of one campaign may take together. */
  readonly storageLimit: number;
  /** Proxies in front, each of which tells by whom it was asked; what was told to the first of them is not believed. */
  readonly proxies: number;
}

/**
 * Reads and checks the environment, once. Empty variables count as unset.
 * @throws StartError naming each variable that is wrong
 */
export function configFrom(environment: Readonly<Record<string, string | undefined>>): Config {
  const set = Object.fromEntries(
    Object.entries(environment).filter(([name, value]) => VARIABLES.includes(name) && value !== ''),
  );
  const read = ENVIRONMENT.safeParse(set);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new StartError(`The configuration cannot be used: ${wrong.join('; ')}.`);
  }
  const { PORT, HOST, DATABASE_URL, LANTHORN_DATA, PUBLIC_URL, LOG_LEVEL, PICTURES_MB, TRUST_PROXY } = read.data;
  return {
    port: PORT,
    host: HOST,
    databaseUrl: DATABASE_URL ?? null,
    dataFolder: LANTHORN_DATA,
    publicUrl: PUBLIC_URL ? new URL(PUBLIC_URL).origin : null,
    logLevel: LOG_LEVEL,
    storageLimit: PICTURES_MB * 1024 * 1024,
    proxies: TRUST_PROXY === 'true' ? 1 : Number(TRUST_PROXY) || 0,
  };
}
