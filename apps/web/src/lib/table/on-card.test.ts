import type { Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { onCard } from './on-card.ts';

const offer = (command: Offer['command'], more: Partial<Offer>): Offer => ({
  key: command,
  command,
  label: command,
  rule: null,
  place: 'creature',
  about: 'goblin',
  next: false,
  fixed: {},
  inputs: [],
  barred: null,
  ...more,
});

const whom = (...ids: string[]): Offer['inputs'] => [
  { kind: 'choice', name: 'creature', label: 'Target', options: ids.map((value) => ({ value, label: value })) },
];

it('of a foe who is chosen on the board stands what it does, the referee’s harm and healing, and last where it stands', () => {
  const offers = [
    offer('HideCreature', { place: 'board' }),
    offer('MoveCreature', { place: 'board' }),
    offer('DealDamage', { place: 'palette', about: null, inputs: whom('goblin', 'hild') }),
    offer('Heal', { place: 'palette', about: null, inputs: whom('hild') }),
    offer('Attack', {}),
    offer('CheckMorale', { about: 'hild' }),
  ];
  expect(onCard(offers, 'goblin').map(({ command }) => command)).toEqual(['Attack', 'DealDamage', 'HideCreature']);
});
