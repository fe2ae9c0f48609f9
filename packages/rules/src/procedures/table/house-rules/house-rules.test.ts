import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { after, ask, at, campaign, delve, goblin, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import type { CommandsIn } from '../../../core/forms.ts';
import { id } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import { offers } from '../../../view/offers.ts';
import type { houseRulesCommands } from './commands.ts';

const choose = (slot: 'dying' | 'surprise' | 'distance' | 'reaction' | 'base', book: 'ose' | 'gorman' | 'eris') =>
  ({ type: 'ChooseBook', slot, book }) as const;

describe('house rules', () => {
  it('are the referee’s to choose', () => {
    expect(ask(campaign([]), choose('dying', 'gorman'), player)).toBe('not-your-seat');
  });

  it.each([
    ['gorman', ['GOR-RUL-01']],
    ['eris', ['ERI-CMB-04', 'ERI-CMB-05', 'ERI-RUL-01', 'ERI-RUL-03']],
  ] as const)('%s says of itself, where a campaign turns to it, what answers where it is silent', (book, rules) => {
    expect(cited(campaign([]), choose('base', book)).toSorted()).toEqual(rules);
    expect(cited(campaign([]), choose('dying', 'gorman'))).toEqual([]);
  });

  it('are mixed procedure by procedure', () => {
    const mixed = after(campaign([]), choose('dying', 'gorman'), referee);
    expect(mixed.ruleset).toMatchObject({ base: 'ose', slots: { dying: 'gorman' } });
    const rules = rulesFor(mixed.ruleset);
    expect([rules.dying.rule, rules.attack.roll.rule]).toEqual(['GOR-DTH-01', 'OSE-CMB-17']);
    expect(after(mixed, choose('dying', 'ose'), referee).ruleset.slots).toEqual({});
  });

  it.each([
    [choose('distance', 'gorman'), 'forbidden'],
    [choose('reaction', 'eris'), 'no-such-thing'],
    [choose('base', 'ose'), 'no-change'],
    [{ type: 'SetOption', option: 'ascendingAC', value: 'yes' }, 'no-such-thing'],
    [{ type: 'SetOption', option: 'toString', value: true }, 'no-such-thing'],
    [{ type: 'SetOption', option: 'morale', value: true }, 'no-change'],
    [{ type: 'AdoptRules', name: 'Odd', base: 'ose', slots: { climbing: 'gorman' }, options: {} }, 'bad-input'],
    [
      {
        type: 'AdoptRules',
        name: 'Both',
        base: 'ose',
        slots: {},
        options: { ascendingAC: true, thac0Direct: true },
      },
      'forbidden',
    ],
  ] as const)('that make no sense are refused: %j, %s', (command, code) => {
    expect(ask(campaign([]), command as CommandsIn<typeof houseRulesCommands>, referee)).toBe(code);
  });

  it('GOR-ENC-03: the distance by both surprise dice is offered with that surprise only', () => {
    const offered = (state: ReturnType<typeof campaign>) =>
      offers(state, referee).find(({ key }) => key === 'ChooseBook:distance');
    expect(offered(campaign([]))).toBeUndefined();
    expect(offered(after(campaign([]), choose('surprise', 'gorman'), referee))).toBeDefined();
  });

  it('OSE-DUN-03, ERI-HOB-06: let doors be forced by another book than the rest', () => {
    const rooms = twoRooms();
    const stuck = { ...rooms.doors, door: { ...rooms.doors[id<'door'>('door')], stuck: true } };
    const aldo = someone({ at: at(4, 1), abilities: { STR: 18, INT: 10, WIS: 10, DEX: 10, CON: 10, CHA: 10 } });
    const state = delve([aldo], {}, { ...rooms, doors: stuck } as typeof rooms);
    const force = { type: 'ForceDoor', creature: aldo.id, door: id<'door'>('door') } as const;
    expect(cited(state, force, referee, 5)).toEqual(['OSE-DUN-03']);
    const offered = offers(state, referee).find(({ key }) => key === 'ChooseBook:doors');
    expect(offered?.inputs).toMatchObject([{ options: [{ value: 'eris' }] }]);
    const mixed = after(state, { type: 'ChooseBook', slot: 'doors', book: 'eris' }, referee);
    expect(cited(mixed, force, referee, 5)).toEqual(['ERI-HOB-06']);
    const doorOf = (now: typeof state) => now.scenes[rooms.id]?.doors[force.door]?.state;
    expect([after(state, force, referee, 5), after(mixed, force, referee, 5)].map(doorOf)).toEqual(['open', 'closed']);
    expect(doorOf(after(mixed, force, referee, 2))).toBe('open');
  });

  it('ERI-RUL-02: leave the hit points that tables share as they are, unless characters stay', () => {
    const eris = after(campaign([]), choose('base', 'eris'), referee);
    for (const slot of ['monsters', 'characterMaking'] as const) {
      const command = { type: 'ChooseBook', slot, book: 'ose' } as const;
      expect(ask(eris, command, referee)).toBe('forbidden');
      const apart = after(eris, { type: 'SetOption', option: 'standalone', value: true }, referee);
      expect(after(apart, command, referee).ruleset.slots).toEqual({ [slot]: 'ose' });
    }
  });

  it('change nothing that is a fact', () => {
    const before = delve([someone({ at: at(1, 1) }), goblin({ at: at(3, 1) })]);
    const changed = after(after(before, choose('base', 'gorman'), referee), choose('base', 'eris'), referee);
    expect({ ...changed, ruleset: before.ruleset }).toEqual(before);
  });

  it('are told to all, part by part', () => {
    const script = new Script(campaign([])).play(choose('dying', 'eris'));
    expect(script.told().players).toEqual(['From now on: death by Planet Eris.']);
  });

  it('are told in one where the base changes, and what stays otherwise by its name', () => {
    const script = new Script(campaign([])).play(choose('base', 'gorman'));
    expect(script.told().players).toEqual(['From now on: all by Gorman’s house rules.']);
    script.play(choose('dying', 'eris')).told();
    script.play(choose('base', 'ose'));
    expect(script.told().players).toEqual(['From now on: death by Planet Eris; all else by Old-School Essentials.']);
  });
});
