import { describe, expect, it } from 'vitest';
import { weapon } from '../../../../test/brawl.ts';
import { named } from '../../../../test/named.ts';
import { after, ask, delve, player, referee, refusedOffers, someone, spectator } from '../../../../test/table.ts';
import type { Creature } from '../../../state/creature.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const plated = someone({
  armour: 'plate',
  naturalArmour: 12,
  enchanted: { armour: 2 },
  attacks: [weapon('dagger')],
});
const table = (facts: Partial<Creature> = {}) => ({ ...delve([{ ...plated, ...facts }]), ruleset: ERIS });
const sinks = (rounds = 3) => ({ type: 'BeginDrowning', creature: plated.id, rounds }) as const;
const cut = { type: 'CutFree', creature: plated.id } as const;

describe('drowning in plate (ERI-DON-03)', () => {
  it('a d6 a round cuts it away on 1 or 2; the armour is lost', () => {
    const sinking = after(table(), sinks(), referee);
    expect(after(sinking, cut, player, 3).drowning).toEqual({ [plated.id]: 2 });
    const free = after(sinking, cut, player, 2);
    expect(free.drowning).toEqual({});
    expect(free.creatures[plated.id]).toMatchObject({ armour: 'none', naturalArmour: 10 });
  });

  it.each([
    ['hobbit', 2, false],
    ['hobbit', 1, true],
    ['dwarf', 2, true],
  ] as const)('a %s who throws %d is free: %s', (of, face, free) => {
    const sinking = after(table({ class: of }), sinks(), referee);
    expect(after(sinking, cut, player, face).creatures[plated.id]?.armour === 'none').toBe(free);
  });

  it.each([
    [16, 'fighter', 4, true],
    [16, 'fighter', 5, false],
    [3, 'fighter', 2, false],
    [16, 'hobbit', 4, false],
    [16, 'hobbit', 3, true],
  ] as const)(
    'with strength %d a %s who throws %d is free, where the campaign lets strength count: %s',
    (STR, of, face, free) => {
      const strong = { class: of, abilities: { STR, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 } };
      const by = { ...table(strong), ruleset: { ...ERIS, options: { strengthDoors: true } } };
      const tried = after(after(by, sinks(), referee), cut, player, face);
      expect(tried.creatures[plated.id]?.armour === 'none').toBe(free);
    },
  );

  it('where anyone forces stuck doors by three in six, three cuts plate away', () => {
    const by = { ...table(), ruleset: { ...ERIS, options: { stuckDoorChance: 3 } } };
    expect(after(after(by, sinks(), referee), cut, player, 3).creatures[plated.id]?.armour).toBe('none');
  });

  it('when the rounds are gone there is nothing more to try', () => {
    const spent = after(after(table(), sinks(1), referee), cut, player, 6);
    expect(ask(spent, cut, player, 1)).toBe('no-such-thing');
  });

  it('needs a dagger, plate, and deep water at the referee’s word', () => {
    expect(ask(after(table({ attacks: [weapon('sword')] }), sinks(), referee), cut, player, 1)).toBe('not-equipped');
    expect(ask(table(), cut, player, 1)).toBe('no-such-thing');
    expect(ask(table({ armour: 'chainmail' }), sinks(), referee)).toBe('no-such-thing');
    expect(ask(table(), sinks(), player)).toBe('not-your-seat');
    expect(ask({ ...table(), ruleset: { ...ERIS, base: 'ose' } }, sinks(), referee)).toBe('no-such-thing');
  });

  it('all are told, and what is offered is granted', () => {
    const sinking = after(table(), sinks(), referee);
    expect(named(table(), sinks(), referee, spectator)).toEqual(['ERI-DON-03']);
    expect(named(sinking, cut, player, spectator, 4)).toEqual(['ERI-DON-03']);
    for (const state of [table(), sinking]) expect(refusedOffers(state, [player, referee])).toEqual([]);
  });
});
