import type { Offer } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { byUseInFight, byUseInPeace } from './by-use.ts';

const act = (command: Offer['command'], more: Partial<Pick<Offer, 'next' | 'barred'>> = {}) => ({
  command,
  next: false,
  barred: null,
  ...more,
});
const CLAD = { lit: false, bare: false };
const LIT = { ...CLAD, lit: true };
const named = (acts: readonly { readonly command: string }[]) => acts.map(({ command }) => command);

describe('the acts on a card', () => {
  const acts = (['TakeOff', 'CheckAbility', 'SearchArea', 'LightUp', 'CastSpell'] as const).map((one) => act(one));

  it('come in the order of their use, taking armour off last', () => {
    const { common, rare } = byUseInPeace(acts, CLAD);
    expect(named(common)).toEqual(['CastSpell', 'LightUp', 'SearchArea', 'CheckAbility']);
    expect(named(rare)).toEqual(['TakeOff']);
  });

  it('have a potion or a scroll in the open, in a fight as out of one', () => {
    const many = [...Array.from({ length: 9 }, () => act('CheckAbility')), act('UseUp')];
    expect(named(byUseInPeace(many, CLAD).common)[0]).toBe('UseUp');
    expect(named(byUseInFight([act('Hold'), act('UseUp')], true).common)).toEqual(['UseUp', 'Hold']);
  });

  it('strike with a weapon first, and leave bare hands to “More” where there is one', () => {
    const [sword, hands] = [0, -1].map((attack) => ({ ...act('Attack'), fixed: { attack } }));
    if (!sword || !hands) throw new Error('There are no blows.');
    expect(byUseInFight([hands, sword], true)).toMatchObject({ pressing: [sword], rare: [hands] });
    expect(byUseInFight([hands, act('Hold')], true).pressing).toEqual([hands]);
  });

  it('do not begin with a light where one burns', () => {
    const { common } = byUseInPeace(acts.toReversed(), LIT);
    expect(named(common)).toEqual(['CastSpell', 'SearchArea', 'CheckAbility', 'LightUp']);
  });

  it('have what a thief is good at in the open, before what is seldom wanted of a light that burns', () => {
    const thief = (['LightUp', 'SetDownLight', 'CheckSkill', 'CheckSkill', 'PickPocket', 'DropItem'] as const).map(
      (one) => act(one),
    );
    expect(named(byUseInPeace(thief, LIT).common).slice(0, 3)).toEqual(['CheckSkill', 'CheckSkill', 'DropItem']);
  });

  it('begin with buying and selling where there is a shop', () => {
    const thief = (['LightUp', 'CheckSkill', 'Sell', 'Buy'] as const).map((one) => act(one));
    expect(named(byUseInPeace(thief, CLAD).common).slice(0, 2)).toEqual(['Buy', 'Sell']);
  });

  it('have what could be worn in the open where there is a shop, and for whoever wears nothing', () => {
    const [sells, wears] = [act('Buy'), act('Wear')];
    const odd = act('CheckAbility');
    expect(named(byUseInPeace([wears, odd], CLAD).rare)).toEqual(['Wear']);
    expect(named(byUseInPeace([odd, wears, sells], CLAD).common)).toEqual(['Buy', 'Wear', 'CheckAbility']);
    expect(named(byUseInPeace([odd, wears], { ...CLAD, bare: true }).common)).toEqual(['Wear', 'CheckAbility']);
    const barred = act('Wear', { barred: 'A magic-user wears no armour.' });
    expect(named(byUseInPeace([barred, sells], { ...CLAD, bare: true }).rare)).toEqual(['Wear']);
  });

  it('are eight at most beside those that stand out, the others under "More"', () => {
    const many = Array.from({ length: 9 }, () => act('CheckAbility'));
    const { pressing, common, rare } = byUseInPeace([...many, act('Attack')], CLAD);
    expect(named(pressing)).toEqual(['Attack']);
    expect(common).toHaveLength(8);
    expect(rare).toHaveLength(1);
  });

  it('that cannot be done now come after all that can, with the reason', () => {
    const reason = 'No door that is known and shut can be reached in this turn.';
    const [listen, check, odd] = [
      act('Listen', { barred: reason }),
      act('CheckAbility'),
      act('Wear', { barred: 'Nothing to wear.' }),
    ];
    const { common, barred, rare } = byUseInPeace([listen, check, odd], CLAD);
    expect([common, rare]).toEqual([[check], [odd]]);
    expect(barred).toEqual([{ reason, acts: [listen] }]);
  });
});

describe('the acts on a card in a fight', () => {
  it('are blows first, then what else is done in a fight; all others are under "More"', () => {
    const { pressing, common, rare } = byUseInFight(
      (['LightUp', 'Hold', 'CheckAbility', 'Declare', 'Attack', 'DropItem'] as const).map((one) => act(one)),
      true,
    );
    expect(named(pressing)).toEqual(['Attack']);
    expect(named(common)).toEqual(['Declare', 'Hold']);
    expect(named(rare)).toEqual(['LightUp', 'CheckAbility', 'DropItem']);
  });

  it('have a light to make in the open while none burns', () => {
    const acts = [act('LightUp'), act('Hold')];
    expect(named(byUseInFight(acts, false).common)).toEqual(['Hold', 'LightUp']);
    expect(named(byUseInFight(acts, true).common)).toEqual(['Hold']);
  });

  it('say once why nobody can be struck, and never where somebody can', () => {
    const reason = 'Hild cannot reach anyone: move next to a foe.';
    const barred = act('Attack', { barred: reason });
    expect(byUseInFight([barred, barred], true)).toMatchObject({ pressing: [], barred: [{ reason, acts: [barred] }] });
    expect(byUseInFight([barred, act('Attack')], true)).toMatchObject({ pressing: [act('Attack')], barred: [] });
  });

  it('gather what cannot be done now after all that can, each reason once', () => {
    const reason = 'Initiative has not been rolled for this round.';
    const [blow, spell, hold] = [act('Attack', { barred: reason }), act('CastSpell', { barred: reason }), act('Hold')];
    const { pressing, common, barred } = byUseInFight([blow, spell, hold], true);
    expect([pressing, common]).toEqual([[], [hold]]);
    expect(barred).toEqual([{ reason, acts: [blow, spell] }]);
  });
});
