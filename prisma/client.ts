import { PrismaPg } from '@prisma/adapter-pg';
import type { Pool } from 'pg';
import { PrismaClient } from './generated/client.ts';

export { Prisma, PrismaClient } from './generated/client.ts';

/** A client over a pool that is already open; closing the pool is its owner's business. */
export const clientOver = (pool: Pool): PrismaClient =>
  new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: false }) });
