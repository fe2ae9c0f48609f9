import type { Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { heldByKey } from './hold.ts';

const offer = (key: string, command: Offer['command'], about: string | null): Offer =>
  ({ key, command, about, label: key, fixed: {}, inputs: [], barred: null }) as unknown as Offer;
const strike = offer('Attack:hild:0', 'Attack', 'hild');
const all = offer('Hold:all:own', 'Hold', null);
const hild = offer('Hold:hild', 'Hold', 'hild');
const oswin = offer('Hold:oswin', 'Hold', 'oswin');
const answers = [strike, all, hild, oswin];
const pressed = (key: string, shiftKey: boolean, hand: readonly string[], open = answers) =>
  heldByKey({ key, shiftKey }, open, hand)?.key ?? null;

it('H holds with who is in hand, and with Shift with all', () => {
  expect(pressed('h', false, ['oswin'])).toBe('Hold:oswin');
  expect(pressed('H', true, ['oswin'])).toBe('Hold:all:own');
  expect(pressed('h', false, [])).toBe('Hold:all:own');
});

it('H does nothing where nobody is waited for, and no other key does', () => {
  expect(pressed('h', false, ['hild'], [strike])).toBeNull();
  expect(pressed('g', false, ['hild'])).toBeNull();
});
