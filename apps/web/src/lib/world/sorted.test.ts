import type { WorldReadingItem } from '@lanthorn/protocol/http';
import { describe, expect, it } from 'vitest';
import { mayBeTaken, overwrites, sorted, standing, usual } from './sorted.ts';

const item = (kind: WorldReadingItem['kind'], state: WorldReadingItem['state']): WorldReadingItem => ({
  key: `${kind}:${state}`,
  kind,
  name: 'X',
  state,
  differs: state === 'differs' ? ['text', 'lines'] : [],
});
const STATES = ['new', 'differs', 'same'] as const;
const all = (['ware', 'map', 'page'] as const).flatMap((kind) => STATES.map((state) => item(kind, state)));

describe('what a world’s file holds', () => {
  it('is listed kind by kind, maps first', () => {
    expect(sorted(all).map(({ title, items }) => [title, items.length])).toEqual([
      ['Maps', 3],
      ['Pages', 3],
      ['Things', 3],
    ]);
  });

  it('is brought in where it is new, unless something else is chosen', () => {
    expect([...usual(all)]).toEqual(['ware:new', 'map:new', 'page:new']);
  });

  it('stands instead of what is otherwise here, but for maps; what is the same is not brought again', () => {
    expect(all.filter(overwrites).map(({ key }) => key)).toEqual(['ware:differs', 'page:differs']);
    expect(all.filter((one) => !mayBeTaken(one)).map(({ key }) => key)).toEqual(['ware:same', 'page:same']);
  });

  it('is said in words', () => {
    expect([item('page', 'new'), item('page', 'differs'), item('map', 'same')].map(standing)).toEqual([
      'new',
      'otherwise here: text, lines',
      'the same is here: it would be put beside it',
    ]);
  });
});
