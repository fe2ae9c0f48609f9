/** GOR-EVA-01: whether a side may slip away, and whether it does so without more. */
export function mayEvade(
  evaderSurprised: boolean,
  otherSurprised: boolean,
  turn: number,
  combatBegun: boolean,
): { readonly allowed: boolean; readonly automatic: boolean } {
  const frozen = evaderSurprised && (!otherSurprised || turn <= 1);
  const allowed = !combatBegun && !frozen;
  return { allowed, automatic: allowed && otherSurprised && !evaderSurprised };
}
