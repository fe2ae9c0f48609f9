import type { Input, Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { goneFrom } from './gone.ts';

const options = (...ids: string[]) => ids.map((value) => ({ value, label: value }));
const offering = (...inputs: Input[]) => ({ inputs }) as unknown as Offer;
const body = (...ids: string[]): Input => ({
  kind: 'choice',
  name: 'body',
  label: 'Whose body',
  options: options(...ids),
});
const whom = (...ids: string[]): Input => ({
  kind: 'choices',
  name: 'whom',
  label: 'Target',
  least: 1,
  options: options(...ids),
});

it('what is still offered stays chosen', () => {
  expect(goneFrom(offering(body('bent', 'wild')), { body: 'wild' })).toEqual({ ids: [], instead: {} });
});

it('a choice that somebody else was first at gives way to the next', () => {
  expect(goneFrom(offering(body('wild')), { body: 'bent' })).toEqual({ ids: ['bent'], instead: { body: 'wild' } });
});

it('of several that were chosen those stay that are still offered', () => {
  expect(goneFrom(offering(whom('wild', 'spotted')), { whom: ['bent', 'wild'] })).toEqual({
    ids: ['bent'],
    instead: { whom: ['wild'] },
  });
});

it('an amount that was typed is no choice from the list', () => {
  const amount: Input = { kind: 'choice', name: 'body', label: 'How many', amount: true, options: options('2d6') };
  expect(goneFrom(offering(amount), { body: '7' }).ids).toEqual([]);
});
