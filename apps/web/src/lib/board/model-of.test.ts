import { expect, it } from 'vitest';
import { modelOf } from './model-of.ts';

const thing = { type: 'thing', id: 'rope', name: 'Rope', at: { x: 2, y: 3 } };
const creature = (x: number, y: number) => ({
  type: 'creature',
  id: 'hild',
  name: 'Hild',
  at: { x, y },
  conditions: [],
});
const marks = (...records: readonly { readonly type: string }[]) =>
  modelOf(shownOf(records)).marks.map(({ label, covered }) => [label, covered]);

const shownOf = (records: readonly { readonly type: string }[]) => {
  const all = (type: string) => records.filter((record) => record.type === type);
  return { all } as unknown as Parameters<typeof modelOf>[0];
};

it('the name of a thing is left out while somebody stands on it', () => {
  expect(marks(thing, creature(2, 3))).toEqual([['Rope', true]]);
  expect(marks(thing, creature(2, 4))).toEqual([['Rope', undefined]]);
});

it('the number of a room stands aside for what lies there, and for whoever stands there', () => {
  const room = { type: 'room', key: '7', name: 'Vault', at: { x: 2, y: 3 } };
  const chest = { type: 'hoard', id: 'chest', name: 'a chest', at: { x: 2, y: 3 }, hidden: false };
  expect(marks(room)).toEqual([['7', undefined]]);
  for (const there of [chest, thing, creature(2, 3)]) expect(marks(room, there)[0]).toEqual(['7', true]);
});

it('things of one name on one square are one name on the board', () => {
  const second = { ...thing, id: 'rope-2' };
  const apart = { ...thing, id: 'rope-3', at: { x: 4, y: 3 } };
  const other = { ...thing, id: 'sack', name: 'Sack' };
  expect(marks(thing, second, apart, other).map(([label]) => label)).toEqual(['Rope ×2', 'Rope', 'Sack']);
});

it('a hoard lies on the board; the referee reads of one that players do not see', () => {
  const hoard = { type: 'hoard', id: 'chest', name: 'an iron-bound chest', at: { x: 2, y: 3 }, hidden: false };
  const urn = { ...hoard, id: 'urn', name: 'an urn', hidden: true };
  expect(marks(hoard, urn, creature(2, 3))).toEqual([
    ['an iron-bound chest', true],
    ['an urn (out of sight)', true],
  ]);
});

it('what lies about looks like what it is called, and a hoard out of sight is drawn so', () => {
  const hoard = { type: 'hoard', id: 'urn', name: 'an urn', at: { x: 2, y: 3 }, hidden: true };
  const looks = modelOf(shownOf([hoard, thing])).marks.map((mark) => [mark.looks, mark.unseen]);
  expect(looks).toEqual([
    ['urn', true],
    ['pile', undefined],
  ]);
});

it('the large are drawn larger than people, and larger still on smaller squares; what the referee says goes before', () => {
  const across = (feetPerSquare: number, more: object) => {
    const scene = { type: 'scene', id: 'hall', current: true, grid: 'square', width: 9, height: 9, feetPerSquare };
    const one = { ...creature(2, 3), across: null, ...more };
    return modelOf(shownOf([scene, one])).tokens[0]?.across;
  };
  const sizes = (feet: number) => ['small', 'man', 'large'].map((size) => across(feet, { size }));
  expect([sizes(10), sizes(5)]).toEqual([
    [0.8, 1, 1.4],
    [0.8, 1, 2],
  ]);
  expect(across(10, { size: 'man', across: 4 })).toBe(4);
});

it('a remark on the map is written in the middle of its square, beside what is drawn', () => {
  const drawn = { type: 'drawing', shape: 'line', points: [], colour: 'red', words: '', open: true };
  const remark = { type: 'map-note', id: 'note', square: { x: 2, y: 3 }, text: 'Smells of smoke' };
  expect(modelOf(shownOf([remark, drawn])).drawings).toMatchObject([
    { shape: 'line', colour: 'red' },
    { shape: 'text', points: [{ x: 2.5, y: 3.5 }], words: 'Smells of smoke', open: true },
  ]);
});

it('an area that players see is never violet, as what the referee alone sees is, whatever colour its maker has', () => {
  const person = { user: 'rhea', name: 'Rhea', role: 'referee', hue: 290 };
  const area = { type: 'area', id: 'a', name: 'Rhea', by: 'rhea', kind: 'circle', at: { x: 2, y: 2 }, feet: 20 };
  const hueOf = (open: boolean) =>
    modelOf(
      shownOf([{ type: 'campaign', people: [person] } as { type: string }, { ...area, open } as { type: string }]),
    ).areas[0]?.hue ?? 0;
  const isViolet = (hue: number) => hue > 255 && hue < 325;
  expect([hueOf(true), hueOf(false)].map(isViolet)).toEqual([false, true]);
});
