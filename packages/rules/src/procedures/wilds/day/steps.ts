/** The step after another; none after the last, or after one that is no step. */
export const stepAfter = (steps: readonly string[], after: string): string | undefined => {
  const place = steps.indexOf(after);
  return place < 0 ? undefined : steps[(place + 1) % steps.length];
};
