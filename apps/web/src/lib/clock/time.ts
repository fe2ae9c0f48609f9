/** Rounds of ten seconds in a minute, an hour and a day. */
const MINUTE = 6;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `Day 12`, of so many rounds since the campaign began. */
export const numberedDay = (rounds: number): string => `Day ${Math.floor(rounds / DAY) + 1}`;

/** `02:20`: the hour and minute of the day, as a clock shows them. */
export function hourOf(rounds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor((rounds % DAY) / HOUR))}:${two(Math.floor((rounds % HOUR) / MINUTE))}`;
}

/** `Day 1, 02:20`: the time since the campaign began. */
export const timeOf = (rounds: number): string => `${numberedDay(rounds)}, ${hourOf(rounds)}`;
