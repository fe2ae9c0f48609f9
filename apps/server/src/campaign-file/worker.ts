import { enableCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

/** The thread of `Replay`: begins quickly where the server has kept what its files were compiled to. */
if (typeof workerData === 'string') enableCompileCache(workerData);
await import('./reading.ts');
