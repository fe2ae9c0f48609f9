import type { Offer } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import {
  answered,
  commandOf,
  complete,
  confirmOf,
  labelFor,
  onlyWay,
  presets,
  speaksForItself,
  takes,
} from './command.ts';

const offer: Offer = {
  key: 'Search',
  command: 'EndTurn',
  label: 'Search',
  rule: 'OSE-DUN-02',
  place: 'creature',
  about: 'c1',
  next: false,
  barred: null,
  fixed: { creature: 'c1' },
  inputs: [
    {
      kind: 'choice',
      name: 'kind',
      label: 'Reason',
      options: [
        { value: 'doors', label: 'Doors' },
        { value: 'traps', label: 'Traps' },
      ],
    },
    {
      kind: 'choices',
      name: 'with',
      label: 'Attack',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
      least: 1,
    },
    { kind: 'number', name: 'modifier', label: 'Modifier', min: -4, max: 4, preset: 0 },
    { kind: 'flag', name: 'secret', label: 'Secretly', preset: true },
    { kind: 'square', name: 'square', label: 'Where', from: [{ x: 3, y: 4 }] },
  ],
};

describe('an offer', () => {
  it('is filled in with what is known, and ready to be asked', () => {
    const values = presets(offer);
    expect(values).toEqual({ kind: 'doors', with: ['a'], modifier: 0, secret: true, square: { x: 3, y: 4 } });
    expect(complete(offer, values)).toBe(true);
    expect(commandOf(offer, values)).toEqual({ type: 'EndTurn', creature: 'c1', ...values });
  });

  it.each([
    ['a number out of bounds', { modifier: 9 }],
    ['too few chosen', { with: [] }],
    ['no square', { square: null }],
    ['a choice that is not listed', { kind: 'gold' }],
  ])('is not ready with %s', (_, change) => {
    expect(complete(offer, { ...presets(offer), ...change })).toBe(false);
  });
});

it('an amount is one of those that are listed, or any number or dice that are typed', () => {
  const options = ['1', '1d6'].map((value) => ({ value, label: value }));
  const listed = { kind: 'choice', name: 'amount', label: 'Damage', options, preset: '1d6' } as const;
  const amount = { ...listed, amount: true } as const;
  const harm = { ...offer, label: 'Deal damage', confirm: 'Deal {amount}', inputs: [amount] };
  const ready = (typed: string) => complete(harm, { amount: typed });
  expect(['47', '3d8 + 2', 'd6-1', ' 1d6 '].map(ready)).toEqual([true, true, true, true]);
  expect(['', 'much', '2d', '2d6+1d4', '200d6', '1d0'].map(ready)).toEqual(Array(6).fill(false));
  expect(confirmOf(harm, { amount: '47' })).toBe('Deal 47');
  expect(complete({ ...harm, inputs: [listed] }, { amount: '47' })).toBe(false);
});

it('a square in the rock is no answer where floor is asked for', () => {
  const asked = { from: null, floor: ['01'] };
  expect([0, 1].map((x) => takes(asked, { x, y: 0 }))).toEqual([false, true]);
});

describe('what is under the pointer', () => {
  const likely = { ids: ['traps', 'b'], square: { x: 3, y: 4 } };

  it('answers first what asks for one of its kind', () => {
    expect(presets(offer, likely)).toMatchObject({ kind: 'traps', with: ['b'], square: { x: 3, y: 4 } });
  });

  it('leaves out whoever acts and all who are in hand beside them, unless they are pointed at', () => {
    const aims = { ...offer, about: 'a' };
    expect(presets(aims, { ids: ['b', 'a'], square: null, pointed: 'b' })).toMatchObject({ with: ['b'] });
    expect(presets(aims, { ids: ['a', 'b'], square: null, pointed: 'a' })).toMatchObject({ with: ['a'] });
    expect(presets(aims, { ids: ['a', 'b'], square: { x: 1, y: 1 } })).toEqual(presets(aims));
  });

  it('answers nothing that it is no answer to', () => {
    expect(presets(offer, { ids: ['x'], square: { x: 9, y: 9 } })).toEqual(presets(offer));
  });
});

describe('an offer with one sensible answer', () => {
  const [kind, , , , square] = offer.inputs;
  const asking = (...inputs: Offer['inputs']): Offer => ({ ...offer, inputs });
  const several = {
    kind: 'choices',
    name: 'with',
    label: 'Attack',
    options: [{ value: 'a', label: 'A' }],
    least: 0,
  } as const;
  const one = { kind: 'choice', name: 'who', label: 'Who', options: [{ value: 'c1', label: 'Hild' }] } as const;

  it.each([
    ['that asks nothing', asking(), {}],
    ['of a single option', asking(one), { who: 'c1' }],
    ['of one alone who may be chosen, and is proposed', asking({ ...several, preset: ['a'] }), { with: ['a'] }],
    ['of a single square', asking(...(square ? [square] : [])), { square: { x: 3, y: 4 } }],
  ])('is asked at once: one %s', (_, asked, values) => {
    expect(onlyWay(asked)).toEqual(values);
  });

  it('is not asked at once where nobody is proposed, or others may be chosen', () => {
    expect(onlyWay(asking(several))).toBeNull();
    const more = [...several.options, { value: 'b', label: 'B' }];
    expect(onlyWay(asking({ ...several, options: more, preset: ['a'] }))).toBeNull();
  });

  it('is not asked at once where it takes something from others, which is to be read first', () => {
    expect(onlyWay(asking())).toEqual({});
    expect(onlyWay({ ...asking(), asks: 'It is gone for everybody.' })).toBeNull();
  });

  it('is asked at once when its choice is under the pointer', () => {
    const asked = asking(...(kind ? [kind] : []));
    expect(onlyWay(asked)).toBeNull();
    expect(onlyWay(asked, { ids: ['traps'], square: null })).toEqual({ kind: 'traps' });
  });
});

it('says on the button of a form what it does, with what is chosen, and its label while something is missing', () => {
  const hand = {
    label: 'Hand something over',
    confirm: 'Hand {item} to {to}',
    inputs: [
      { kind: 'choice', name: 'item', label: 'Item', options: [{ value: 'i1', label: 'Torch', said: 'a torch' }] },
      { kind: 'choice', name: 'to', label: 'Recipient', options: [{ value: 'c2', label: 'Ann' }] },
    ],
  } as unknown as Offer;
  expect(confirmOf(hand, { item: 'i1', to: 'c2' })).toBe('Hand a torch to Ann');
  expect(confirmOf(hand, { item: 'i1', to: '' })).toBe('Hand something over');
  expect(confirmOf({ ...hand, confirm: undefined } as unknown as Offer, {})).toBe('Hand something over');
});

it('counts on the button those of a kind', () => {
  const brings = {
    label: 'Bring in monsters',
    confirm: 'Bring in {count monster}',
    inputs: [
      {
        kind: 'choice',
        name: 'monster',
        label: 'Monster',
        options: [
          { value: 'goblin', label: 'Goblin' },
          { value: 'vulk', label: 'Baron Vulk' },
        ],
      },
      { kind: 'number', name: 'count', label: 'How many', min: 1, max: 99, preset: 1 },
    ],
  } as unknown as Offer;
  expect(confirmOf(brings, { monster: 'goblin', count: 3 })).toBe('Bring in 3 goblins');
  expect(confirmOf(brings, { monster: 'goblin', count: 1 })).toBe('Bring in a goblin');
  expect(confirmOf(brings, { monster: 'vulk', count: 1 })).toBe('Bring in Baron Vulk');
  expect(confirmOf(brings, { monster: '', count: 1 })).toBe('Bring in monsters');
});

it('says before it is pressed which thing is meant, where it can be but one', () => {
  const buys = {
    ...offer,
    label: 'Buy something',
    confirm: 'Buy {ware}',
    inputs: [
      { kind: 'choice', name: 'ware', label: 'Goods', options: [{ value: 'stones', label: 'sling stones, 0 gp' }] },
    ],
  } as unknown as Offer;
  expect(labelFor(buys, onlyWay(buys))).toBe('Buy sling stones, 0 gp');
  expect(labelFor(buys, null)).toBe('Buy something');
  expect(labelFor({ ...buys, label: 'Rest' }, onlyWay(buys))).toBe('Rest');
});

it('the button of a short form says what its title would, and a long one keeps its title', () => {
  const asks = (inputs: number, confirm?: string) =>
    ({
      ...offer,
      inputs: Array.from({ length: inputs }, () => offer.inputs[0]),
      ...(confirm ? { confirm } : {}),
    }) as Offer;
  expect(speaksForItself(asks(1))).toBe(true);
  expect(speaksForItself(asks(2))).toBe(true);
  expect(speaksForItself(asks(3))).toBe(false);
  expect(speaksForItself(asks(1, 'Hand {item} over'))).toBe(false);
  const tick = { kind: 'flag', name: 'food', label: 'They eat', preset: true } as const;
  expect(speaksForItself({ ...asks(1), inputs: [tick] })).toBe(false);
});

it('whoever is pointed at is put elsewhere: where they stand is no answer, and a place without anybody is one', () => {
  const square = { kind: 'square', name: 'square', label: 'Where', from: null } as const;
  const put = { ...offer, command: 'PlaceCreature', about: 'oswin', inputs: [square] } as Offer;
  const at = { x: 3, y: 4 };
  expect(onlyWay(put, { ids: ['oswin'], square: at, pointed: 'oswin' })).toBeNull();
  expect(onlyWay(put, { ids: ['oswin'], square: at, pointed: null })).toEqual({ square: at });
  const searched = { ...put, command: 'SearchArea' } as Offer;
  expect(onlyWay(searched, { ids: ['oswin'], square: at, pointed: 'oswin' })).toEqual({ square: at });
});

describe('an answer that was suggested', () => {
  const is = {
    kind: 'text',
    name: 'is',
    label: 'What it is',
    maxLength: 60,
    preset: '',
    suggests: [{ value: 'ring of wishes', fills: { thing: 'ring', name: 'a plain ring' } }],
  } as const;

  it('fills in what goes with it, and any other fills in nothing', () => {
    expect(answered(is, 'ring of wishes', {})).toEqual({ is: 'ring of wishes', thing: 'ring', name: 'a plain ring' });
    expect(answered(is, 'ring of wi', {})).toEqual({ is: 'ring of wi' });
  });
});

describe('a choice that something goes with', () => {
  const thing = {
    kind: 'choice',
    name: 'thing',
    label: 'Kind',
    options: [
      { value: 'potion', label: 'potion', fills: { name: 'a stoppered vial' } },
      { value: 'scroll', label: 'scroll', fills: { name: 'a rolled parchment' } },
    ],
  } as const;

  it('fills it in where another choice had, and leaves what somebody wrote', () => {
    expect(answered(thing, 'scroll', { name: 'a stoppered vial' })).toEqual({
      thing: 'scroll',
      name: 'a rolled parchment',
    });
    expect(answered(thing, 'scroll', { name: 'an old map' })).toEqual({ thing: 'scroll' });
  });
});
