import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, campaign, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import type { Creature } from '../../../state/creature.ts';

const ERIS = { base: 'eris', slots: {}, options: {} } as const;
const aldo = someone();
const state = (facts: Partial<Creature> = {}) => ({ ...campaign([{ ...aldo, ...facts }]), ruleset: ERIS });
const settle = (event: 'destroyed' | 'routed') => ({ type: 'SettleBattle', creatures: [aldo.id], event }) as const;

describe('what a battle does to characters', () => {
  it.each([
    ['destroyed', [1, 2], 'Aldo is shown no mercy. [1 2]', ['dead']],
    ['destroyed', [3, 3, 70], 'Aldo is taken prisoner. [3 3] [70]', ['unconscious', 'captive']],
    ['destroyed', [5, 5, 71], 'Aldo is left for dead. [5 5] [71]', ['dead']],
    ['routed', [70], 'Aldo flees the field. [70]', ['fled']],
  ] as const)('ERI-MAS-03: a figure %s, with %j', (event, faces, line, conditions) => {
    const script = new Script(state()).play(settle(event), referee, ...faces);
    expect(script.state.creatures[aldo.id]?.conditions).toEqual(conditions);
    expect(script.told().players).toContain(line);
  });

  it('ERI-MAS-01, ERI-MAS-02: the enemy’s mood decides over the fallen, and constitution may bring one through', () => {
    const fell = (...faces: number[]) => new Script(state()).play(settle('destroyed'), referee, ...faces).state;
    expect([fell(1, 2), fell(5, 5, 71)].map(({ creatures }) => creatures[aldo.id]?.conditions)).toEqual([
      ['dead'],
      ['dead'],
    ]);
    expect(cited(state(), settle('destroyed'), referee, 1, 2)).toContain('ERI-MAS-01');
    expect(cited(state(), settle('destroyed'), referee, 5, 5, 71)).toContain('ERI-MAS-02');
  });

  it('ERI-MAS-04: prisoners are at 0 hit points, the routed at 1', () => {
    const now = (event: 'destroyed' | 'routed', ...faces: number[]) =>
      new Script(state()).play(settle(event), referee, ...faces).state.creatures[aldo.id]?.hitPoints.now;
    expect([now('destroyed', 3, 3, 1), now('routed', 1)]).toEqual([0, 1]);
    expect(cited(state(), settle('destroyed'), referee, 3, 3, 1)).toContain('ERI-MAS-04');
  });
});

describe('volleys', () => {
  const volley = (volleys = 1) => ({ type: 'LooseVolleys', creatures: [aldo.id], volleys }) as const;

  it.each([
    ['none', false, 4],
    ['none', true, 3],
    ['chainmail', false, 3],
    ['plate', true, 2],
  ] as const)('ERI-VOL-01: in %s, shield %s, hit on %d', (armour, shield, hitsOn) => {
    expect(ask(state({ armour, shield }), volley(), referee, 6)).toMatchObject([{ hitsOn, damage: 0 }]);
    expect(cited(state({ armour, shield }), volley(), referee, 6)).toContain('ERI-VOL-01');
  });

  it('ERI-VOL-02: however many, one die, and a d6 of damage', () => {
    const script = new Script(state()).play(volley(5), referee, 4, 3);
    expect(script.state.creatures[aldo.id]?.hitPoints.now).toBe(3);
    expect(script.told().players[0]).toBe('Arrows come down on Aldo: 3 damage. [4] [3]');
    expect(script.rules).toContain('ERI-VOL-02');
  });

  it('are the referee’s, and only this book’s; what is offered is granted', () => {
    expect(ask(state(), volley(), player)).toBe('not-your-seat');
    expect(ask({ ...state(), ruleset: { ...ERIS, base: 'ose' } }, volley(), referee)).toBe('no-such-thing');
    for (const command of ['SettleBattle', 'LooseVolleys'] as const)
      expect(refusedOffers(state(), referee, command)).toEqual([]);
  });
});
