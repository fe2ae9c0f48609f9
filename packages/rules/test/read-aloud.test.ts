import { expect, it } from 'vitest';
import { type GameEvent, id, roll } from '../src/core/index.ts';
import { asSentence } from '../src/core/words.ts';
import { toldName, toldWithin } from '../src/procedures/situation/spells/reversed.ts';
import { tell } from '../src/view/tell.ts';
import { onTheWay } from './abbey.ts';
import { inPeace } from './in-play.ts';
import { at, campaign, goblin, player, referee, seededDice, someone, toMeet } from './table.ts';

const aldo = someone({ at: at(1, 1) });
const line = (event: unknown, state = campaign([aldo])): string | undefined =>
  tell(event as GameEvent, referee, state, state)?.text;

it('those who ride are told to set out on what they ride', () => {
  const course = { heading: 'N', way: 'country', mount: 'mule', forage: false } as const;
  const set = (pace: 'march' | 'forced') =>
    line({ type: 'CourseSet', course: { ...course, pace }, left: 1, next: 'description' }, onTheWay());
  expect([set('march'), set('forced')]).toEqual([
    'Day 1 of the journey. The party sets out north, across country, on mules.',
    'Day 1 of the journey. The party marches hard to the north, across country, on mules.',
  ]);
});

it('nobody is said to have another name who keeps the old one', () => {
  const named = (name: string) => line({ type: 'CreatureRenamed', creature: aldo.id, name, icon: null });
  expect(named('Aldo')).toBeUndefined();
  expect(named('Bera')).toBeDefined();
});

it('scores are told by their names', () => {
  expect(line({ type: 'ScoresSwapped', user: player.user, one: 'INT', other: 'CHA' })).toBe(
    'Ann exchanges intelligence and charisma.',
  );
  expect(line({ type: 'ScoresTraded', user: player.user, lower: 'WIS', raise: 'STR', cost: 2 })).toBe(
    'Ann lowers wisdom by 2 and raises strength by 1.',
  );
});

it('those who have come up are not told to be 0 feet apart', () => {
  const ran = (gap: number) => line({ type: 'PursuitRan', gap, why: { rule: 'TABLE', formula: '' } });
  expect([ran(30), ran(0), ran(-20)]).toEqual([
    'They run: 30 feet between them.',
    'They run, and nothing is left between them.',
    'They run, and nothing is left between them.',
  ]);
});

it('what comes up on a table ends with a stop, whether its author wrote one or not', () => {
  const rolls = [roll(seededDice(1), 1, 6)];
  const rolled = (text: string, aside?: string) =>
    line({
      type: 'TableRolled',
      table: id('t'),
      name: 'Names',
      on: ['Names'],
      rolls,
      text,
      ...(aside ? { aside } : {}),
    });
  expect([rolled('Mabel'), rolled('Water runs along the ceiling.'), rolled('Mabel', 'a spy')]).toEqual([
    'Names: Mabel.',
    'Names: Water runs along the ceiling.',
    'Names: Mabel (a spy).',
  ]);
  expect(['Who goes there?', 'He said “Run!”', 'A door'].map(asSentence)).toEqual([
    'Who goes there?',
    'He said “Run!”',
    'A door.',
  ]);
});

it('a thing of magic has its article, as a spell has not', () => {
  expect(['Potion of invisibility', 'Sleep', 'Ring of protection'].map(toldName)).toEqual([
    'The potion of invisibility',
    'Sleep',
    'The ring of protection',
  ]);
  expect(toldWithin('Potion of invisibility')).toBe('the potion of invisibility');
});

it('a thing that turns out to be another is called as things are', () => {
  const torch = { id: id<'item'>('torch'), name: 'Torch', quantity: 1, weight: 10, kind: 'gear', use: null } as const;
  const state = campaign([{ ...aldo, items: [torch] }]);
  const item = { ...torch, name: 'Wand of cold' };
  expect(line({ type: 'ThingRevealed', creature: aldo.id, item }, state)).toBe(
    'Aldo’s torch is in truth a wand of cold.',
  );
});

it('two sides of whom nothing is seen are named once in the order of a round', () => {
  const beyond = [goblin({ at: at(7, 1) }), goblin({ id: id('orc'), name: 'Orc', at: at(8, 1) })] as const;
  const met = inPeace('ose', [aldo, ...beyond])
    .play(toMeet([beyond[0].id]))
    .play({ type: 'JoinEncounter', creatures: [beyond[1].id], side: null })
    .play({ type: 'SetDistance', distance: 60 })
    .play({ type: 'SetReaction', reaction: 'uncertain' });
  met.told();
  const order = met.play({ type: 'RollInitiative' }, referee, 1, 4, 3).told();
  expect(order.players).toContain('Initiative: something in the dark, then the party. [4] [3] [1]');
  expect(order.referee).toContain('Initiative: the goblin, then the orc, then the party. [4] [3] [1]');
});

it('what magic lets go of is called as it is in any sentence', () => {
  const orc = goblin({ at: at(2, 1), name: 'Orc' });
  const magic = { id: id('m'), name: 'Web', on: [orc.id], caster: null, open: true, until: null };
  const state = { ...campaign([aldo, orc]), magic: [magic] } as never;
  expect(line({ type: 'MagicEnded', magic, ranOut: true }, state)).toBe('Web lets go of the orc.');
});

it('whoever casts upon themselves is not named twice, nor at all where the spell can be on nobody else', () => {
  const mage = someone({ id: id('ilphas'), name: 'Ilphas', class: 'magic-user', at: at(2, 1) });
  const cast = (spell: string, targets: readonly (typeof aldo.id)[]) =>
    line({ type: 'SpellCast', caster: mage.id, spell, targets, to: null, reversed: false }, campaign([aldo, mage]));
  expect([
    cast('Floating Disc', [mage.id]),
    cast('Invisibility', [mage.id]),
    cast('Haste', [mage.id, aldo.id]),
  ]).toEqual([
    'Ilphas casts Floating Disc.',
    'Ilphas casts Invisibility on themselves.',
    'Ilphas casts Haste on themselves and Aldo.',
  ]);
});
