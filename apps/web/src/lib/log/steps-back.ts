import type { Told } from '@lanthorn/protocol';

/** What `Rewind` would name to take the last step back, and what that step was; null when there is none. */
export interface StepBack {
  readonly to: number;
  /** What was told of the step; empty when nothing was. */
  readonly text: string;
}

/** Words leave the game as it is: taking them back would take back nothing. */
const WORDS: readonly string[] = ['speech', 'whisper'];

/** The lines that the referee was told, by the entry they come from. */
class Entries {
  readonly #lines: ReadonlyMap<number, Told['line']>;

  constructor(told: readonly Told[]) {
    this.#lines = new Map(told.flatMap(({ entry, line }) => (entry === null ? [] : [[entry, line]])));
  }

  line(entry: number): Told['line'] | undefined {
    return this.#lines.get(entry);
  }

  /** The entry whose outcome holds after another: its own, or the one that time was turned back to. */
  holding(entry: number): { readonly entry: number; readonly turned: number | null } {
    let at = entry;
    let turned: number | null = null;
    for (let back = this.line(at)?.backTo; back !== undefined; back = this.line(at)?.backTo) {
      turned = at;
      at = back;
    }
    return { entry: at, turned };
  }
}

/** The step that taking back would undo, from the newest entry of the log. */
export function stepBack(newest: number, told: readonly Told[]): StepBack | null {
  const entries = new Entries(told);
  let { entry } = entries.holding(newest);
  while (entry > 0 && WORDS.includes(entries.line(entry)?.kind ?? '')) entry -= 1;
  return entry > 0 ? { to: entry - 1, text: entries.line(entry)?.text ?? '' } : null;
}

/** What `Rewind` would name to bring back what was taken back last; null when nothing is to be brought back. */
export function stepForth(newest: number, told: readonly Told[]): number | null {
  const entries = new Entries(told);
  const { entry, turned } = entries.holding(newest);
  if (turned === null) return null;
  const before = turned - 1;
  return entries.holding(before).entry > entry ? before : null;
}
