import { describe, expect, it } from 'vitest';
import { cited, offeredBy } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { eventIn } from '../../../../test/in-play.ts';
import {
  after,
  ask,
  at,
  campaign,
  delve,
  goblin,
  otherPlayer,
  player,
  referee,
  someone,
} from '../../../../test/table.ts';
import { type CommandOf, id } from '../../../core/index.ts';
import type { Item } from '../../../state/item.ts';
import { offers } from '../../../view/offers.ts';
import { derivedOf } from '../../../view/sections/derived.ts';
import { tell } from '../../../view/tell.ts';

const aldo = someone({ hitPoints: { now: 12, max: 12 }, at: at(1, 1) });
const grik = goblin({ hitPoints: { now: 3, max: 3 }, at: at(3, 1) });
const begin = delve([aldo, grik]);
const flame: CommandOf<'CallSave'> = {
  type: 'CallSave',
  creatures: [aldo.id, grik.id],
  save: 'breath',
  modifier: 0,
  source: 'dragon’s flame',
  damage: '2d6',
  otherwise: 'none',
  destructive: false,
};

describe('saving throws', () => {
  it('OSE-SAV-04: one damage roll for all; those who save take half, rounded down', () => {
    const script = new Script(begin).play(flame, referee, 3, 4, 15, 16);
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(9);
    expect(script.state.creatures[grik.id]?.conditions).toEqual(['dead']);
    expect(script.told().players).toEqual([
      'Aldo saves against breath. [15]',
      'Aldo takes 3 damage. [3 4]',
      'The goblin fails to save against breath. [16]',
      'The goblin takes 7 damage. [3 4]',
      'The goblin is killed.',
    ]);
    expect(script.rules).toContain('OSE-SAV-04');
  });

  it('OSE-SAV-04: against all else a save avoids it wholly', () => {
    const ray: CommandOf<'CallSave'> = {
      ...flame,
      creatures: [aldo.id],
      save: 'paralysis',
      damage: '0',
      otherwise: 'paralysed',
    };
    expect(after(begin, ray, referee, 14).creatures[aldo.id]?.conditions).toEqual([]);
    expect(after(begin, ray, referee, 13).creatures[aldo.id]?.conditions).toEqual(['paralysed']);
  });

  it('OSE-SAV-04: who is spared all of it takes no damage, as the line says', () => {
    const spared = { ...flame, creatures: [aldo.id], effect: 'negates' } as const;
    expect(new Script(begin).play(spared, referee, 3, 4, 15).told().players).toContain('Aldo takes no damage. [3 4]');
  });

  it('OSE-SAV-05: a failed save against a lethal poison kills', () => {
    const poison: CommandOf<'CallSave'> = {
      ...flame,
      creatures: [aldo.id],
      save: 'death',
      damage: '0',
      otherwise: 'dead',
    };
    expect(offeredBy(begin, 'CallSave')).toContain('OSE-SAV-05');
    expect(after(begin, poison, referee, 11).creatures[aldo.id]).toMatchObject({
      conditions: ['dead'],
      hitPoints: { now: 0 },
    });
  });

  it('OSE-DTH-02, OSE-DTH-03: a destructive death leaves no more than the magic items that save', () => {
    const thing = (name: string, magic?: number): Item => ({
      id: id(name),
      name,
      quantity: 1,
      weight: 10,
      kind: 'gear',
      use: null,
      ...(magic === undefined ? {} : { magic }),
    });
    const rich = {
      ...aldo,
      hitPoints: { now: 1, max: 8 },
      coins: { ...aldo.coins, gp: 50 },
      items: [thing('rope'), thing('sword +1', 1), thing('potion', 0)],
    };
    const burnt = { ...flame, creatures: [aldo.id], destructive: true };
    const script = new Script(campaign([rich])).play(burnt, referee, 6, 6, 2, 14, 14);
    const { state } = script;
    expect(script.told().players).toContain('All that Aldo carried is destroyed, but for the sword +1. [14] [14]');
    const gone = eventIn(ask(campaign([rich]), burnt, referee, 6, 6, 2, 14, 14), 'GearDestroyed');
    expect(gone && tell(gone, player, state, campaign([rich]))?.why?.throws).toMatchObject([
      { who: 'Sword +1', roll: { total: 15 }, needed: 15, judged: { met: true } },
      { who: 'Potion', roll: { total: 14 }, needed: 15, judged: { met: false } },
    ]);
    expect(state.creatures[aldo.id]).toMatchObject({
      conditions: ['dead'],
      coins: { gp: 0 },
      items: [{ name: 'sword +1' }],
    });
    expect(script.rules).toContain('OSE-DTH-03');
  });

  it('OSE-SAV-01: the sheet shows five numbers, one against each kind of danger', () => {
    expect(derivedOf(begin, aldo)).toContainEqual({
      name: 'Saving throws',
      value: 'death 12, wands 13, paralysis 14, breath 15, spells 16',
      rule: 'OSE-SAV-01',
      why: 'what the throw must come to',
      parts: [],
    });
  });

  it('OSE-SAV-02, OSE-APX-01: wisdom counts against magic alone', () => {
    const wise = campaign([someone({ abilities: { STR: 10, INT: 10, WIS: 18, DEX: 10, CON: 10, CHA: 10 } })]);
    const save = (kind: 'spells' | 'breath') =>
      ask(wise, { type: 'RollSave', creature: aldo.id, save: kind, modifier: 0 }, player, 13);
    expect(save('spells')).toMatchObject([{ success: true }]);
    expect(save('breath')).toMatchObject([{ success: false }]);
    const against = { type: 'RollSave', creature: aldo.id, save: 'spells', modifier: 0 } as const;
    expect(cited(wise, against, player, 13)).toContain('OSE-SAV-02');
  });

  it('a player rolls for the own character, unmodified', () => {
    const save = { type: 'RollSave', creature: aldo.id, save: 'death', modifier: 0 } as const;
    expect(ask(begin, save, otherPlayer, 10)).toBe('not-your-character');
    expect(ask(begin, { ...save, modifier: 1 }, player, 10)).toBe('not-your-seat');
    expect(ask(begin, { ...flame, damage: 'a lot' }, referee)).toBe('bad-input');
    expect(ask(begin, { ...flame, damage: '999d6' }, referee)).toBe('bad-input');
  });
});

describe('an amount of damage', () => {
  const harm = { type: 'DealDamage', creature: aldo.id, source: 'a fall', destructive: 'none' } as const;

  it.each([
    ['47', true],
    ['3d8+2', true],
    ['d6 - 1', true],
    ['2d6+1d4', false],
    ['1d6*2', false],
    ['6 of fire', false],
  ])('is a number or dice, and nothing of what is typed goes lost: %s', (typed, granted) => {
    for (const asked of [
      { ...harm, amount: typed },
      { ...flame, damage: typed },
      { type: 'Heal', creature: aldo.id, amount: typed },
    ] as const)
      expect(Array.isArray(ask(begin, asked, referee, ...Array<number>(8).fill(1)))).toBe(granted);
  });

  it('is listed where it is usual, and typed where it is another', () => {
    const asking = offers(begin, referee).filter(({ key }) => ['DealDamage', 'Heal', 'CallSave'].includes(key));
    const amounts = asking.map(({ inputs }) => inputs.find(({ name }) => name === 'amount' || name === 'damage'));
    expect(amounts).toHaveLength(3);
    for (const amount of amounts) expect(amount).toMatchObject({ kind: 'choice', amount: true });
  });
});

describe('healing', () => {
  const hurt = campaign([someone({ hitPoints: { now: 2, max: 8 } })]);

  it('OSE-HEA-02: up to the full hit points', () => {
    expect(
      after(hurt, { type: 'Heal', creature: aldo.id, amount: '1d6+1' }, referee, 3).creatures[aldo.id]?.hitPoints.now,
    ).toBe(6);
    expect(
      after(hurt, { type: 'Heal', creature: aldo.id, amount: '20' }, referee).creatures[aldo.id]?.hitPoints.now,
    ).toBe(8);
  });

  it('OSE-HEA-02: not for the dead', () => {
    const dead = after(
      hurt,
      { type: 'DealDamage', creature: aldo.id, amount: '9', source: 'a fall', destructive: 'none' },
      referee,
    );
    expect(dead.creatures[aldo.id]).toMatchObject({ conditions: ['dead'], hitPoints: { now: -7 } });
    expect(ask(dead, { type: 'Heal', creature: aldo.id, amount: '5' }, referee)).toBe('forbidden');
  });
});
