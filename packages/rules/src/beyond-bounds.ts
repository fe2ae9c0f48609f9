import type { GameEvent } from './core/index.ts';
import type { EventShapes, Shape } from './event-shape.ts';
import shapes from './event-shapes.json' with { type: 'json' };

const { events, types } = shapes as EventShapes;

/** The bound of every figure that has none of its own, and of texts and lists. */
export const MOST_FIGURE = 10_000_000;
const MOST_LETTERS = 50_000;
const MOST_IN_LIST = 50_000;
/** Lists and objects that hold one another. */
const MOST_DEEP = 30;
/** Letters of the name of a thing. */
const MOST_ID = 100;

/**
 * What of an event, of a log made elsewhere, is not as its type declares it, or larger than a table can count through, in
 * words; null where nothing is. What is missing is left to the event itself: older logs hold less.
 */
export function beyondBounds(event: GameEvent): string | null {
  const shape = Object.hasOwn(events, event.type) ? events[event.type] : undefined;
  return shape ? flawIn(event, shape, MOST_DEEP) : 'it is of no kind';
}

function flawIn(value: unknown, shape: Shape, deep: number): string | null {
  switch (typeof value) {
    case 'undefined':
      return null;
    case 'boolean':
      return shape.flag ? null : 'a yes or no in it is out of place';
    case 'number':
      return shape.number ? flawOfFigure(value, shape.most) : 'a figure in it is out of place';
    case 'string':
      return flawOfText(value, shape);
    case 'object':
      if (value === null) return shape.none ? null : 'something in it is missing';
      if (deep === 0) return 'it holds lists within lists without end';
      return Array.isArray(value) ? flawOfList(value, shape, deep - 1) : flawOfObject(value, shape, deep - 1);
    default:
      return 'something in it is of no kind';
  }
}

const flawOfFigure = (value: number, most = MOST_FIGURE): string | null =>
  Math.abs(value) <= most ? null : `a figure in it is larger than ${most}`;

function flawOfText(value: string, { text, id }: Shape): string | null {
  if (text) return value.length <= MOST_LETTERS ? null : `a text in it has more than ${MOST_LETTERS} letters`;
  return id && value.length <= MOST_ID && !(value in {}) ? null : 'a text in it is out of place';
}

function flawOfList(values: readonly unknown[], { list }: Shape, deep: number): string | null {
  if (!list) return 'a list in it is out of place';
  if (values.length > MOST_IN_LIST) return `a list in it is longer than ${MOST_IN_LIST}`;
  return firstFlaw(values, (value) => flawIn(value, list, deep));
}

function flawOfObject(value: object, shape: Shape, deep: number): string | null {
  const kinds = [shape, ...(shape.named ?? []).flatMap((name) => types[name] ?? [])];
  if (kinds.every(({ fields, table }) => !fields && !table)) return 'an object in it is out of place';
  return firstFlaw(Object.entries(value), ([name, held]) => {
    const [first, ...others] = kinds.flatMap(({ fields, table }) => fields?.[name] ?? table ?? []);
    if (name in {}) return 'it holds a name that every object has';
    const flaw = flawIn(held, first ?? ANYTHING, deep);
    return flaw !== null && others.some((other) => flawIn(held, other, deep) === null) ? null : flaw;
  });
}

/** What no type names any more: it is kept, and read by nobody. */
const ANYTHING: Shape = { number: true, text: true, flag: true, none: true };
Object.assign(ANYTHING, { list: ANYTHING, table: ANYTHING });

function firstFlaw<One>(list: readonly One[], flawOf: (one: One) => string | null): string | null {
  for (const one of list) {
    const flaw = flawOf(one);
    if (flaw !== null) return flaw;
  }
  return null;
}
