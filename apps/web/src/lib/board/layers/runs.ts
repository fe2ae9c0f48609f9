/** From where to where something holds without a gap. */
export function runs(length: number, holds: (at: number) => boolean): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let at = 0; at < length; at += 1) {
    if (!holds(at)) continue;
    const last = found.at(-1);
    if (last?.[1] === at) last[1] = at + 1;
    else found.push([at, at + 1]);
  }
  return found;
}
