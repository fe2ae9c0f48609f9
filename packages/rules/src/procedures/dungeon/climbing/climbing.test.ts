import { describe, expect, it } from 'vitest';
import { offeredBy } from '../../../../test/citing.ts';
import { ask, campaign, otherPlayer, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { type CommandOf, id } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone({ abilities: { STR: 10, INT: 10, WIS: 10, DEX: 11, CON: 10, CHA: 10 } });
const climb: CommandOf<'Climb'> = {
  type: 'Climb',
  creature: aldo.id,
  feet: 40,
  modifier: 0,
  sheer: false,
  equipment: false,
};
const types = (events: ReturnType<typeof ask>) =>
  typeof events === 'string' ? events : events.map((event) => event.type);

describe('climbing', () => {
  it('OSE-HAZ-01: who fails falls from half-way up', () => {
    expect(types(ask(campaign([aldo]), climb, referee, 11))).toEqual(['AbilityChecked']);
    expect(offeredBy(campaign([aldo]), 'Climb')).toContain('OSE-HAZ-01');
    const fallen = ask(campaign([aldo]), climb, referee, 12, 1, 2);
    expect(types(fallen).slice(0, 3)).toEqual(['AbilityChecked', 'CreatureFell', 'DamageRolled']);
    expect(fallen).toContainEqual({ type: 'CreatureFell', creature: aldo.id, feet: 20 });
  });

  it('OSE-HAZ-02: a sheer surface needs equipment or a thief, who rolls the skill', () => {
    expect(ask(campaign([aldo]), { ...climb, sheer: true }, referee)).toBe('not-equipped');
    expect(types(ask(campaign([aldo]), { ...climb, sheer: true, equipment: true }, referee, 11))).toEqual([
      'AbilityChecked',
    ]);
    const thief = campaign([{ ...aldo, class: 'thief' }]);
    expect(ask(thief, { ...climb, sheer: true }, referee, 87)).toMatchObject([
      { type: 'SheerSurfaceClimbed', success: true, why: { rule: 'OSE-APX-04' } },
    ]);
    expect(types(ask(thief, { ...climb, sheer: true }, referee, 88, 1, 1)).slice(0, 2)).toEqual([
      'SheerSurfaceClimbed',
      'CreatureFell',
    ]);
  });

  it('OSE-HAZ-02, OSE-APX-04: a player has an own thief climb a sheer wall by skill, and is offered no other climb', () => {
    const thief = campaign([{ ...aldo, class: 'thief' }]);
    expect(ask(thief, { ...climb, sheer: true }, player, 87)).toMatchObject([{ type: 'SheerSurfaceClimbed' }]);
    expect(offers(thief, player).filter(({ command }) => command === 'Climb')).toMatchObject([
      { label: 'Climb a sheer surface by skill', about: aldo.id, rule: 'OSE-HAZ-02' },
    ]);
    expect(refusedOffers(thief, player, 'Climb')).toEqual([]);
    expect(offers(campaign([aldo]), player).some(({ command }) => command === 'Climb')).toBe(false);
    expect(ask(thief, { ...climb, sheer: true, modifier: -4 }, player)).toBe('not-your-seat');
    expect(ask(thief, { ...climb, sheer: true }, otherPlayer, 1)).toBe('not-your-character');
  });

  it('the referee calls for it', () => {
    expect(ask(campaign([aldo]), climb, player)).toBe('not-your-seat');
    expect(refusedOffers(campaign([aldo, someone({ id: id('tam'), class: 'thief' })]), referee, 'Climb')).toEqual([]);
  });
});
