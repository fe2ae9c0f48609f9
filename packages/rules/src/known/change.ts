import { same } from '../core/same.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * What makes one plain value into another: what stays as it was is not named. As JSON has it, a field that is
 * `undefined` is not there.
 */
export type Change =
  /** Another value altogether. */
  | { readonly to: unknown }
  /** The same object or list, with some of its fields or places changed. */
  | {
      readonly in: Readonly<Record<string, Change>>;
      /** Fields that are no more. */
      readonly gone?: readonly string[];
      /** All its fields in their order, where new ones do not come last. */
      readonly keys?: readonly string[];
    }
  /** The same list with some members in place of others, the foremost first. */
  | { readonly edits: readonly Edit[] };

/** In a list, others in place of the `drop` members that begin `at`: places count as they were before all edits. */
interface Edit {
  readonly at: number;
  readonly drop: number;
  readonly put: readonly unknown[];
}

/**
 * What makes `before` into `after`; null where they say the same. Looks only where they are different objects, so that
 * its work goes by what an event touched.
 */
export function changeBetween(before: unknown, after: unknown): Change | null {
  if (Object.is(before, after)) return null;
  if (Array.isArray(before) && Array.isArray(after)) return changeOfLists(before, after);
  if (isFields(before) && isFields(after)) return changeOfFields(before, after);
  return { to: after };
}

/** By what was, what it became when that was last asked, and what makes the one into the other. */
const asked = new WeakMap<object, { readonly after: unknown; readonly change: Change | null }>();

/** As `changeBetween`, where many ask of the same two in turn: those at a table share most parts of what they know. */
export const changeOfParts = (before: object, after: object): Change | null =>
  before === after ? null : changeOfFields(before as Fields, after as Fields, changeOfShared);

/** Whether two changes of `changeOfParts` are made of the very same changes of parts, and so say the same. */
export function sameChange(one: Change, other: Change): boolean {
  if (!('in' in one && 'in' in other) || one.gone || other.gone || one.keys || other.keys) return false;
  const names = Object.keys(one.in);
  return names.length === Object.keys(other.in).length && names.every((name) => isOne(one.in[name], other.in[name]));
}

/** A change of what is shared, with that of some parts in which these two differ from it; the very same where they do not. */
export function withOwnParts(
  shared: Extract<Change, { in: unknown }> | null,
  before: object,
  after: object,
  names: readonly string[],
): Change | null {
  const [old, now] = [before as Fields, after as Fields];
  const own = names.map((name) => [name, changeOfShared(old[name], now[name])] as const);
  if (own.every(([name, change]) => change === (shared?.in[name] ?? null))) return shared;
  const others = Object.entries(shared?.in ?? {}).filter(([name]) => !names.includes(name));
  const changes = [...others, ...own.filter(isChange)];
  return changes.length === 0 ? null : { in: Object.fromEntries(changes) };
}

const isOne = (one: Change | undefined, other: Change | undefined): boolean =>
  one === other || (!!one && !!other && 'to' in one && 'to' in other && Object.is(one.to, other.to));

function changeOfShared(before: unknown, after: unknown): Change | null {
  if (typeof before !== 'object' || before === null) return changeBetween(before, after);
  const known = asked.get(before);
  if (known && known.after === after) return known.change;
  const change = changeBetween(before, after);
  asked.set(before, { after, change });
  return change;
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function changeOfFields(before: Fields, after: Fields, between = changeBetween): Change | null {
  const names = Object.keys(before);
  return haveTheSame(names, before, after)
    ? changeOfValues(names, before, after, between)
    : changeOfNames(before, after, between);
}

/** Whether two have the same fields in the same order, as most that are compared do. */
function haveTheSame(names: readonly string[], before: Fields, after: Fields): boolean {
  let place = 0;
  for (const name in after) {
    if (name !== names[place] || (before[name] === undefined) !== (after[name] === undefined)) return false;
    place += 1;
  }
  return place === names.length;
}

/** Of fields that stay: nothing is made for those that say the same. */
function changeOfValues(
  names: readonly string[],
  before: Fields,
  after: Fields,
  between: typeof changeBetween,
): Change | null {
  const changes: [string, Change][] = [];
  for (const name of names) {
    const change = before[name] === after[name] ? null : between(before[name], after[name]);
    if (change) changes.push([name, change]);
  }
  return changes.length === 0 ? null : { in: Object.fromEntries(changes) };
}

function changeOfNames(before: Fields, after: Fields, between: typeof changeBetween): Change | null {
  const [old, now] = [namesIn(before), namesIn(after)];
  const kept = old.filter((name) => isIn(after, name));
  const fresh = now.filter((name) => !isIn(before, name));
  const changes = {
    ...inside(kept, (name) => between(before[name], after[name])),
    ...inside(fresh, (name) => ({ to: after[name] })),
  };
  const gone = kept.length < old.length ? { gone: old.filter((name) => !isIn(after, name)) } : {};
  const isInOrder = [...kept, ...fresh].every((name, place) => name === now[place]);
  if (Object.keys(changes).length === 0 && !('gone' in gone) && isInOrder) return null;
  return { in: changes, ...gone, ...(isInOrder ? {} : { keys: now }) };
}

const isIn = (fields: Fields, name: string): boolean => Object.hasOwn(fields, name) && fields[name] !== undefined;

const namesIn = (fields: Fields): string[] => Object.keys(fields).filter((name) => isIn(fields, name));

/** Own fields even where a name is one that objects have of themselves, such as `__proto__`. */
const inside = (names: readonly string[], change: (name: string) => Change | null): Record<string, Change> =>
  Object.fromEntries(names.map((name) => [name, change(name)] as const).filter((each) => isChange(each)));

const isChange = (each: readonly [string, Change | null]): each is readonly [string, Change] => each[1] !== null;

function changeOfLists(before: readonly unknown[], after: readonly unknown[]): Change | null {
  const changed = before.length === after.length ? changedPlaces(before, after) : null;
  if (changed?.length === 0) return null;
  const edits = editsBetween(before, after);
  if (edits.length === 0) return null;
  const put = edits.reduce((sum, edit) => sum + edit.put.length, 0);
  if (changed === null || changed.length > put) return { edits };
  const changes = inside(changed, (place) => changeBetween(before[Number(place)], after[Number(place)]));
  return Object.keys(changes).length === 0 ? null : { in: changes };
}

/** Where two lists of a length have different members. */
const changedPlaces = (before: readonly unknown[], after: readonly unknown[]): readonly string[] =>
  after.flatMap((member, place) => (Object.is(member, before[place]) ? [] : String(place)));

/** Keeps what says the same at both ends, and between them the members that are the same objects in the same order. */
function editsBetween(before: readonly unknown[], after: readonly unknown[]): readonly Edit[] {
  const shorter = Math.min(before.length, after.length);
  const ahead = countWhile(shorter, (place) => same(before[place], after[place]));
  const behind = countWhile(shorter - ahead, (place) => same(before.at(-1 - place), after.at(-1 - place)));
  const [oldEnd, newEnd] = [before.length - behind, after.length - behind];
  const places = new Map(before.slice(ahead, oldEnd).map((member, place) => [member, ahead + place]));
  const edits: Edit[] = [];
  let [old, now] = [ahead, ahead];
  const edit = (oldTo: number, newTo: number): void => {
    if (oldTo > old || newTo > now) edits.push({ at: old, drop: oldTo - old, put: after.slice(now, newTo) });
    [old, now] = [oldTo + 1, newTo + 1];
  };
  for (let place = ahead; place < newEnd; place += 1) {
    const was = places.get(after[place]);
    if (was !== undefined && was >= old) edit(was, place);
  }
  edit(oldEnd, newEnd);
  return edits;
}

function countWhile(most: number, holds: (place: number) => boolean): number {
  let count = 0;
  while (count < most && holds(count)) count += 1;
  return count;
}

/** The value after a change: what the change does not name is the same object as before. */
export function changed(before: unknown, change: Change): unknown {
  if ('to' in change) return change.to;
  if ('edits' in change) return edited(before, change.edits);
  if (Array.isArray(before))
    return before.map((each, place) => {
      const inner = change.in[place];
      return inner ? changed(each, inner) : each;
    });
  return changedFields(isFields(before) ? before : {}, change);
}

function edited(before: unknown, edits: readonly Edit[]): readonly unknown[] {
  const list: readonly unknown[] = Array.isArray(before) ? before : [];
  const after: unknown[] = [];
  let place = 0;
  for (const { at, drop, put } of edits) {
    after.push(...list.slice(place, at), ...put);
    place = at + drop;
  }
  after.push(...list.slice(place));
  return after;
}

function changedFields(before: Fields, change: Extract<Change, { in: unknown }>): Fields {
  const after = change.gone ? without(before, change.gone) : { ...before };
  for (const [name, inner] of Object.entries(change.in))
    set(after, name, changed(Object.hasOwn(after, name) ? after[name] : undefined, inner));
  return change.keys ? Object.fromEntries(change.keys.map((name) => [name, after[name]])) : after;
}

function without(fields: Fields, names: readonly string[]): Record<string, unknown> {
  const gone = new Set(names);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !gone.has(name)));
}

/** A field may have any name that somebody thought of, this one too, which plain setting takes for something else. */
function set(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (name === '__proto__')
    Object.defineProperty(fields, name, { value, enumerable: true, configurable: true, writable: true });
  else fields[name] = value;
}
