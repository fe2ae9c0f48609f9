import type { Told } from '@lanthorn/protocol';
import { describe, expect, it } from 'vitest';
import { captionsOf, toldSince } from './captions.ts';

const why = { rule: 'OSE-CMB-01', formula: '' } as const;
const told = (text: string, line: Partial<Told['line']>): Told => ({
  id: text,
  at: 0,
  entry: null,
  line: { kind: 'encounter', text, ...line },
});
const blow = told('Hild hits the goblin.', { kind: 'ruling', why });
const bell = told('Ann rings the bell.', { kind: 'speech' });
const order = told('Initiative: the goblins, then the party.', { why: { ...why, throws: [] } });
const dice = told('Ann throws 2d6: 7.', { kind: 'roll', what: { type: 'free-dice' } });
const shut = told('A door falls shut.', { kind: 'time', why });
const dark = told('The torch burns out.', { kind: 'time', tone: 'bad' });
const turn = told('Turn 4 begins.', { kind: 'time', what: { type: 'turn', turn: 4 } });
const proposed = told('Ann proposes to end the turn.', { kind: 'time' });
const anew = told('The next adventure begins.', { kind: 'time', what: { type: 'downtime' } });
const seated = told('Ann takes a seat.', { kind: 'table' });

/** The lines that stand, the large one marked. */
const shown = (...lines: readonly Told[]) =>
  captionsOf(lines, 1, 0).map(({ told: { id }, main }) => `${main ? '* ' : ''}${id}`);

describe('under the picture', () => {
  it.each([
    ['a blow, whatever order is told after it', [blow, order], ['* Hild hits the goblin.', order.id]],
    ['what was said or done last', [blow, bell, dice], [blow.id, '* Ann rings the bell.', dice.id]],
    ['the story, where only the clock moved since', [blow, shut], ['* Hild hits the goblin.', shut.id]],
    ['what time brings upon the party', [blow, dark], [blow.id, '* The torch burns out.']],
  ] as const)('stands large: %s', (_, lines, seen) => expect(shown(...lines)).toEqual(seen));

  it('nothing stands of clock, calendar and chairs', () => {
    expect(shown(turn, proposed, seated)).toEqual([]);
  });

  it('it is told that an adventure begins', () => {
    expect(shown(blow, anew)).toEqual(['* Hild hits the goblin.', anew.id]);
  });

  it('the latest of the story stays among the lines', () => {
    expect(shown(blow, order, dice, shut)).toEqual(['* Hild hits the goblin.', dice.id, shut.id]);
  });
});

it('whoever comes back reads only what was told since', () => {
  expect(toldSince([blow, bell, dice], bell.id)).toEqual([dice]);
  expect(toldSince([blow, bell], bell.id)).toEqual([]);
  expect([null, 'gone'].map((read) => toldSince([blow, bell], read).length)).toEqual([2, 2]);
});
