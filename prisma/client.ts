import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import { PrismaClient } from './generated/client.ts';

export { Prisma, PrismaClient } from './generated/client.ts';

/** A statement of our own begins with its name, by which the database keeps it prepared. */
const NAMED = /^\s*\/\* ([a-z-]+) \*\//;

/** A client over a pool that is already open; closing the pool is its owner's business. */
export const clientOver = (pool: Pool): PrismaClient =>
  new PrismaClient({
    adapter: new PrismaPg(pool, {
      disposeExternalPool: false,
      statementNameGenerator: ({ sql }) => NAMED.exec(sql)?.[1] ?? '',
    }),
  });
