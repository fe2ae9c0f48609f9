import { describe, expect, it } from 'vitest';
import { delvers } from '../../../../test/abbey.ts';
import {
  after,
  ask,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  seededDice,
  spectator,
} from '../../../../test/table.ts';
import { RULESETS } from '../../../books/list.ts';
import { READY_SETS } from '../../../content/ready-tables/list.ts';
import { type Command, type CommandOf, id, loaded, type RandomTableId } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';
import type { TableRolled } from './events.ts';
import { markOf } from './marks.ts';

const bare = delvers();
const table = (name: string, dice: string | null, ...lines: readonly (readonly [share: number, text: string])[]) =>
  ({ type: 'WriteTable', table: null, name, dice, lines: lines.map(([share, text]) => ({ share, text })) }) as const;
const GEMS = table('Gems', '1d6', [4, 'a garnet of [[1d4*10]] gold pieces'], [2, 'a pearl']);
const CHEST = table(
  'Chest',
  null,
  [3, '[[2d6 gp]] and [[2 Gems]]'],
  [1, '[[1d4 monster Orc]] and [[item silver key]]'],
);

/** Each command has its own id, as the server's dice give it. */
const written = (...commands: readonly CommandOf<'WriteTable'>[]): GameState =>
  commands.reduce<GameState>((state, command, at) => {
    const ruling = decide(state, command, referee, { ...loaded(), id: () => `table-${at}` });
    if (!ruling.granted) throw new Error(ruling.refusal.sentence);
    return ruling.events.reduce(evolve, state);
  }, bare);
const idOf = (state: GameState, name: string): RandomTableId => {
  const found = Object.values(state.randomTables ?? {}).find((one) => one.name === name);
  if (!found) throw new Error(`there is no table ${name}`);
  return found.id;
};
const refusal = (state: GameState, command: Command, ...faces: readonly number[]) => {
  const ruling = decide(state, command, referee, loaded(...faces));
  return ruling.granted ? null : ruling.refusal.sentence;
};
const rolled = (state: GameState, name: string, faces: readonly number[], secret = true): TableRolled => {
  const ruling = decide(state, { type: 'RollTable', table: idOf(state, name), secret }, referee, loaded(...faces));
  if (!ruling.granted) throw new Error(ruling.refusal.sentence);
  return ruling.events.find((event) => event.type === 'TableRolled') as TableRolled;
};

describe('tables of the referee’s own', () => {
  it.each([
    ['2d6', { type: 'dice', count: '2d6' }],
    ['2d6*10 gp', { type: 'coins', count: '2d6*10', coin: 'gp' }],
    ['30 SP', { type: 'coins', count: '30', coin: 'sp' }],
    ['1d4 monster Giant rat', { type: 'monster', count: '1d4', name: 'Giant rat' }],
    ['item silver key', { type: 'item', count: '1', name: 'silver key' }],
    ['Gems', { type: 'table', count: '1', name: 'Gems' }],
    ['1d6x10 gp', { type: 'coins', count: '1d6x10', coin: 'gp' }],
    ['1d6 × 1,000 cp', { type: 'coins', count: '1d6 × 1,000', coin: 'cp' }],
    ['2d4+1 monster Orc', { type: 'monster', count: '2d4+1', name: 'Orc' }],
    ['2 xorns’ teeth', { type: 'table', count: '2', name: 'xorns’ teeth' }],
    ['1d3 × Gems', { type: 'table', count: '1d3', name: 'Gems' }],
    ['treasure type C', { type: 'treasure', count: '1', name: 'treasure type C', types: 'C' }],
    ['2 treasure types u (a)', { type: 'treasure', count: '2', name: 'treasure types u (a)', types: 'U (A)' }],
    ['treasure map', { type: 'table', count: '1', name: 'treasure map' }],
    ['table: Gems', { type: 'table', count: '1', name: 'Gems' }],
    ['  ', null],
  ])('[[%s]] is read', (inside, mark) => {
    expect(markOf(inside)).toEqual(mark);
  });

  it.each([
    [1, 'a garnet of 30 gold pieces'],
    [4, 'a garnet of 30 gold pieces'],
    [5, 'a pearl'],
    [6, 'a pearl'],
  ])('a throw of %i falls on the line whose sums hold it: %s', (face, text) => {
    expect(rolled(written(GEMS), 'Gems', face < 5 ? [face, 3] : [face]).text).toBe(text);
  });

  it('lines without dice come up by their weights; what they lead to is rolled as well', () => {
    const state = written(GEMS, CHEST);
    expect(rolled(state, 'Chest', [3, 6, 4, 5, 1, 2])).toMatchObject({
      text: '10 gp and a pearl and a garnet of 20 gold pieces',
      on: ['Chest', 'Gems', 'Gems'],
      yields: { coins: { gp: 10 }, items: [], monsters: [] },
    });
    expect(rolled(state, 'Chest', [4, 3])).toMatchObject({
      text: '3 orcs and a silver key',
      yields: { items: [{ name: 'silver key', count: 1 }], monsters: [{ name: 'Orc', count: 3 }] },
    });
  });

  it('treasure types are thrown for as the book has them, die by die', () => {
    const state = written(table('Lair', null, [1, 'Under the hearth: [[treasure type P]].'], [1, 'Nothing.']));
    expect(rolled(state, 'Lair', [1, 2, 5, 8])).toMatchObject({
      text: 'Under the hearth: 15 cp.',
      on: ['Lair', 'treasure type P'],
    });
  });

  it('dice of two sides of a bell are read by their sums', () => {
    const bell = table('Reactions', '2d6', [1, 'wrath'], [9, 'doubt'], [1, 'joy']);
    const came = [
      [1, 1],
      [3, 4],
      [6, 6],
    ].map((faces) => rolled(written(bell), 'Reactions', faces).text);
    expect(came).toEqual(['wrath', 'doubt', 'joy']);
  });

  it.each([
    [table('Gems', '1d6', [5, 'a pearl']), '1d6 shows 1 to 6, but the lines go from 1 to 5.'],
    [table('Gems', 'often', [6, 'a pearl']), '“often” is no dice to roll a table with, such as 1d6 or 2d6.'],
    [table('Gems', null, [1, '[[Pearls]]']), 'There is no table “Pearls” yet: write it first.'],
    [table('Gems', null, [1, '[[monster Snark]]']), 'The bestiary has no “Snark”.'],
    [table('Gems', null, [1, '[[2 gems]]']), '“Gems” would lead back to itself: Gems → Gems.'],
    [
      table('2d6 gp', null, [1, 'a pearl']),
      '“2d6 gp” reads as dice, coins, a monster, an item or treasure: call the table otherwise.',
    ],
    [table('[x]', null, [1, 'a pearl']), 'A table’s name has no brackets.'],
  ])('is refused by name: %#', (command, sentence) => {
    expect(refusal(bare, command)).toBe(sentence);
  });

  it('a table that would come back to itself by way of others is refused, with the way', () => {
    const state = written(GEMS, CHEST, table('Vault', null, [1, '[[Chest]]']));
    const back = { ...table('Gems', null, [1, '[[vault]]']), table: idOf(state, 'Gems') };
    expect(refusal(state, back)).toBe('“Gems” would lead back to itself: Gems → Vault → Chest → Gems.');
    expect(refusal(state, { ...GEMS, name: 'chest' })).toBe('There is a table “chest” already.');
  });

  it('a table that others roll on cannot be removed, and when it is called otherwise they follow', () => {
    const state = written(GEMS, CHEST);
    const gems = idOf(state, 'Gems');
    expect(refusal(state, { type: 'RemoveTable', table: gems })).toBe('“Chest” rolls on “Gems”: change that first.');
    const renamed = after(state, { ...GEMS, table: gems, name: 'Jewels' }, referee);
    expect(renamed.randomTables?.[idOf(renamed, 'Chest')]?.lines[0]?.text).toBe('[[2d6 gp]] and [[2 Jewels]]');
  });

  it('more than two hundred rolls at once are too many', () => {
    const state = written(GEMS, table('Flood', null, [1, '[[300 Gems]]']));
    const flood: Command = { type: 'RollTable', table: idOf(state, 'Flood'), secret: true };
    const ruling = decide(state, flood, referee, { die: (sides) => sides, id: () => 'one' });
    expect(ruling.granted ? null : ruling.refusal.sentence).toBe(
      '“Flood” leads to more than 200 rolls, or says too much at once.',
    );
  });

  it('the state is as if there had been none once the last is gone', () => {
    const state = written(GEMS);
    expect(after(state, { type: 'RemoveTable', table: idOf(state, 'Gems') }, referee)).toEqual(bare);
  });
});

describe('tables that are ready', () => {
  const takeUp = (state: GameState, set: (typeof READY_SETS)[number]['key']): GameState => {
    const ruling = decide(state, { type: 'TakeUpTables', set }, referee, seededDice(state.rounds + set.length));
    if (!ruling.granted) throw new Error(ruling.refusal.sentence);
    return ruling.events.reduce(evolve, state);
  };

  it.each(READY_SETS)(
    '“$title” is taken up whole, and each of its tables might have been written by hand',
    ({ key, tables }) => {
      for (const book of RULESETS) {
        const state = takeUp({ ...bare, ruleset: { base: book, slots: {}, options: {} } }, key);
        expect(Object.values(state.randomTables ?? {}).map(({ name }) => name)).toEqual([...tables]);
        for (const table of Object.values(state.randomTables ?? {})) {
          const { id: _named, ...facts } = table;
          expect(refusal(state, { type: 'WriteTable', table: table.id, ...facts })).toBeNull();
          const ruling = decide(state, { type: 'RollTable', table: table.id, secret: true }, referee, seededDice(5));
          expect(ruling.granted).toBe(true);
        }
      }
    },
  );

  it('what the campaign has under that name stays as it is, and a set that is there is not taken up again', () => {
    const own = written(table('Rumours', null, [1, 'The baron is a ghoul.']));
    expect(refusal(own, { type: 'TakeUpTables', set: 'rumours' })).toBe('The campaign has these tables already.');
    const named = written(table('Bynames', null, [1, 'the Red']));
    const state = takeUp(named, 'people');
    expect(Object.values(state.randomTables ?? {}).map(({ name }) => name)).toEqual([
      'Bynames',
      'First names',
      'Names of people',
    ]);
    expect(state.randomTables?.[idOf(state, 'Bynames')]?.lines).toHaveLength(1);
  });

  it('they are offered to the referee until they are there', () => {
    const offered = (state: GameState, seat = referee) =>
      offers(known(state, seat), seat).filter(({ command }) => command === 'TakeUpTables').length;
    expect([offered(bare), offered(takeUp(bare, 'folk')), offered(bare, player)]).toEqual([
      READY_SETS.length,
      READY_SETS.length - 1,
      0,
    ]);
    expect(refusedOffers(bare, referee, 'TakeUpTables')).toEqual([]);
  });
});

it('an aside is told to the referee alone, of a roll in the open too', () => {
  const state = written(table('Rumours', null, [1, 'Wolves walk on two legs. [[aside: false]]']));
  const event = rolled(state, 'Rumours', [1], false);
  const told = [referee, player, spectator].map((seat) => tell(event, seat, state, state)?.text);
  expect(told).toEqual([
    'Rumours: Wolves walk on two legs. (false)',
    'Rumours: Wolves walk on two legs.',
    'Rumours: Wolves walk on two legs.',
  ]);
});

it.each([
  ['An old man [[aside: a spy]] begs.', 'An old man begs.'],
  ['An old man [[aside: a spy]], bent.', 'An old man, bent.'],
  ['[[aside: a spy]] An old man.', 'An old man.'],
  ['An old man [[aside: a spy]] [[aside: armed]] begs [[aside: of all]]', 'An old man begs.'],
  ['He has [[item lamp]] [[aside: stolen]] [[item torch]].', 'He has a lamp a torch.'],
  ['He [[Hidden]] begs.', 'He begs.'],
  ['[[Hidden]] He begs of [[2 Hidden]] [[Open]].', 'He begs of you.'],
])('nothing shows where an aside stood: %s', (line, words) => {
  const hidden = [table('Hidden', null, [1, '[[aside: a spy]]']), table('Open', null, [1, '[[aside: a spy]] you'])];
  const state = written(...hidden, table('Beggars', null, [1, line]));
  const event = rolled(state, 'Beggars', [1, 1, 1, 1, 1], false);
  expect(tell(event, spectator, state, state)?.text).toBe(`Beggars: ${words}`);
});

it.each([
  ['He has a [[item apple]].', 'He has an apple.'],
  ['A [[item silver key]].', 'A silver key.'],
  ['Bah, an [[Open]].', 'Bah, an old man.'],
])('the article of a thing is said once: %s', (line, words) => {
  const state = written(table('Open', null, [1, 'old man']), table('Beggars', null, [1, line]));
  const event = rolled(state, 'Beggars', [1, 1], false);
  expect(tell(event, spectator, state, state)?.text).toBe(`Beggars: ${words}`);
});

it.each([
  ['[[9999*99999 item torch]]', '999,890,001 torches: 100,000 of a thing are the most'],
  ['[[99999 item torch]] and [[2 item torch]]', '100,001 torches: 100,000 of a thing are the most'],
  ['[[9999*99999 gp]]', '999,890,001 coins or worth in gold pieces: 1,000,000 are the most'],
  ['[[2 item gem of 999,999,999 gp]]', '1,999,999,998 coins or worth in gold pieces: 1,000,000 are the most'],
])('no roll brings more than can be kept: %s', (line, words) => {
  const state = written(table('Vault', null, [1, line]));
  expect(refusal(state, { type: 'RollTable', table: idOf(state, 'Vault'), secret: true }, 1)).toBe(
    `“Vault” brings ${words}.`,
  );
});

it('things of magic beyond fifty are left out, and the referee is told so', () => {
  const state = written(table('Vault', null, [1, '[[500 item potion of flying]] [[aside: old]]']));
  const event = rolled(state, 'Vault', [1], false);
  expect(event.outcome?.things).toHaveLength(50);
  expect([referee, player].map((seat) => tell(event, seat, state, state)?.text)).toEqual([
    'Vault: 500 potions of flying (old; 450 things of magic are left out: no more than 50 are found together).',
    'Vault: 500 stoppered vials.',
  ]);
});

describe('a table whose name reads as something else by now', () => {
  const older = { id: id<'random-table'>('older'), dice: null, lines: [{ share: 1, text: 'a pearl' }] };
  const names = ['Treasure type A', 'aside: rumours'] as const;
  it.each(names)('is rolled on all the same: %s', (name) => {
    const before = { ...bare, randomTables: { [older.id]: { ...older, name } } };
    const user = { share: 1, text: `Here: [[${name.toLowerCase()}]].` };
    const state = after(before, { type: 'WriteTable', table: null, name: 'Lair', dice: null, lines: [user] }, referee);
    expect(rolled(state, 'Lair', [1, 1])).toMatchObject({ text: 'Here: a pearl.', on: ['Lair', name] });
    expect(ask(state, { type: 'RemoveTable', table: older.id }, referee)).toBe('bad-input');
    const anew = { ...older, type: 'WriteTable', table: older.id } as const;
    expect(ask(state, { ...anew, name }, referee)).not.toBe('bad-input');
    const renamed = after(state, { ...anew, name: 'Pearls' }, referee);
    expect(rolled(renamed, 'Lair', [1, 1]).text).toBe('Here: a pearl.');
    expect(refusal(state, { ...anew, name, lines: [{ share: 1, text: '[[Lair]]' }] })).toMatch(/back to itself/);
  });
});

describe('things of magic that come up in the open', () => {
  const state = written(
    table('Cupboard', null, [1, 'In it: [[treasure type N]].']),
    table('Rack', null, [1, '[[2 item potions of poison]], [[item sword -1 cursed]] and [[1d4 item torch]]']),
    table('Room', null, [1, 'A rack holds [[Rack]].']),
  );
  const told = (name: string, faces: readonly number[]) => {
    const event = rolled(state, name, faces, false);
    return [referee, player, otherPlayer, spectator].map((seat) => tell(event, seat, state, state));
  };

  it('are called by what they look like before the players, and by what they are before the referee', () => {
    const seen = 'Room: A rack holds 2 stoppered vials, a finely made sword and 3 torches.';
    expect(told('Room', [1, 1, 3]).map((line) => line?.text)).toEqual([
      'Room: A rack holds 2 potions of poison, a sword -1 cursed and 3 torches.',
      ...[seen, seen, seen],
    ]);
  });

  it('treasure types say of them no more, nor by which dice they came', () => {
    const lines = told('Cupboard', [1, 1, 1, 1, 1, 1, 1, 2]);
    expect(lines.map((line) => line?.text)).toEqual([
      'Cupboard: In it: a potion of clairaudience and a potion of clairvoyance.',
      ...Array.from({ length: 3 }, () => 'Cupboard: In it: 2 stoppered vials.'),
    ]);
    expect(lines.map((line) => line?.rolls?.length)).toEqual([8, 1, 1, 1]);
  });
});

describe('who knows of the tables', () => {
  const state = written(GEMS, CHEST);
  const seats = [referee, player, otherPlayer, spectator];

  it('they are the referee’s to write, to roll and to read', () => {
    const table = idOf(state, 'Gems');
    const asked: readonly Command[] = [
      GEMS,
      { type: 'RemoveTable', table },
      { type: 'RollTable', table, secret: false },
    ];
    expect(asked.map((command) => ask(state, command, player))).toEqual(asked.map(() => 'not-your-seat'));
    const shown = seats.map((seat) =>
      [...project(state, seat).keys()].filter((key) => key.startsWith('random-table:')),
    );
    expect(shown.map((keys) => keys.length)).toEqual([2, 0, 0, 0]);
  });

  it('a roll in secret is told to the referee alone; of one in the open, all are told what came up, and not by which tables', () => {
    const told = (secret: boolean) => {
      const event = rolled(state, 'Chest', [3, 6, 4, 5, 5], secret);
      return seats.map((seat) => tell(event, seat, state, state));
    };
    const words = 'Chest: 10 gp and a pearl and a pearl.';
    expect(told(true).map((line) => line?.text ?? null)).toEqual([words, null, null, null]);
    const open = told(false);
    expect(open.map((line) => line?.text)).toEqual([words, words, words, words]);
    expect(open.map((line) => line?.why?.formula ?? null)).toEqual(['Chest, Gems, Gems', null, null, null]);
  });
});

it('an id that is no table’s is refused', () => {
  expect(refusal(bare, { type: 'RollTable', table: id('nothing'), secret: true })).toBe('There is no such table.');
});
