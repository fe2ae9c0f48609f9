import type { Measured } from './load.ts';

/** What was measured of one server under one load. */
export interface Figures {
  readonly name: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Processor milliseconds of the server, for each command. */
  readonly cpu: number;
}

/** @param cpu processor milliseconds that the server has spent on all of it */
export function figures(name: string, { latencies, milliseconds }: Measured, cpu: number): Figures {
  const sorted = latencies.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
  return {
    name,
    perSecond: (1000 * sorted.length) / milliseconds,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    cpu: cpu / sorted.length,
  };
}

export function print(title: string, rows: readonly Figures[]): void {
  console.log(`\n${title}`);
  console.log(`${''.padEnd(24)}commands/s   p50 ms   p95 ms   p99 ms   server CPU ms/command`);
  for (const { name, perSecond, p50, p95, p99, cpu } of rows) {
    const numbers = [perSecond.toFixed(0).padStart(10), ...[p50, p95, p99].map((ms) => ms.toFixed(1).padStart(8))];
    console.log(`${name.padEnd(24)}${numbers.join(' ')} ${cpu.toFixed(2).padStart(23)}`);
  }
}

/** One figure of the game beside that of a floor. */
export const ratio = (game: number, floor: number): string => `${(game / floor).toFixed(2)}×`;
