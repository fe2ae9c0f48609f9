import type { RecordKey, View, ViewRecord } from './records.ts';

/** What makes one view into another. */
export interface ViewPatch {
  readonly put: readonly (readonly [RecordKey, ViewRecord])[];
  readonly drop: readonly RecordKey[];
}

/** The difference of two projections. Records that are the same object, or say the same, are left out. */
export function diff(before: View, after: View): ViewPatch {
  const put: [RecordKey, ViewRecord][] = [];
  for (const [key, record] of after) {
    const old = before.get(key);
    if (old !== record && !same(old, record)) put.push([key, record]);
  }
  const drop = [...before.keys()].filter((key) => !after.has(key));
  return { put, drop };
}

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
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => same(Reflect.get(a, key), Reflect.get(b, key)));
}
