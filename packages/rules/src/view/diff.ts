import type { RecordKey, View, ViewRecord } from './records.ts';

/** What makes one view into another. */
export interface ViewPatch {
  readonly put: readonly (readonly [RecordKey, ViewRecord])[];
  readonly drop: readonly RecordKey[];
}

/** The difference of two projections. Records that are the same object, or say the same, are left out. */
export function diff(before: View, after: View): ViewPatch {
  if (before === after) return NOTHING;
  const put: [RecordKey, ViewRecord][] = [];
  let kept = 0;
  for (const [key, record] of after) {
    const old = before.get(key);
    if (old !== undefined) kept += 1;
    if (old !== record && !same(old, record)) put.push([key, record]);
  }
  const drop = kept === before.size ? [] : [...before.keys()].filter((key) => !after.has(key));
  return { put, drop };
}

const NOTHING: ViewPatch = { put: [], drop: [] };

export const isEmpty = (patch: ViewPatch): boolean => patch.put.length === 0 && patch.drop.length === 0;

/** The view after a patch; what a client does with each one it is sent. */
export function patched(view: View, patch: ViewPatch): View {
  const next = new Map(view);
  for (const key of patch.drop) next.delete(key);
  for (const [key, record] of patch.put) next.set(key, record);
  return next;
}

/** Whether two values say the same. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, at) => same(one, b[at]));
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!same(Reflect.get(a, key), Reflect.get(b, key))) return false;
  return true;
}
