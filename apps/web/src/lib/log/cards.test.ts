import type { Told } from '@lanthorn/protocol';
import { describe, expect, it } from 'vitest';
import { cardsOf, headed, isShown, sectionsOf } from './cards.ts';
import { readersOf } from './readers.ts';
import { madeBeside, madeInWords, sumInWords, sumsOf, throwsInWords } from './sums.ts';

const line = (id: string, at: number, of: Partial<Told['line']> = {}): Told => ({
  id,
  at,
  entry: null,
  line: { kind: 'ruling', text: id, ...of },
});
const blow = { what: { type: 'attack', hit: true, natural: 14 } } as const;
const hurt = { what: { type: 'damage', amount: 4 } } as const;

describe('cards', () => {
  it('hold all that one command told', () => {
    const told = [line('the door opens', 1), line('a torch goes out', 1), line('Hild listens', 2)];
    expect(cardsOf(told).map(({ lines }) => lines.length)).toEqual([2, 1]);
  });

  it('say once what time brings several times over, and how often', () => {
    const falls = { kind: 'time', text: 'A door falls shut.' } as const;
    const [turn, next] = [1, 2].map((at) => [line(`a${at}`, at, falls), line(`b${at}`, at, falls)]);
    const told = [...(turn ?? []), ...(next ?? []).slice(0, 1)];
    expect(cardsOf(told).flatMap(({ lines }) => lines.map((one) => one.line.text))).toEqual([
      'A door falls shut: twice.',
      'A door falls shut.',
    ]);
  });

  it('are one for each blow, with the harm that it does', () => {
    const told = [line('a', 1, blow), line('b', 1, hurt), line('c', 1, blow), line('d', 1, hurt)];
    expect(cardsOf(told).map(({ lines }) => lines.map(({ id }) => id))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
  });

  it('hold the referee’s hit points in a blow that all read, and nothing else of another audience', () => {
    const secret = { secret: true } as const;
    expect(cardsOf([line('a', 1, blow), line('b', 1, secret)])).toHaveLength(1);
    expect(cardsOf([line('a', 1), line('b', 1, secret)])).toHaveLength(2);
    // What others read otherwise says so of itself alone, and not of what they do not read at all.
    expect(cardsOf([line('a', 1, { ...secret, instead: 'Evening.' }), line('b', 1, secret)])).toHaveLength(2);
    expect(cardsOf([line('a', 1, secret), line('b', 1, secret)])).toHaveLength(1);
  });

  it('stand under their round, and what prepares them is one part', () => {
    const keeping = { what: { type: 'keeping' } } as const;
    const told = [
      line('a goblin', 1, keeping),
      line('a second', 2, keeping),
      line('Round 1.', 3, { what: { type: 'round', round: 1 } }),
      line('c', 4, blow),
    ];
    const sections = sectionsOf(told, new Map());
    expect(sections.map(({ heading, parts }) => [heading?.id ?? null, parts.map(({ type }) => type)])).toEqual([
      [null, ['kept']],
      ['Round 1.', ['card']],
    ]);
  });

  it('put a week between adventures under a heading of its own, and not under the turn before it', () => {
    const downtime = { what: { type: 'downtime' } } as const;
    const told = [
      line('Turn 3 begins.', 1, { what: { type: 'turn', turn: 3 } }),
      line('a door', 2),
      line('The party goes home.', 3, downtime),
      line('Hild goes to a teacher', 4),
      line('A week goes by. Day 8 begins.', 5, downtime),
    ];
    expect(sectionsOf(told, new Map()).map(({ heading, parts }) => [heading?.id, parts.map(({ id }) => id)])).toEqual([
      ['Turn 3 begins.', ['a door']],
      ['The party goes home.', ['Hild goes to a teacher']],
      ['A week goes by. Day 8 begins.', []],
    ]);
  });

  it('begin with the words of the adventure, and hold with what prepared it what the referee alone reads of that', () => {
    const keeping = { what: { type: 'keeping' } } as const;
    const told = [
      line('a goblin', 1, keeping),
      line('Below the abbey …', 2, { kind: 'speech' }),
      line('Ilphas memorises Sleep', 3, { secret: true }),
      line('Wren lights a lantern', 4),
      line('a trap is found', 5, { secret: true }),
    ];
    const [section] = sectionsOf(told, new Map());
    expect(section?.parts.map(({ id, type }) => [id, type])).toEqual([
      ['Below the abbey …', 'card'],
      ['a goblin', 'kept'],
      ['Wren lights a lantern', 'card'],
      ['a trap is found', 'card'],
    ]);
  });

  it('that were taken back stand under what took them back', () => {
    const told = [line('a', 1), line('b', 2), line('back', 3, { backTo: 1 })];
    const [section] = sectionsOf(told, new Map([['b', 'back']]));
    expect(section?.parts).toMatchObject([{ type: 'card' }, { type: 'turned', undone: [{ id: 'b' }] }]);
  });

  it('are sifted by what they are', () => {
    const said = line('Hello', 1, { kind: 'speech' });
    expect((['all', 'speech', 'rolls', 'rulings'] as const).map((filter) => isShown(said, filter))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the sum of dice', () => {
  const rule = 'OSE-CMB-18' as const;

  it('names what was added to an attack, and what it went against', () => {
    const roll = { sides: 20, faces: [14], plus: 1, total: 15 };
    const why = { rule, formula: '', roll, modifiers: [{ name: 'strength', value: 1 }], needed: 13 };
    expect(sumsOf({ rolls: [roll], why }).map(sumInWords)).toEqual(['d20: 14 + 1 (strength) = 15, against 13']);
  });

  it('names who threw, once for the dice of each, where several threw', () => {
    const d6 = (face: number) => ({ sides: 6, faces: [face], plus: 0, total: face });
    const throwers = ['The party', 'The party', 'The goblins', 'The goblins'];
    expect(sumsOf({ rolls: [d6(3), d6(5), d6(3), d6(1)], throwers }).map(sumInWords)).toEqual([
      'The party, d6: 3',
      'd6: 5',
      'The goblins, d6: 3',
      'd6: 1',
    ]);
  });

  it('is right where only the sum of the bonuses is told', () => {
    const roll = { sides: 20, faces: [9], plus: 2, total: 11 };
    expect(sumsOf({ rolls: [roll] }).map(sumInWords)).toEqual(['d20: 9 + 2 = 11']);
  });

  it('is the damage, with what was added after the dice', () => {
    const roll = { sides: 8, faces: [3], plus: 0, total: 3 };
    const why = { rule, formula: '', roll, modifiers: [{ name: 'strength', value: 1 }] };
    const what = { type: 'damage', amount: 4 } as const;
    expect(sumsOf({ rolls: [roll], why, what }).map(sumInWords)).toEqual(['d8: 3 + 1 (strength) = 4']);
    expect(sumsOf({ rolls: [roll], why, what: { ...what, amount: 8 } }).map(sumInWords)).toEqual(['d8: 3']);
  });

  it('says beside the dice how the amount comes of them, where their sum does not show it', () => {
    const roll = { sides: 6, faces: [3], plus: 0, total: 3 };
    const why = { rule: 'GOR-CMB-05', formula: '', roll } as const;
    const parts = [
      { name: 'the dice', value: 3 },
      { name: 'a broken weapon', value: -2 },
    ];
    expect(madeBeside({ rolls: [roll], why: { ...why, made: { amount: 1, parts } } })).toBe(
      '3 (the dice) − 2 (a broken weapon) = 1',
    );
    expect(madeBeside({ rolls: [roll], why: { ...why, made: { amount: 3, parts: parts.slice(0, 1) } } })).toBeNull();
  });

  it('says of each of several dice what it was for', () => {
    const stray = { sides: 6, faces: [2], plus: 0, total: 2 };
    const harm = { sides: 6, faces: [6], plus: 0, total: 6 };
    const why = { rule: 'ERI-MSL-04', formula: '', throws: [{ who: 'a friend, by half', roll: stray }] } as const;
    expect(sumsOf({ rolls: [stray, harm], why }).map(sumInWords)).toEqual(['a friend, by half, d6: 2', 'd6: 6']);
  });
});

describe('a reason', () => {
  const d20 = (face: number, plus = 0) => ({ sides: 20, faces: [face], plus, total: face + plus });

  it('says of each throw what it was for, what it went against, and whether it met that', () => {
    const throws = [
      { who: 'Against poison', roll: d20(9, 2), needed: 12, judged: { by: 'at-least', met: false } },
      { who: 'Hit points', roll: { sides: 8, faces: [3, 5], plus: 0, total: 8 } },
    ] as const;
    expect(throwsInWords({ throws })).toEqual([
      'Against poison, d20: 9 + 2 = 11, against 12: not met',
      'Hit points, 2d8: 3, 5 = 8',
    ]);
    expect(throwsInWords({})).toEqual([]);
  });

  it('says what an amount is made of', () => {
    const parts = [
      { name: 'the die', value: 5 },
      { name: 'constitution', value: -1 },
    ];
    expect(madeInWords({ amount: 4, parts })).toBe('5 (the die) − 1 (constitution) = 4');
    expect(madeInWords({ amount: 8, parts, times: 2 })).toBe('(5 (the die) − 1 (constitution)) × 2 = 8');
  });
});

describe('a log', () => {
  it('begins with the first words, before what prepared for them', () => {
    const keeping = { what: { type: 'keeping' } } as const;
    const words = { kind: 'speech' } as const;
    const told = [
      line('joined', 1, keeping),
      line('story', 2, words),
      line('ready', 3, keeping),
      line('more', 4, words),
    ];
    const [section] = sectionsOf(told, new Map());
    expect(section?.parts.map(({ type, id }) => [type, id])).toEqual([
      ['card', 'story'],
      ['kept', 'joined'],
      ['card', 'more'],
    ]);
  });

  it('tells what set the table up from what is kept about it in play', () => {
    const keeping = { what: { type: 'keeping' } } as const;
    const told = [
      line('story', 1, { kind: 'speech' }),
      line('ready', 2, keeping),
      line('a lantern', 3),
      line('b joins', 4, keeping),
    ];
    const [section] = sectionsOf(told, new Map());
    expect(section?.parts.flatMap((part) => (part.type === 'kept' ? [part.atFirst] : []))).toEqual([true, false]);
  });

  it('folds what was undone under the line that turned time back, for whoever is told no entries too', () => {
    const turned = line('turned', 3, { kind: 'table', backToLine: 'held' });
    const told = [line('held', 1), line('gone', 2), turned];
    const [section] = sectionsOf(told, new Map([['gone', 'turned']]));
    expect(section?.parts).toMatchObject([
      { type: 'card', id: 'held' },
      { type: 'turned', id: 'turned', undone: [{ id: 'gone' }] },
    ]);
  });
});

describe('who reads a line', () => {
  const names = (user: string) => ({ ann: 'Ann', bob: 'Bob' })[user] ?? 'Somebody';
  const [referee, ann] = [{ role: 'referee', user: 'rhea' } as const, { role: 'player', user: 'ann' } as const];

  it.each([
    ['all', {}, referee, null],
    ['the referee alone', { secret: true }, referee, 'only the referee'],
    [
      'a player and the referee',
      { secret: true, ears: { people: ['ann'], referee: true } },
      referee,
      'only you and Ann',
    ],
    [
      'the player, who sees it so',
      { secret: true, ears: { people: ['ann'], referee: true } },
      ann,
      'only you and the referee',
    ],
    ['two players', { secret: true, ears: { people: ['ann', 'bob'], referee: false } }, ann, 'only you and Bob'],
    ['all, without its dice', { secret: true, instead: 'It holds.' }, referee, 'only you see the dice'],
    ['all, otherwise', { secret: true, instead: 'Nothing.' }, referee, 'only you see this in full'],
  ] as const)('%s', (_who, of, you, said) => {
    expect(readersOf({ text: 'It holds.', ...of } as Parameters<typeof readersOf>[0], you, names)).toBe(said);
  });
});

it('a heading says in words how much is folded under it', () => {
  const round = line('Round 1.', 1);
  expect([headed(round, 1), headed(round, 4)]).toEqual(['Round 1 · 1 entry', 'Round 1 · 4 entries']);
});
