import type { Course } from '../../../state/land.ts';

/** Whether such a day goes nowhere: it is spent at rest or hunting. */
export const isIdle = ({ pace }: Pick<Course, 'pace'>): boolean => pace === 'rest' || pace === 'hunt';

/** The step after another; none after the last, or after one that is no step. */
export const stepAfter = (steps: readonly string[], after: string): string | undefined => {
  const place = steps.indexOf(after);
  return place < 0 ? undefined : steps[(place + 1) % steps.length];
};
