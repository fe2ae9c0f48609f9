import type { Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { inRoom } from './in-room.ts';

it('as many buttons stand in the open as have room, the first ones, with the rest under the last', () => {
  const offers = ['a', 'b', 'c', 'd', 'e'].map((key) => ({ key }) as Offer);
  const shown = (many: number, room: number) => {
    const { open, more } = inRoom(offers.slice(0, many), room);
    return [open, more].map((some) => some.map(({ key }) => key).join(''));
  };
  expect(shown(2, 2)).toEqual(['ab', '']);
  expect(shown(3, 2)).toEqual(['a', 'bc']);
  expect(shown(4, 4)).toEqual(['abcd', '']);
  expect(shown(5, 4)).toEqual(['abc', 'de']);
});
