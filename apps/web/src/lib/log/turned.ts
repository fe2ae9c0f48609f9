import type { Told } from '@lanthorn/protocol';
import { isTurning } from './cards.ts';
import { counted, undoneBy } from './steps-back.ts';

/** The lines that do not hold any more, by the line that took them back. @param newest the newest entry; null for who is told none */
export const takenBack = (newest: number | null, told: readonly Told[]): ReadonlyMap<string, string> =>
  newest === null ? undoneBy(told.length, counted(told)) : undoneBy(newest, told);

/**
 * What is said of time turned back, from what its reader had been told of it: `The referee takes back: Hild opens the
 * door.` Null for who had been told nothing.
 */
export function turnedText(undone: readonly Told[]): string | null {
  const [first] = undone;
  if (!first) return null;
  const more = undone.length - 1;
  return more > 0
    ? `The referee takes back ${undone.length} lines, from “${first.line.text}”`
    : `The referee takes back: ${first.line.text}`;
}

const isOfAdventure = ({ line: { what } }: Told): boolean => what?.type !== 'keeping';

/** The lines as they are shown and read aloud: where time was turned back, what was taken back, if it is of the adventure at all. */
export function withTakenBack(newest: number | null, told: readonly Told[]): readonly Told[] {
  if (!told.some(isTurning)) return told;
  const undone = takenBack(newest, told);
  const gone = Map.groupBy(told, ({ id }) => undone.get(id));
  return told.flatMap((each) => {
    if (!isTurning(each)) return [each];
    const lines = gone.get(each.id) ?? [];
    const text = lines.some(isOfAdventure) ? turnedText(lines) : null;
    return text === null ? [] : [{ ...each, line: { ...each.line, text } }];
  });
}

/** As `withTakenBack`, without the lines that do not hold any more. */
export function withoutTakenBack(newest: number | null, told: readonly Told[]): readonly Told[] {
  const undone = takenBack(newest, told);
  return withTakenBack(newest, told).filter(({ id }) => !undone.has(id));
}
