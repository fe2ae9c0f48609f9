import type { Told } from '@lanthorn/protocol';

/** A die to be watched: the face is the server's. */
export interface Die {
  readonly sides: number;
  readonly face: number;
}

/** Dice of one act, in the colour of whoever threw them. */
export interface Thrown {
  readonly id: string;
  readonly who: string;
  /** Degrees on the wheel of colours. */
  readonly hue: number;
  readonly dice: readonly Die[];
}

/** More than these are a heap, and stay in the log. */
const MOST = 12;

/** The dice that came with some lines: all of the latest act, by whoever began it, since those before it lie already. Null for none. */
export function thrownIn(
  told: readonly Told[],
  whose: (line: Told['line']) => { readonly who: string; readonly hue: number },
): Thrown | null {
  const last = told.findLast(({ line: { rolls = [] } }) => rolls.length > 0);
  if (!last) return null;
  const act = told.filter(({ at, entry, line }) => at === last.at && entry === last.entry && line.rolls?.length);
  const dice = act.flatMap(({ line: { rolls = [] } }) =>
    rolls.flatMap(({ sides, faces }) => faces.map((face) => ({ sides, face }))),
  );
  return { id: last.id, ...whose(act[0]?.line ?? last.line), dice: dice.slice(0, MOST) };
}

/** What is worth a flourish: the last of some lines that is; null for none. */
export function momentIn(
  told: readonly Told[],
): { readonly id: string; readonly text: string; readonly grave: boolean } | null {
  return told.reduce<ReturnType<typeof momentIn>>((last, { id, line: { what } }) => {
    if (what?.type === 'attack' && what.natural === 20) return last ?? { id, text: 'Natural 20!', grave: false };
    if (what?.type === 'death') return { id, text: `${what.name} falls`, grave: true };
    if (what?.type === 'rout') return { id, text: `${what.name} ${what.many ? 'break' : 'breaks'}!`, grave: false };
    return last;
  }, null);
}

/** The lines that are new since one was the last. None where that one is not there: the seat was taken anew. */
export function newSince(last: string | null, told: readonly Told[]): readonly Told[] {
  const at = told.findLastIndex(({ id }) => id === last);
  return at < 0 ? [] : told.slice(at + 1);
}
