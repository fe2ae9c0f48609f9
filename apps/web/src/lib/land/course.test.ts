import type { Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { courseTo } from './course.ts';
import type { Drawn } from './look.ts';

const map = { layout: 'flat', width: 10, height: 10, milesPerHex: 6 } as const;

const hex = (x: number, y: number, facts: Partial<Drawn> = {}): Drawn => ({
  x,
  y,
  ground: 'clear',
  road: false,
  river: false,
  label: '',
  note: null,
  charted: true,
  ...facts,
});

const course = (ways: readonly string[] = ['country', 'road']): Offer => ({
  key: 'SetCourse',
  command: 'SetCourse',
  label: 'Set the day’s course',
  rule: 'OSE-WLD-01',
  place: 'clock',
  about: null,
  next: true,
  fixed: {},
  inputs: [
    { kind: 'choice', name: 'heading', label: 'Heading', options: [{ value: 'N', label: 'north' }] },
    {
      kind: 'choice',
      name: 'pace',
      label: 'Activity',
      options: ['march', 'forced', 'rest', 'hunt'].map((value) => ({ value, label: value })),
    },
    { kind: 'choice', name: 'way', label: 'Way of travel', options: ways.map((value) => ({ value, label: value })) },
  ],
  barred: null,
});

it('a hex that is pointed at is where the day leads: no heading is asked, nor whether to rest', () => {
  const there = courseTo(
    course(),
    map,
    [hex(5, 5), hex(5, 2, { label: 'Thornwick' })],
    { x: 5, y: 5 },
    hex(5, 2, { label: 'Thornwick' }),
  );
  expect(there?.hexes).toEqual([
    { x: 5, y: 4 },
    { x: 5, y: 3 },
    { x: 5, y: 2 },
  ]);
  expect(there?.said).toBe('3 hexes, 18 miles');
  expect(there?.offer.label).toBe('Travel to Thornwick');
  expect(there?.offer.fixed).toEqual({ goal: '5,2' });
  expect(there?.offer.inputs.map(({ name }) => name)).toEqual(['pace', 'way']);
  const [pace] = there?.offer.inputs ?? [];
  expect(pace?.kind === 'choice' && pace.options.map(({ value }) => value)).toEqual(['march', 'forced']);
});

it('where a road leads there it is taken first, though it is longer', () => {
  const road = [hex(5, 5), hex(6, 5), hex(6, 4), hex(5, 3)].map((one) => ({ ...one, road: true }));
  const there = courseTo(course(), map, road, { x: 5, y: 5 }, { x: 5, y: 3 });
  expect(there?.said).toBe('3 hexes, 18 miles along the road; across country 2 hexes, 12 miles');
  expect(there?.likely.ids).toEqual(['road']);
});

it('across country is told only where it is shorter than the road', () => {
  const road = [hex(5, 5), hex(5, 4), hex(5, 3)].map((one) => ({ ...one, road: true }));
  const said = (milesPerHex: number, y: number) =>
    courseTo(course(), { ...map, milesPerHex }, road, { x: 5, y: 5 }, { x: 5, y })?.said;
  expect(said(6, 3)).toBe('2 hexes, 12 miles along the road');
  expect(said(1, 4)).toBe('the next hex, 1 mile along the road');
});

it('no ship takes a road that runs along its river', () => {
  const both = [hex(5, 5), hex(6, 5), hex(6, 4), hex(5, 3)].map((one) => ({ ...one, road: true, river: true }));
  const there = courseTo(course(['oars']), map, both, { x: 5, y: 5 }, { x: 5, y: 3 });
  expect(there?.said).toBe('2 hexes, 12 miles');
  expect(there?.likely.ids).toEqual([]);
});

it('a road that the referee alone knows of leads nowhere', () => {
  const road = [hex(5, 5), hex(6, 5), hex(6, 4), hex(5, 3)].map((one) => ({
    ...one,
    road: true,
    charted: one.x === 5,
  }));
  expect(courseTo(course(), map, road, { x: 5, y: 5 }, { x: 5, y: 3 })?.said).toBe('2 hexes, 12 miles');
});

it('nobody walks over water that is known, and no ship goes on land', () => {
  const lake = hex(5, 4, { ground: 'lake' });
  expect(courseTo(course(), map, [lake], { x: 5, y: 5 }, lake)).toBeNull();
  expect(courseTo(course(['sails']), map, [lake], { x: 5, y: 5 }, lake)?.said).toBe('the next hex, 6 miles');
  expect(courseTo(course(['sails']), map, [hex(5, 4)], { x: 5, y: 5 }, hex(5, 4))).toBeNull();
});
