/** The sentences of what was left out, without those that count nothing. */
export function reports(...lines: readonly (readonly [number, (count: number) => string])[]): string[] {
  return lines.flatMap(([count, say]) => (count > 0 ? [say(count)] : []));
}
