import { describe, expect, it } from 'vitest';
import { after, ask, campaign, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { lineOf, toldOf } from '../../../../test/told.ts';
import { id } from '../../../core/index.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone();
const state = campaign([aldo]);
const check = { type: 'CheckDrowning', creature: aldo.id, chance: 10 } as const;

describe('swimming', () => {
  it('OSE-HAZ-11: who drowns is dead', () => {
    expect(after(state, check, referee, 10).creatures[aldo.id]?.conditions).toContain('dead');
    expect(after(state, check, referee, 11).creatures[aldo.id]?.conditions).toEqual([]);
  });

  it('OSE-HAZ-11: the body of one who drowned is where the water is', () => {
    const died = lineOf(toldOf(state, check, [10], player), 'CreatureDied')?.text;
    expect(died).toMatch(/^Aldo is killed\. The body is where the water is; the others may bring it home\./);
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
    expect(ask(state, check, player)).toBe('not-your-seat');
    expect(refusedOffers(state, referee, 'CheckDrowning')).toEqual([]);
  });
});
