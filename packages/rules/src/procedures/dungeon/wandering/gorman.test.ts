import { describe, expect, it } from 'vitest';
import { ask, campaign, player, referee, someone } from '../../../../test/table.ts';
import { gormanLines } from '../../../books/gorman/catalogue.ts';
import { gormanWanderingVectors } from '../../../books/gorman/examples/wandering.ts';
import { DEFAULT_CHOICE } from '../../../books/index.ts';
import { run } from '../../../vectors.ts';
import { offers } from '../../../view/offers.ts';

describe('Gorman’s rules of wandering', () => {
  it.each(
    (
      [
        ['GOR-WAN-01', { playSeconds: 3599 }, { checksDue: 0 }],
        ['GOR-WAN-01', { playSeconds: 7200 }, { checksDue: 2 }],
        ['GOR-WAN-02', { partyRate: 60, dice: [4] }, { odds: 4, encounter: true }],
        ['GOR-WAN-02', { partyRate: 180, dice: [2] }, { odds: 1, encounter: false }],
        ['GOR-WAN-03', { chance: 2, dice: [2] }, { encounter: true }],
        ['GOR-WAN-03', { chance: 1, dice: [2] }, { encounter: false }],
      ] as const
    ).map(([id, inputs, expected]) => [`${id}: ${gormanLines[id]}`, id, inputs, expected] as const),
  )('%s', (_name, id, inputs, expected) => {
    expect(run({ id, inputs, expect: expected }, gormanWanderingVectors)).toEqual([]);
  });
});

describe('wandering monsters by Gorman’s rules, in play', () => {
  const party = (armour: 'none' | 'plate') =>
    campaign([{ ...someone(), armour }], {
      ruleset: { ...DEFAULT_CHOICE, base: 'gorman' },
      automation: { ...campaign([]).automation, wandering: true },
    });

  it.each([
    ['none', 1],
    ['plate', 4],
  ] as const)('GOR-WAN-02: the referee is offered the chance of a party that wears %s: %i in 6', (armour, odds) => {
    const offered = offers(party(armour), referee).find((each) => each.command === 'CheckWandering');
    expect(offered?.rule).toBe('GOR-WAN-02');
    expect(offered?.inputs).toContainEqual(expect.objectContaining({ name: 'chance', preset: odds }));
  });

  it('GOR-WAN-02: a throw above the chance brings nothing, and the ruling names the rule', () => {
    const check = { type: 'CheckWandering', chance: 4, noiseOrLight: false, hidden: false } as const;
    expect(ask(party('plate'), check, referee, 5)).toContainEqual(
      expect.objectContaining({
        type: 'WanderingChecked',
        encounter: false,
        why: expect.objectContaining({ rule: 'GOR-WAN-02', needed: 4 }),
      }),
    );
  });

  it('GOR-WAN-01: no check falls due as a second turn begins', () => {
    const second = ask(party('none'), { type: 'EndTurn', resting: false }, player);
    expect(JSON.stringify(second)).not.toContain('Wandering');
  });
});
