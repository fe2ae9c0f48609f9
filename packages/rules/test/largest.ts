import { MOST_FIGURE } from '../src/beyond-bounds.ts';
import type { GameEvent } from '../src/core/index.ts';
import type { EventShapes, Shape } from '../src/event-shape.ts';
import shapes from '../src/event-shapes.json' with { type: 'json' };

const { events, types } = shapes as EventShapes;

/** Objects that hold one another. */
const DEEP = 7;

/** The types of all events there are. */
export const EVENT_TYPES = Object.keys(events) as readonly GameEvent['type'][];

/** An event that holds all it may, with every figure as large as a log from elsewhere may have it, and one word for each text. */
export const largest = (type: GameEvent['type'], word: string): GameEvent =>
  ({ ...(heldBy(events[type] ?? {}, word, DEEP) as object), type }) as GameEvent;

function heldBy(
  { number, most, text, id, list, table, fields, named, flag }: Shape,
  word: string,
  deep: number,
): unknown {
  if (number) return most ?? MOST_FIGURE;
  if (text || id) return word;
  if (deep === 0) return undefined;
  if (list) return Array.from({ length: 3 }, () => heldBy(list, word, deep - 1));
  if (table) return { [word]: heldBy(table, word, deep - 1) };
  const kinds = [{ fields }, ...(named ?? []).flatMap((name) => types[name] ?? [])];
  const held = Object.assign({}, ...kinds.map((kind) => kind.fields ?? {})) as Readonly<Record<string, Shape>>;
  if (Object.keys(held).length === 0) return flag ?? null;
  return Object.fromEntries(Object.entries(held).map(([name, shape]) => [name, heldBy(shape, word, deep - 1)]));
}
