import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { after, ask, at, campaign, delve, goblin, player, referee, someone } from '../../../../test/table.ts';
import type { CommandsIn } from '../../../core/forms.ts';
import { rulesFor } from '../../../play/index.ts';
import { offers } from '../../../view/offers.ts';
import type { houseRulesCommands } from './commands.ts';

const choose = (slot: 'dying' | 'surprise' | 'distance' | 'reaction' | 'base', book: 'ose' | 'gorman' | 'eris') =>
  ({ type: 'ChooseBook', slot, book }) as const;

describe('house rules', () => {
  it('are the referee’s to choose', () => {
    expect(ask(campaign([]), choose('dying', 'gorman'), player)).toBe('not-your-seat');
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

  it('change nothing that is a fact', () => {
    const before = delve([someone({ at: at(1, 1) }), goblin({ at: at(3, 1) })]);
    const changed = after(after(before, choose('base', 'gorman'), referee), choose('base', 'eris'), referee);
    expect({ ...changed, ruleset: before.ruleset }).toEqual(before);
  });

  it('are told to all, part by part', () => {
    const script = new Script(campaign([])).play(choose('dying', 'eris'));
    expect(script.told().players).toEqual(['From now on: death by Planet Eris.']);
  });
});
