import { describe, expect, it } from 'vitest';
import { inPeace } from '../../../../test/in-play.ts';
import { player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import type { RulesetId } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';

const asked = (base: RulesetId, command: 'RollSave' | 'CallSave') =>
  offers(inPeace(base, [someone()]).state, referee)
    .filter((offer) => offer.command === command)
    .map(({ fixed, inputs }) => ({ ...fixed, asks: inputs.map(({ name }) => name) }));

describe('what is saved against', () => {
  it('GOR-SAV-01: is not asked where one number holds against everything', () => {
    for (const command of ['RollSave', 'CallSave'] as const)
      for (const { asks, ...fixed } of asked('gorman', command)) {
        expect(asks).not.toContain('save');
        expect(fixed).toHaveProperty('save');
      }
    expect(refusedOffers(inPeace('gorman', [someone()]).state, player, 'RollSave')).toEqual([]);
  });

  it.each(['ose', 'eris'] as const)('is asked by %s, which has five', (base) => {
    expect(asked(base, 'RollSave')[0]?.asks).toContain('save');
  });

  it('GOR-SAV-02: is what threatens, where one number holds against everything', () => {
    const threat = { type: 'CallSave', creatures: [someone().id], save: 'death', modifier: 0, damage: '0' } as const;
    const called = { ...threat, otherwise: 'none', destructive: false } as const;
    const told = (source: string, base: RulesetId = 'gorman') =>
      inPeace(base, [someone()])
        .play({ ...called, source }, referee, 16)
        .told().players[0];
    expect(told('poison')).toBe('Aldo saves against the poison. [16]');
    expect(told('the fire of something unseen')).toBe('Aldo saves against the fire of something unseen. [16]');
    expect(told('Fire Ball')).toBe('Aldo saves against Fire Ball. [16]');
    expect(told('')).toBe('Aldo saves. [16]');
    expect(told('poison', 'ose')).toBe('Aldo saves against death or poison. [16]');
  });

  it('GOR-SAV-02: is told in no words where nobody has said what it is', () => {
    const roll = { type: 'RollSave', creature: someone().id, save: 'breath', modifier: 0 } as const;
    const told = (base: RulesetId) => inPeace(base, [someone()]).play(roll, player, 16).told().players[0];
    expect(told('gorman')).toBe('Aldo saves. [16]');
    expect(told('ose')).toBe('Aldo saves against breath. [16]');
  });
});
