import type { Told } from '@lanthorn/protocol';

/** What `Rewind` would name to take the last step back, and what that step was; null when there is none. */
export interface StepBack {
  readonly to: number;
  /** What was told of the step; empty when nothing was. */
  readonly text: string;
}

/** Words, and who sits where, leave the game as it is: taking them back would take back nothing. */
const isNoStep = (line: Told['line'] | undefined): boolean =>
  line?.kind === 'speech' || line?.kind === 'whisper' || (line?.what?.type === 'keeping' && line.what.stands === true);

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

  /** The entries that make up what is true after one, the newest first, and no turning of time among them. */
  *chain(entry: number, down: number): Iterable<number> {
    for (let at = this.holding(entry).entry; at > down; at = this.holding(at - 1).entry) yield at;
  }
}

/** The step that taking back would undo, from the newest entry of the log. */
export function stepBack(newest: number, told: readonly Told[]): StepBack | null {
  const entries = new Entries(told);
  let { entry } = entries.holding(newest);
  while (entry > 0 && isNoStep(entries.line(entry))) entry -= 1;
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

/** The lines that turning back to an entry would take back, in the order they were told; none of them is words, or says who sits where. */
export function linesAfter(to: number, newest: number, told: readonly Told[]): readonly string[] {
  const lines = Map.groupBy(told, ({ entry }) => entry);
  return [...new Entries(told).chain(newest, to)]
    .toReversed()
    .flatMap((entry) => lines.get(entry) ?? [])
    .filter(({ line }) => !isNoStep(line))
    .map(({ line }) => line.text);
}

/**
 * Lines with entries of the reader's own counting, for those who are told none: a line is an entry, and time is turned back
 * to one of them. A line that is not here any more is older than all that are.
 */
export function counted(told: readonly Told[]): readonly Told[] {
  const places = new Map(told.map(({ id }, place) => [id, place + 1]));
  return told.map((each, place) => {
    const { backToLine } = each.line;
    const line = backToLine === undefined ? each.line : { ...each.line, backTo: places.get(backToLine ?? '') ?? 0 };
    return { ...each, entry: place + 1, line };
  });
}

/** The lines that do not hold any more, each with the id of the line that took it back first. Words stand, and who sits where. */
export function undoneBy(newest: number, told: readonly Told[]): ReadonlyMap<string, string> {
  const oldest = told.find(({ entry }) => entry !== null)?.entry ?? newest;
  const holds = new Set(new Entries(told).chain(newest, oldest - 1));
  const turns = told.filter(({ line }) => line.backTo !== undefined);
  return new Map(
    told.flatMap(({ id, entry, line }) => {
      if (entry === null || holds.has(entry) || isNoStep(line) || line.backTo !== undefined) return [];
      const by = turns.find((turn) => (turn.entry ?? 0) > entry && (turn.line.backTo ?? 0) < entry);
      return by ? [[id, by.id] as const] : [];
    }),
  );
}
