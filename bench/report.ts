/** What was measured of one server under one load. */
export interface Figures {
  readonly name: string;
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** The p99 of the middle one of the rounds. */
  readonly middle: number;
  /** Processor milliseconds of the server, for each command. */
  readonly cpu: number;
  /** Bytes that it sent to all who watch, for each command. */
  readonly sent: number;
}

/** What was measured of a server in some rounds. */
export interface Rounds {
  /** Milliseconds, for each command of each round. */
  readonly rounds: readonly (readonly number[])[];
  readonly milliseconds: number;
  /** Processor milliseconds that the server has spent on all of it. */
  readonly cpu: number;
  /** Bytes that it has sent. */
  readonly sent: number;
}

export function figures(name: string, { rounds, milliseconds, cpu, sent }: Rounds): Figures {
  const all = rounds.flat();
  const commands = all.length;
  return {
    name,
    perSecond: (1000 * commands) / milliseconds,
    p50: quantile(all, 0.5),
    p95: quantile(all, 0.95),
    p99: quantile(all, 0.99),
    middle: quantile(
      rounds.map((round) => quantile(round, 0.99)),
      0.5,
    ),
    cpu: cpu / commands,
    sent: sent / commands,
  };
}

/** The middle one of some numbers. */
export const middleOf = (numbers: readonly number[]): number => quantile(numbers, 0.5);

/** The number below which such a part of them lies. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

export function print(title: string, rows: readonly Figures[]): void {
  console.log(`\n${title}`);
  console.log(`${''.padEnd(24)}commands/s   p50 ms   p95 ms   p99 ms   middle   server CPU ms/command   bytes/command`);
  for (const { name, perSecond, p50, p95, p99, middle, cpu, sent } of rows) {
    const numbers = [
      perSecond.toFixed(0).padStart(10),
      ...[p50, p95, p99, middle].map((ms) => ms.toFixed(1).padStart(8)),
    ];
    console.log(
      `${name.padEnd(24)}${numbers.join(' ')} ${cpu.toFixed(2).padStart(23)} ${sent.toFixed(0).padStart(15)}`,
    );
  }
}

/** One figure of the game beside that of a floor. */
export const ratio = (game: number, floor: number): string => `${(game / floor).toFixed(2)}×`;
