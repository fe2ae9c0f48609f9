import type { RecordKey, View, ViewRecord } from './records/index.ts';
import type { Entries } from './sections/section.ts';

/** What makes one view into another. */
export interface ViewPatch {
  readonly put: readonly (readonly [RecordKey, ViewRecord])[];
  readonly drop: readonly RecordKey[];
}

export const NOTHING: ViewPatch = { put: [], drop: [] };

/** What makes one list of records into another. Records that are the same object are left out. */
export function patchBetween(before: Entries, after: Entries): ViewPatch {
  const aligned = before.length === after.length && after.every(([key], place) => before[place]?.[0] === key);
  if (aligned) return { put: after.filter(([, record], place) => before[place]?.[1] !== record), drop: [] };
  const old = new Map(before);
  const put = after.filter(([key, record]) => old.get(key) !== record);
  for (const [key] of after) old.delete(key);
  return { put, drop: [...old.keys()] };
}

/** Patches of several parts as one. */
export function joined(parts: readonly ViewPatch[]): ViewPatch {
  const some = parts.filter((part) => !isEmpty(part));
  const [only] = some;
  if (!only) return NOTHING;
  if (some.length === 1) return only;
  return { put: some.flatMap(({ put }) => put), drop: some.flatMap(({ drop }) => drop) };
}

export const isEmpty = (patch: ViewPatch): boolean => patch.put.length === 0 && patch.drop.length === 0;

/** The view after a patch; what a client does with each one it is sent. */
export function patched(view: View, patch: ViewPatch): View {
  const next = new Map(view);
  for (const key of patch.drop) next.delete(key);
  for (const [key, record] of patch.put) next.set(key, record);
  return next;
}
