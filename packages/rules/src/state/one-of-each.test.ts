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
const said = (options: readonly { readonly said?: string }[]) => options.map((option) => option.said);

it('one of several has an article, and the only one is named as such', () => {
  expect(said(oneOfEach(pack))).toEqual(['a torch', 'the lantern', "the rope (50')", 'iron rations']);
});

it('what lies together is taken together', () => {
  expect(said(asTheyLie(pack))).toEqual(['6 torches', 'the lantern', "the rope (50')", '7 iron rations']);
});
