import { enableCompileCache } from 'node:module';
import { COMPILED, ROOT } from './root.ts';
import { build } from './turbo.ts';

/** `pnpm start`: makes what is missing, then is the server. Paths of the configuration count from the project's folder. */
build();
process.chdir(ROOT);
enableCompileCache(COMPILED);
await import('../apps/server/src/main.ts');
