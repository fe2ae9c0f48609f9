import { join } from 'node:path';

/** The folder of the rules. */
export const RULES = join(import.meta.dirname, '../..');
