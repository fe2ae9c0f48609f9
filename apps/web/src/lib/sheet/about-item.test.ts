import type { Offer } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { asksFor, offersAbout, revealing } from './about-item.ts';

const offer = (facts: Partial<Offer>): Offer => ({
  key: 'DropItem:hild',
  command: 'DropItem',
  label: 'Drop something',
  rule: null,
  place: 'creature',
  about: 'hild',
  next: false,
  barred: null,
  fixed: { creature: 'hild' },
  inputs: [{ kind: 'choice', name: 'item', label: 'Item', options: [{ value: 'rope', label: 'Rope' }] }],
  ...facts,
});

describe('what may be done with a thing', () => {
  it('is offered beside it, with nothing left to ask', () => {
    expect(offersAbout([offer({})], 'rope')).toEqual([
      offer({ key: 'DropItem:hild:rope', label: 'Drop', fixed: { creature: 'hild', item: 'rope' }, inputs: [] }),
    ]);
  });

  it('still asks what else must be known', () => {
    const whom = {
      kind: 'choice',
      name: 'to',
      label: 'Recipient',
      options: [{ value: 'wren', label: 'Wren' }],
    } as const;
    const [handed] = offersAbout([offer({ inputs: [...offer({}).inputs, whom] })], 'rope');
    expect(handed?.inputs).toEqual([whom]);
  });

  it('is with the referee to make known what it is', () => {
    const reveal = offer({ command: 'RevealThing', about: null, fixed: { thing: 'ring' }, inputs: [] });
    expect(revealing([offer({}), reveal], 'ring')).toEqual([reveal]);
    expect(revealing([reveal], 'rope')).toEqual([]);
  });

  it('is nothing of what concerns other things', () => {
    expect(offersAbout([offer({})], 'torch')).toEqual([]);
    expect(asksFor(offer({}), ['torch'])).toBe(false);
    expect(asksFor(offer({}), ['rope'])).toBe(true);
  });
});
