import { describe, expect, it } from 'vitest';
import { RULESETS } from '../src/books/list.ts';
import { type Command, id } from '../src/core/index.ts';
import { decide } from '../src/decide.ts';
import { evolve } from '../src/procedures/evolve.ts';
import { offers } from '../src/view/offers.ts';
import { project } from '../src/view/project.ts';
import { BEGINNINGS, delvers } from './abbey.ts';
import { dull } from './random-play.ts';
import { player, referee, submissions } from './table.ts';

/** Words that people may write, and under which every object of the language holds something. */
const WORDS = ['constructor', 'toString', 'hasOwnProperty', '__proto__'];
const cases = RULESETS.flatMap((base) => Object.keys(BEGINNINGS).map((begin) => [base, begin] as const));

const commands = (word: string): readonly Command[] => {
  const [creature, elf] = [id<'creature'>('aldo'), id<'creature'>('ilphas')];
  const item = { creature, name: word, quantity: 1, weight: 1, use: 'none' } as const;
  return [
    { type: 'GiveItem', ...item, kind: 'gear' },
    { type: 'GiveItem', ...item, kind: 'weapon' },
    { type: 'GiveItem', ...item, kind: 'armour' },
    { type: 'RecordSkill', creature, skill: word, percent: 40 },
    { type: 'CheckSkill', creature, skill: word, modifier: 0, blind: false },
    { type: 'ProposeSpell', creature: elf, spell: word, description: word },
    { type: 'AddMonsters', monster: word, count: 1, square: null, hidden: true },
    { type: 'StrikeWare', ware: word },
    { type: 'Buy', creature, ware: word, lots: 1 },
    { type: 'CastSpell', caster: elf, spell: word, targets: [] },
    { type: 'RenameCreature', creature, name: word, icon: null },
  ] as Command[];
};

describe('words that every object has', () => {
  it.each(cases)('are words like others by %s, %s', (base, begin) => {
    for (const word of WORDS) {
      let state = { ...(BEGINNINGS[begin] ?? delvers)(), ruleset: { base, slots: {}, options: {} } };
      for (const command of commands(word)) {
        const ruling = decide(state, command, referee, dull(1));
        if (ruling.granted) state = ruling.events.reduce(evolve, state);
      }
      for (const seat of [player, referee]) expect(() => JSON.stringify([...project(state, seat)])).not.toThrow();
      const about = offers(state, referee).filter((offer) => JSON.stringify(offer).includes(word));
      for (const command of about.flatMap((offer) => submissions(offer).slice(0, 3)))
        expect(() => decide(state, command, referee, dull(2))).not.toThrow();
    }
  });
});

/** Words of the language that have a hyphen. */
const HYPHENS = /^(north|south)-(east|west)$|^magic-user$/;

it.each(cases)('no choice reads as the code has it, by %s, %s', (base, begin) => {
  const state = { ...(BEGINNINGS[begin] ?? delvers)(), ruleset: { base, slots: {}, options: {} } };
  const read = [player, referee]
    .flatMap((seat) => offers(state, seat))
    .flatMap(({ inputs }) => inputs.flatMap((input) => ('options' in input ? input.options : [])));
  const raw = read.filter(
    ({ value, label }) => value === label && !HYPHENS.test(label) && /^[a-z]+(-[a-z]+)+$|^misc$/.test(label),
  );
  expect(raw).toEqual([]);
});
