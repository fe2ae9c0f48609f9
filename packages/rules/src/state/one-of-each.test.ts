import { expect, it } from 'vitest';
import { id } from '../core/index.ts';
import type { Item } from './item.ts';
import { asTheyLie, oneOfEach } from './one-of-each.ts';

const item = (name: string, quantity: number): Item => ({
  id: id<'item'>(name),
  name,
  quantity,
  weight: 0,
  kind: 'gear',
  use: null,
});
const pack = [item('Torch', 6), item('Lantern', 1), item("Rope (50')", 1), item('Iron rations', 7)];
/** A list of goods, as books have it: in small letters. */
const wares = ['torches (6)', "rope (50')", 'rations, iron (7 days)', 'lantern', 'oil (flask)'].map((name) => ({
  name,
  kind: 'gear' as const,
  cost: 1,
  weight: 0,
  pieces: 1,
  use: null,
}));
const said = (options: readonly { readonly said?: string }[]) => options.map((option) => option.said);

it('one of several has an article, and the only one is named as such', () => {
  expect(said(oneOfEach(pack, wares))).toEqual(['a torch', 'the lantern', 'the rope of 50 feet', 'iron rations']);
});

it('what lies together is taken together', () => {
  expect(said(asTheyLie(pack, wares))).toEqual(['6 torches', 'the lantern', 'the rope of 50 feet', '7 iron rations']);
});

it('a name that is on no list of goods may be a thing’s own, and stands as it is', () => {
  const own = [item('Excalibur', 1), item('Aldo’s sword', 1), item('Moon Rod', 2), item('Old boots', 2)];
  expect(said(oneOfEach(own, wares))).toEqual([undefined, undefined, undefined, undefined]);
  expect(said(asTheyLie(own, wares))).toEqual([undefined, undefined, '2 × Moon Rod', '2 × Old boots']);
});

it('what the table put on its list by a name with a capital keeps it', () => {
  const own = { kind: 'weapon', cost: 1, weight: 0, pieces: 1, use: null, name: 'Excalibur' } as const;
  expect(said(oneOfEach([item('Excalibur', 1)], [...wares, own]))).toEqual([undefined]);
});

it('a name in small letters has lost none: the referee’s own word for a thing has its article', () => {
  expect(said(oneOfEach([item('ruby ring', 1), item('sword +1', 1)], wares))).toEqual([
    'the ruby ring',
    'the sword +1',
  ]);
});

it('one piece of what is sold by the lot is on the list too, and what is told otherwise than it is written', () => {
  const some = [item('Torches', 5), item('Iron ration', 1), item('Flask of oil', 1), item('Rope', 2)];
  expect(said(oneOfEach(some, wares))).toEqual(['torches', 'the iron ration', 'the flask of oil', 'rope']);
});
