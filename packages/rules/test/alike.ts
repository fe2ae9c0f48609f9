import { expect } from 'vitest';
import { same } from '../src/core/same.ts';
import type { View } from '../src/view/records/index.ts';

/** As `toEqual`, which is slow over a whole view: it is asked only where a quick look finds a difference. */
export function expectAlike(one: unknown, other: unknown): void {
  if (!same(one, other)) expect(one).toEqual(other);
}

/** Two views hold the same records in the same order. */
export function expectSameView(one: View, other: View): void {
  expect([...one.keys()]).toEqual([...other.keys()]);
  expect([...one].filter(([key, record]) => !same(record, other.get(key)))).toEqual([]);
}
