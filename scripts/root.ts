import { join } from 'node:path';

/** The project's folder. */
export const ROOT = join(import.meta.dirname, '..');

/** Where Node keeps the server's code as it compiled it, so that the next start is quicker. */
export const COMPILED = join(ROOT, 'node_modules/.cache/lanthorn-compiled');
