import type { Ready, Spent } from './parts.ts';

/** In a server's process: says that it is ready, answers what it has spent, and ends with the load. */
export function answerLoad(ready: Ready, close: () => Promise<void>): void {
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    const spent: Spent = { cpu: (user + system) / 1000 };
    process.send?.(spent);
  });
  process.on('disconnect', () => void close().finally(() => process.exit(0)));
  process.send?.(ready);
}
