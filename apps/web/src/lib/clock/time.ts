/** Rounds of ten seconds in a minute, an hour and a day. */
const MINUTE = 6;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** `Day 1, 02:20`: the time since the campaign began, as a clock shows it. */
export function timeOf(rounds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `Day ${Math.floor(rounds / DAY) + 1}, ${two(Math.floor((rounds % DAY) / HOUR))}:${two(Math.floor((rounds % HOUR) / MINUTE))}`;
}
