import { describe, expect, it } from 'vitest';
import { offeredBy } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { after, ask, campaign, player, referee, someone, spectator } from '../../../../test/table.ts';
import { monsterOf } from '../../../books/ose/content/bestiary.ts';
import type { CommandsIn } from '../../../core/forms.ts';
import type { CommandOf } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { type Monster, strike } from '../../../state/monster.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import type { contentCommands } from './commands.ts';

const ogre = monsterOf('ogre');
if (!ogre) throw new Error('the bestiary has no ogre');
const brute: Monster = { ...ogre, key: 'moor-brute', name: 'Moor brute', attacks: [strike('maul', '1d12')] };
const write = { type: 'WriteMonster', monster: brute } as const;
const level1 = (...monsters: string[]) => ({ type: 'WriteEncounterTable', table: 'dungeon:1', monsters }) as const;
const rope: CommandOf<'WriteWare'> = {
  type: 'WriteWare',
  name: 'Rope',
  kind: 'gear',
  cost: 2,
  weight: 0,
  pieces: 1,
  use: 'rope',
};
const begin = campaign([someone()]);

const met = (state: GameState, level: number) => rulesOf(state).wandering.met.table(level);
const priceOf = (state: GameState, name: string) => rulesOf(state).equipment.ware(name)?.cost;
const choicesOf = (state: GameState, key: string, input: string): readonly string[] =>
  offers(state, referee)
    .filter((offer) => offer.key.split(':')[0] === key)
    .flatMap(({ inputs }) => inputs)
    .flatMap((one) => (one.name === input && 'options' in one ? one.options.map(({ value }) => value) : []));

describe('the campaign’s own monsters', () => {
  it('OSE-APX-13: are in the bestiary, and can be brought in', () => {
    const written = after(begin, write, referee);
    expect(rulesOf(written).monsters.monster('moor-brute')).toEqual(brute);
    expect(choicesOf(written, 'AddMonsters', 'monster')).toContain('moor-brute');
    const placed = after(
      written,
      { type: 'AddMonsters', monster: 'moor-brute', count: 1, square: null, hidden: true },
      referee,
      ...[1, 2, 3, 4],
    );
    expect(Object.values(placed.creatures)).toContainEqual(
      expect.objectContaining({ name: 'Moor brute', hitPoints: { now: 11, max: 11 }, attacks: brute.attacks }),
    );
  });

  it('stand in the place of the book’s, or are struck out, and come back', () => {
    const tough = after(begin, { ...write, monster: { ...brute, key: 'orc', name: 'Great orc' } }, referee);
    expect(rulesOf(tough).monsters.bestiary.filter(({ key }) => key === 'orc')).toMatchObject([{ name: 'Great orc' }]);
    const gone = after(tough, { type: 'StrikeMonster', monster: 'orc' }, referee);
    expect([rulesOf(gone).monsters.monster('orc'), met(gone, 1).includes('orc')]).toEqual([null, false]);
    expect(ask(gone, { type: 'AddMonsters', monster: 'orc', count: 1, square: null, hidden: true }, referee)).toBe(
      'no-such-thing',
    );
    const back = after(gone, { type: 'RestoreMonster', monster: 'orc' }, referee);
    expect(rulesOf(back).monsters.monster('orc')).toEqual(monsterOf('orc'));
  });

  it('are told to the referee alone, and nobody else sees what is written', () => {
    const script = new Script(begin)
      .play(write)
      .play(level1('moor-brute'))
      .play({ type: 'StrikeMonster', monster: 'orc' });
    expect(script.told()).toEqual({
      referee: [
        'Written into the bestiary: Moor brute.',
        'Encounter table rewritten: Dungeon, level 1 (1 line).',
        'Struck out of the bestiary: Orc.',
      ],
      players: [],
    });
    for (const seat of [player, spectator])
      expect(JSON.stringify([...project(script.state, seat)])).not.toMatch(/brute|own-/i);
    expect(JSON.stringify([...project(script.state, referee)])).toMatch(/own-monster:moor-brute/);
  });

  it.each([
    ['a key of capitals', { key: 'Moor Brute' }],
    ['no name', { name: ' ' }],
    ['armour beyond 40', { armourClass: 41 }],
    ['no hit dice', { hitDice: { dice: 0, plus: 0, stars: 0 } }],
    ['a hit die and a half', { hitDice: { dice: 1.5, plus: 0, stars: 0 } }],
    ['damage without dice', { attacks: [strike('maul', 'a lot')] }],
    ['an attack never made', { attacks: [strike('maul', '1d6', 0)] }],
    ['movement backwards', { movement: -30 }],
    ['saves of nobody', { saveAs: 'X9' }],
    ['morale below 2', { morale: 1 }],
    ['another morale above 12', { otherMorale: 13 }],
    ['thousands that come', { numberAppearing: { dungeon: '1d6', lair: '900d20' } }],
    ['a hug without dice', { traits: { hug: 'hard' } }],
    ['thousands of parts', { traits: { divides: { count: '999d9', hitDice: 2, damage: '1d6' } } }],
    ['parts that may be one alone', { traits: { divides: { count: '1d4', hitDice: 2, damage: '1d6' } } }],
    ['parts that come to nothing', { traits: { divides: { count: '2d4*0', hitDice: 2, damage: '1d6' } } }],
    ['parts by dice without sides', { traits: { divides: { count: '2d0+2', hitDice: 2, damage: '1d6' } } }],
    ['parts whose damage is no dice', { traits: { divides: { count: '1d4+1', hitDice: 2, damage: 'banana' } } }],
    ['breath that reaches nobody', { traits: { breath: { what: 'fire', feet: 0, aDay: 3 } } }],
    ['breath without dice', { traits: { breath: { what: 'fire', feet: 90, aDay: 3, damage: 'hot' } } }],
    ['a book of a description', { special: 'x'.repeat(4001) }],
  ])('with %s are refused', (_what, facts) => {
    expect(ask(begin, { type: 'WriteMonster', monster: { ...brute, ...facts } }, referee)).toBe('bad-input');
  });

  it.each(['2', '1d4+1', '20'])('divide into %s', (count) => {
    const traits = { divides: { count, hitDice: 2, damage: '1d6' } };
    const written = after(begin, { type: 'WriteMonster', monster: { ...brute, traits } }, referee);
    expect(rulesOf(written).monsters.monster('moor-brute')?.traits).toEqual(traits);
  });
});

describe('encounter tables', () => {
  it('OSE-HAZ-12: as the campaign has them are rolled on', () => {
    const written = after(after(begin, write, referee), level1('moor-brute', 'goblin'), referee);
    const check = { type: 'CheckWandering', chance: 6, noiseOrLight: false, hidden: false } as const;
    const drawn = after(written, check, referee, ...[1, 1, 1, 5, 5, 5, 5, 3, 4]);
    expect(drawn.drawnUp).toMatchObject({ name: 'Moor brute' });
    expect(offeredBy(written, 'RestoreEncounterTable')).toEqual(['OSE-HAZ-12']);
    expect(met(after(written, { type: 'RestoreEncounterTable', table: 'dungeon:1' }, referee), 1)).toEqual(
      met(begin, 1),
    );
  });

  it('of the open are the campaign’s too, each with its ground', () => {
    const written = after(begin, { type: 'WriteEncounterTable', table: 'swamp', monsters: ['ogre'] }, referee);
    const { travel } = rulesOf(written);
    expect([travel.wandering.table('swamp'), travel.wandering.table('forest')]).toEqual([
      ['ogre'],
      rulesOf(begin).travel.wandering.table('forest'),
    ]);
  });

  it('of levels without one are those of the deepest level above', () => {
    const written = after(begin, { type: 'WriteEncounterTable', table: 'dungeon:9', monsters: ['ogre'] }, referee);
    expect([met(written, 8), met(written, 9), met(written, 15), met(written, 99)]).toEqual([
      met(begin, 8),
      ['ogre'],
      ['ogre'],
      ['ogre'],
    ]);
  });

  it('are never left empty', () => {
    const alone = after(after(begin, write, referee), level1('moor-brute'), referee);
    expect(ask(alone, { type: 'StrikeMonster', monster: 'moor-brute' }, referee)).toBe('bad-input');
    expect(ask(alone, { type: 'RestoreMonster', monster: 'moor-brute' }, referee)).toBe('bad-input');
    expect(ask(begin, level1(), referee)).toBe('bad-input');
    expect(choicesOf(alone, 'StrikeMonster', 'monster')).not.toContain('moor-brute');
  });
});

describe('the price list', () => {
  it('OSE-APX-10: is the book’s, with the campaign’s own prices', () => {
    const dear = after(begin, { ...rope, name: 'lantern', cost: 25.5 }, referee);
    expect([priceOf(begin, 'lantern'), priceOf(dear, 'lantern')]).toEqual([10, 25.5]);
    const none = after(dear, { type: 'StrikeWare', ware: 'lantern' }, referee);
    expect(priceOf(none, 'lantern')).toBeUndefined();
    expect(priceOf(after(none, { type: 'RestoreWare', ware: 'lantern' }, referee), 'lantern')).toBe(10);
  });

  it('is what the shop sells by', () => {
    const buyer = someone({ coins: { pp: 0, gp: 30, ep: 0, sp: 0, cp: 0 } });
    const dear = after(campaign([buyer]), { ...rope, name: 'lantern', cost: 25.57 }, referee);
    const bought = after(dear, { type: 'Buy', creature: buyer.id, ware: 'lantern', lots: 1 }, player);
    expect(bought.creatures[buyer.id]?.coins).toEqual({ pp: 0, gp: 4, ep: 0, sp: 4, cp: 3 });
    expect(choicesOf(after(dear, { type: 'StrikeWare', ware: 'torches (6)' }, referee), 'Buy', 'ware')).not.toContain(
      'torches (6)',
    );
  });

  it('has what the campaign adds, after the book’s', () => {
    const longer = after(begin, rope, referee);
    expect(rulesOf(longer).equipment.wares.at(-1)).toMatchObject({ name: 'rope', cost: 2, use: 'rope' });
    expect(priceOf(after(longer, { type: 'StrikeWare', ware: 'rope' }, referee), 'rope')).toBeUndefined();
  });

  it.each([
    { ...rope, name: '' },
    { ...rope, name: '<b>' },
    { ...rope, cost: -1 },
    { ...rope, cost: 0.001 },
    { ...rope, weight: 1.5 },
    { ...rope, pieces: 0 },
  ])('holds nothing that makes no sense: %j', (command) => {
    expect(ask(begin, command, referee)).toBe('bad-input');
  });
});

describe('content', () => {
  const all: readonly CommandsIn<typeof contentCommands>[] = [
    write,
    { type: 'StrikeMonster', monster: 'orc' },
    { type: 'RestoreMonster', monster: 'orc' },
    level1('orc'),
    { type: 'RestoreEncounterTable', table: 'dungeon:1' },
    rope,
    { type: 'StrikeWare', ware: 'lantern' },
    { type: 'RestoreWare', ware: 'lantern' },
  ];

  it.each(all)('is the referee’s to write: $type', (command) => {
    expect(ask(begin, command, player)).toBe('not-your-seat');
  });

  it.each([
    [{ type: 'StrikeMonster', monster: 'constructor' }, 'no-such-thing'],
    [{ type: 'RestoreMonster', monster: 'orc' }, 'no-change'],
    [{ type: 'WriteMonster', monster: ogre }, 'no-change'],
    [{ type: 'WriteEncounterTable', table: 'moon', monsters: ['orc'] }, 'no-such-thing'],
    [level1('toString'), 'no-such-thing'],
    [{ type: 'RestoreEncounterTable', table: 'toString' }, 'no-change'],
    [{ type: 'StrikeWare', ware: 'moon' }, 'no-such-thing'],
    [{ type: 'RestoreWare', ware: 'constructor' }, 'no-change'],
  ] as const)('that is not there is not changed: %j, %s', (command, code) => {
    expect(ask(begin, command, referee)).toBe(code);
  });

  it('that is changed is no part of the rules of others', () => {
    after(begin, write, referee);
    expect(rulesOf(begin).monsters.monster('moor-brute')).toBeNull();
  });
});
