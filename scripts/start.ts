import { makeReady, ROOT } from './ready.ts';

/** `pnpm start`: makes what is missing, then is the server. Paths of the configuration count from the project's folder. */
makeReady(['client', 'web']);
process.chdir(ROOT);
await import('../apps/server/src/main.ts');
