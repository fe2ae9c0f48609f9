import { describe, expect, it } from 'vitest';
import { after, ask, campaign, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { swimmingVectors } from '../../../books/ose/examples/swimming.ts';
import { id } from '../../../core/index.ts';
import { run } from '../../../vectors.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone();
const state = campaign([aldo]);
const check = { type: 'CheckDrowning', creature: aldo.id, chance: 10 } as const;

describe('swimming', () => {
  it.each([
    ['OSE-HAZ-10', { base: 120 }, { base: 60, encounter: 20 }],
    ['OSE-HAZ-10', { base: 90 }, { base: 45, encounter: 15 }],
    ['OSE-HAZ-10', { base: 0 }, { base: 0, encounter: 0 }],
    ['OSE-HAZ-11', { chance: 99, die: 99 }, { drowns: true }],
    ['OSE-HAZ-11', { chance: 10, die: 11 }, { drowns: false }],
    ['OSE-HAZ-11', { chance: 0, die: 1 }, { drowns: false }],
  ])('%s: %j gives %j', (rule, inputs, expected) => {
    expect(run({ id: rule, inputs, expect: expected }, swimmingVectors)).toEqual([]);
  });

  it('OSE-HAZ-11: who drowns is dead', () => {
    expect(after(state, check, referee, 10).creatures[aldo.id]?.conditions).toContain('dead');
    expect(after(state, check, referee, 11).creatures[aldo.id]?.conditions).toEqual([]);
  });

  it('OSE-HAZ-11: who wears heavy armour sinks sooner, as the referee may judge otherwise', () => {
    const plated = someone({ id: id('plated'), name: 'Plated', armour: 'plate' });
    const asked = offers(campaign([aldo, plated]), referee)
      .filter(({ command }) => command === 'CheckDrowning')
      .map(({ inputs: [who, chance] }) => [
        who?.kind === 'choice' && who.options.map(({ value }) => value),
        chance?.kind === 'number' && chance.preset,
      ]);
    expect(asked).toEqual([
      [[plated.id], 99],
      [[aldo.id], 10],
    ]);
  });

  it('OSE-HAZ-11: where there is no chance, nobody rolls', () => {
    expect(ask(state, { ...check, chance: 0 }, referee)).toBe('bad-input');
    expect(ask(state, check, player)).toBe('not-your-seat');
    expect(refusedOffers(state, referee, 'CheckDrowning')).toEqual([]);
  });
});
