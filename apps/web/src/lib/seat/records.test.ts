import type { RecordKey, ViewRecord } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { Records } from './records.svelte.ts';

const trap = (id: string, name: string) => [`trap:${id}`, { type: 'trap', id, name }] as unknown as Entry;
const room = (id: string, name: string) => [`room:${id}`, { type: 'room', id, name }] as unknown as Entry;
type Entry = readonly [RecordKey, ViewRecord];

const shown = (...entries: readonly Entry[]) => {
  const records = new Records();
  records.begin(new Map(entries));
  return records;
};
const names = (records: Records, type: 'trap' | 'room') => records.all(type).map(({ name }) => name);

it('the records of a type are read in the order they came, apart from all others', () => {
  const records = shown(trap('pit', 'Pit'), room('1', 'Hall'), trap('dart', 'Dart'));
  expect(names(records, 'trap')).toEqual(['Pit', 'Dart']);
  expect(names(records, 'room')).toEqual(['Hall']);
  expect(records.about('trap', 'dart')).toMatchObject({ name: 'Dart' });
  expect(records.about('room', 'dart')).toBeNull();
  expect(records.all('exit')).toEqual([]);
});

it('what changes takes the place of what was there, and what goes is gone', () => {
  const records = shown(trap('pit', 'Pit'), trap('dart', 'Dart'));
  records.take({ put: [trap('pit', 'Pit with spikes'), room('1', 'Hall')], drop: ['trap:dart', 'trap:never'] });
  expect(names(records, 'trap')).toEqual(['Pit with spikes']);
  expect(names(records, 'room')).toEqual(['Hall']);
  expect(records.about('trap', 'dart')).toBeNull();
});

it('a seat that sits down anew sees nothing of what it was shown before', () => {
  const records = shown(trap('pit', 'Pit'));
  records.begin(new Map([room('1', 'Hall')]));
  expect(names(records, 'trap')).toEqual([]);
  expect(names(records, 'room')).toEqual(['Hall']);
});

it('a list of records stays the same until one of them changes', () => {
  const records = shown(trap('pit', 'Pit'));
  const before = records.all('trap');
  records.take({ put: [room('1', 'Hall')], drop: [] });
  expect(records.all('trap')).toBe(before);
  records.take({ put: [trap('pit', 'Pit with spikes')], drop: [] });
  expect(records.all('trap')).not.toBe(before);
});
