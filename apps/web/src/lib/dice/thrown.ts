import type { Told } from '@lanthorn/protocol';

/** A die to be watched: the face is the server's. */
export interface Die {
  readonly id: string;
  readonly sides: number;
  readonly face: number;
}

/** Dice of one line, in the colour of whoever threw them. */
export interface Thrown {
  readonly id: string;
  readonly who: string;
  /** Degrees on the wheel of colours: the same for the same name. */
  readonly hue: number;
  readonly dice: readonly Die[];
}

/** More than these are a heap, and stay in the log. */
const MOST = 12;

/** The dice that came with some lines, those of one line together. */
export function thrownIn(told: readonly Told[]): readonly Thrown[] {
  return told.flatMap(({ id, line: { rolls = [], speaker, text } }) => {
    const who = speaker ?? text.split(' ')[0] ?? '';
    const dice = rolls.flatMap(({ sides, faces }, roll) =>
      faces.map((face, place) => ({ id: `${id}:${roll}:${place}`, sides, face })),
    );
    return dice.length > 0 ? [{ id, who, hue: hueOf(who), dice: dice.slice(0, MOST) }] : [];
  });
}

/** A colour of one's own: of a name, always the same. */
export function hueOf(name: string): number {
  let sum = 7;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 3600;
  return sum / 10;
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
