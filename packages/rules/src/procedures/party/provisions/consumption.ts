/** Something that is used up as time goes by. */
export interface Tracked {
  readonly id: string;
  readonly remaining: number;
  /** Used in each unit of time; 1 when nothing else is said. */
  readonly perUnit?: number | null;
}

/** What is left after some time, and what has just run out; what was gone before is not told again. */
export function consume(
  tracked: readonly Tracked[],
  advance: number,
): { readonly remaining: Readonly<Record<string, number>>; readonly expired: readonly string[] } {
  const left = tracked.map(({ id, remaining, perUnit }) => ({
    id,
    before: remaining,
    after: Math.max(0, remaining - (perUnit ?? 1) * advance),
  }));
  return {
    remaining: Object.fromEntries(left.map(({ id, after }) => [id, after])),
    expired: left.filter(({ before, after }) => before > 0 && after === 0).map(({ id }) => id),
  };
}
