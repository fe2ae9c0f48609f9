const TIME_UNITS = ['second', 'round', 'minute', 'turn', 'hour', 'day'] as const;
export type TimeUnit = (typeof TIME_UNITS)[number];

/** Seconds in each. */
const SECONDS: Readonly<Record<TimeUnit, number>> = {
  second: 1,
  round: 10,
  minute: 60,
  turn: 600,
  hour: 3600,
  day: 86_400,
};

/** A length of time in another unit; fractions are kept. */
export const inUnit = (amount: number, from: TimeUnit, to: TimeUnit): number => (amount * SECONDS[from]) / SECONDS[to];

/** Turns in a day. */
export const TURNS_PER_DAY = inUnit(1, 'day', 'turn');
