import type { PrismaClient } from '@lanthorn/prisma';

/** What is done in one transaction: all of it or nothing. */
export type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];
