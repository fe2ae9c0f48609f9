import { describe, expect, it } from 'vitest';
import { commandFlaw } from '../command-flaw.ts';
import { checkOf } from './checks.ts';
import {
  either,
  type Field,
  flag,
  id,
  known,
  list,
  matching,
  maybe,
  maybeText,
  number,
  ofServer,
  oneOf,
  orNull,
  record,
  row,
  square,
  table,
  text,
  whole,
} from './fields.ts';

const takes = ({ shape }: Field<unknown>, value: unknown): boolean => checkOf(shape).safeParse(value).success;
const LONG = 'x'.repeat(11);

describe('a field', () => {
  it.each<[string, Field<unknown>, readonly unknown[], readonly unknown[]]>([
    ['an id', id('door'), ['c1', 'a:b.c-d_e'], ['', 'a b', 'x'.repeat(65), 'constructor', 'toString', 7, null]],
    ['a flag', flag, [true, false], [0, 'true', null]],
    ['a whole number', whole(-2, 3), [-2, 0, 3], [-3, 4, 0.5, Number.NaN, '1', null]],
    ['a number', number(0, 1), [0, 0.5, 1], [-0.1, 1.1, Number.NaN, Number.POSITIVE_INFINITY, '0']],
    ['a text', text(10), ['a', ' a '], ['', '  ', LONG, 'a\0', '\ud800', 1]],
    ['a text that may be empty', maybeText(10), ['', 'a'], [LONG, '\0', '\udc00', null]],
    ['a text of a pattern', matching(/^[a-z]+$/), ['ab'], ['', 'A', 'a1']],
    ['a name that is known', known((name) => name === 'morale', 'is unknown'), ['morale'], ['moral', '', 1]],
    ['one of some', oneOf('open', 'closed', 3), ['open', 3], ['Open', '3', null]],
    ['a field or null', orNull(flag), [true, null], [undefined, 'null']],
    ['a list', list(flag, 2, 1), [[true], [true, false]], [[], [true, true, true], [1], {}, 'true']],
    ['a row', row(whole(0, 9), flag), [[1, true]], [[1], [1, true, true], [true, 1]]],
    ['either of some', either(flag, oneOf('base')), [true, 'base'], ['bass', 1]],
    ['a table', table(maybeText(3), flag), [{}, { a: true }], [{ a: 1 }, { abcd: true }, [], null]],
    [
      'a table of plain names',
      table(maybeText(20), flag),
      [{ proto: true }],
      [JSON.parse('{"__proto__":[[]]}'), { constructor: true }],
    ],
    [
      'a record',
      record({ a: flag, b: maybe(flag) }),
      [{ a: true }, { a: true, b: false }],
      [{}, { a: true, b: undefined }, { a: true, c: 1 }, null],
    ],
    ['a square', square, [{ x: 0, y: -1000 }], [{ x: 0.5, y: 0 }, { x: 0, y: 1001 }, { x: 0 }]],
    ['what the server says', ofServer<string>(), [], ['a', null, undefined]],
  ])('that is %s takes that and nothing else', (_name, field, good, bad) => {
    for (const value of good) expect(takes(field, value), JSON.stringify(value)).toBe(true);
    for (const value of bad) expect(takes(field, value), JSON.stringify(value)).toBe(false);
  });
});

describe('a command', () => {
  it.each<[unknown, string | null]>([
    [{ type: 'OpenDoor', creature: 'c1', door: 'd1' }, null],
    [{ type: 'OpenDoor', creature: 'c1' }, 'door: is not the id of a door'],
    [{ type: 'OpenDoor', creature: 'c 1', door: 'd1' }, 'creature: is not the id of a creature'],
    [{ type: 'OpenDoor', creature: 'c1', door: 'd1', key: 'k1' }, 'command: Unrecognized key: "key"'],
    [{ type: 'Knock', door: 'd1' }, 'there is no such command'],
    [{ type: 'constructor' }, 'there is no such command'],
    [{}, 'there is no such command'],
  ])('%j: %s', (value, flaw) => {
    expect(commandFlaw(value as object)).toBe(flaw);
  });

  it.each<[type: string, rest: object, field: string, least: number, most: number]>([
    ['Attack', { attacker: 'c1', target: 'c2', attack: 0 }, 'modifier', -10, 10],
    ['Breathe', { creature: 'c1', targets: [] }, 'modifier', -10, 10],
    ['RollSave', { creature: 'c1', save: 'death' }, 'modifier', -10, 10],
    ['Afflict', { creature: 'c1', by: 'coma' }, 'modifier', -10, 10],
    ['LetTakeHold', { awaited: 'm1' }, 'modifier', -10, 10],
    ['RollReaction', { speaker: 'nobody' }, 'modifier', -4, 4],
    ['CheckLoyalty', { creature: 'c1', loyalty: null, extreme: false }, 'adjustment', -2, 2],
    ['Climb', { creature: 'c1', modifier: 0, sheer: true, equipment: true }, 'feet', 1, 1_000],
    ['Fall', { creature: 'c1' }, 'feet', 1, 1_000],
    ['AddMonsters', { monster: 'goblin', square: null, hidden: false }, 'count', 1, 60],
    ['SetDistance', {}, 'distance', 0, 6_000],
    ['PassTurns', { resting: false }, 'turns', 1, 144],
    ['RollOffItems', {}, 'items', 1, 100],
    ['BeginDrowning', { creature: 'c1' }, 'rounds', 1, 60],
    ['BeginMagic', { name: 'Light', on: ['c1'] }, 'turns', 0, 1_008],
    ['Buy', { creature: 'c1', ware: 'sword' }, 'lots', 1, 100],
    ['CheckDrowning', { creature: 'c1' }, 'chance', 1, 100],
    ['CheckForWanderers', {}, 'checks', 1, 4],
    ['FundResearch', { creature: 'c1' }, 'gold', 1, 1_000_000],
    ['GoOn', { hexes: 1 }, 'sight', 0, 60],
    ['HandOver', { creature: 'c1', item: 'i1', to: 'c2' }, 'quantity', 1, 100_000],
    ['LooseVolleys', { creatures: ['c1'] }, 'volleys', 1, 20],
    ['MoveInOrder', { creature: 'c1' }, 'rank', 1, 1_000],
    ['PassDowntime', { rations: false }, 'days', 1, 28],
    ['RecordSkill', { creature: 'c1', skill: 'miller' }, 'percent', 0, 100],
    ['ScaleLand', { land: 'l1' }, 'milesPerHex', 1, 30],
    ['Sell', { creature: 'c1', item: 'i1' }, 'quantity', 1, 10_000_000],
    ['SetGalleryDelay', {}, 'minutes', 0, 30],
    ['SetScene', { scene: 's1', ambient: 'lit', level: 1 }, 'feetPerSquare', 1, 100],
    ['SetScene', { scene: 's1', ambient: 'lit', feetPerSquare: 10 }, 'level', 1, 8],
    ['SpendPool', {}, 'gold', 1, 1_000_000],
    ['StoreCoins', { creature: 'c1', store: 's1', coin: 'gp' }, 'count', 1, 10_000_000],
  ])('%s with %j takes its %s from %i to %i and no other', (type, rest, field, least, most) => {
    const flaws = [least, most, least - 1, most + 1, least + 0.5].map((value) =>
      commandFlaw({ type, ...rest, [field]: value }),
    );
    expect(flaws.map((flaw) => flaw === null)).toEqual([true, true, false, false, false]);
  });

  it.each<[type: string, rest: object, field: string, most: number, mayBeEmpty: boolean]>([
    ['BeginMagic', { on: ['c1'], turns: 6 }, 'name', 60, false],
    ['Declare', { creature: 'c1', action: 'spell', spell: 'Sleep' }, 'words', 200, true],
    ['LearnLanguage', { creature: 'c1' }, 'language', 40, false],
    ['NoteLore', { square: { x: 4, y: 1 }, topic: 'construction' }, 'text', 300, false],
    ['PoolThing', { thing: 'ring', named: false }, 'name', 300, false],
    ['RenamePartyMap', { map: 'm1' }, 'name', 60, false],
    ['RollDice', { notation: '1d6', audience: 'table' }, 'purpose', 100, true],
    ['SetMarchingOrder', { ranks: [] }, 'situation', 40, false],
    ['WriteOnMap', { square: { x: 1, y: 1 } }, 'text', 200, false],
  ])('%s with %j takes no longer %s than %i characters', (type, rest, field, most, mayBeEmpty) => {
    const flaws = [most, most + 1, 0].map((length) => commandFlaw({ type, ...rest, [field]: 'x'.repeat(length) }));
    expect(flaws.map((flaw) => flaw === null)).toEqual([true, false, mayBeEmpty]);
  });
});
