import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { after, ask, campaign, otherPlayer, player, refusedOffers, someone } from '../../../../test/table.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Purse } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { paidFrom } from '../../table/ledger/purse.ts';

const hild = id<'creature'>('hild');
const purse = (coins: Partial<Purse>): Purse => ({ pp: 0, gp: 0, ep: 0, sp: 0, cp: 0, ...coins });

function shopper(facts: Partial<Creature> = {}, base: RulesetId = 'ose'): GameState {
  const she = someone({
    id: hild,
    name: 'Hild',
    owner: player.user,
    class: 'fighter',
    coins: purse({ gp: 100 }),
    items: [],
    attacks: [],
    at: null,
    ...facts,
  });
  return campaign([she], { ruleset: { base, slots: {}, options: {} } });
}
const buy = (ware: string, lots = 1) => ({ type: 'Buy', creature: hild, ware, lots }) as const;
const of = (state: GameState): Creature => state.creatures[hild] ?? someone({ name: 'Nobody' });

describe('the shop', () => {
  it.each([
    ['OSE-APX-10: torches come in sixes', 'torches (6)', 2, { name: 'torches', quantity: 12, use: 'torch' }, 98],
    ['OSE-APX-10: rations for a week', 'rations, standard (7 days)', 1, { quantity: 7, use: 'ration' }, 95],
    ['OSE-APX-08: a sword weighs 60 coins', 'sword', 1, { name: 'sword', weight: 60, kind: 'weapon' }, 90],
    ['OSE-APX-09: plate weighs 500 coins', 'plate', 1, { name: 'plate', weight: 500, kind: 'armour' }, 40],
    ['OSE-APX-11: a mule is led, not carried', 'mule', 1, { name: 'mule', weight: 0 }, 70],
  ])('%s', (_what, ware, lots, item, gold) => {
    const { items, coins } = of(after(shopper(), buy(ware, lots), player));
    expect(items).toMatchObject([item]);
    expect(coins.gp).toBe(gold);
  });

  it.each([
    ['OSE-APX-08: whoever buys a weapon fights with it', 'fighter', 'spear', ['melee', 'missile']],
    ['OSE-APX-02: a cleric does not fight with a sword', 'cleric', 'sword', []],
    ['OSE-APX-02: a cleric fights with a mace', 'cleric', 'mace', ['melee']],
    ['OSE-APX-02: a halfling does not draw a long bow', 'halfling', 'long bow', []],
  ])('%s', (_what, chosen, ware, kinds) => {
    const { attacks } = of(after(shopper({ class: chosen }), buy(ware), player));
    expect(attacks.map(({ kind }) => kind)).toEqual(kinds);
  });

  it('GOR-EQP-03: the house rules sell by their own list', () => {
    const { items, coins } = of(after(shopper({}, 'gorman'), buy('light crossbow'), player));
    expect([items[0]?.name, coins.gp]).toEqual(['light crossbow', 85]);
    expect(ask(shopper(), buy('light crossbow'), player)).toBe('no-such-thing');
  });

  it.each([
    ['what nobody sells', { ware: 'moon' }, 'no-such-thing'],
    ['what the purse does not hold', { ware: 'war horse' }, 'too-dear'],
  ])('nobody buys %s', (_what, wrong, code) => {
    expect(ask(shopper(), { ...buy('sword'), ...wrong }, player)).toBe(code);
  });

  it('nobody spends the gold of others', () => {
    expect(ask(shopper(), buy('sword'), otherPlayer)).toBe('not-your-character');
  });

  it('there is no shop on the board', () => {
    const away = shopper({ at: { scene: id('cellar'), square: { x: 1, y: 1 } } });
    expect(ask(away, buy('sword'), player)).toBe('too-far');
  });

  it('a new character gives back for the whole price, another for half', () => {
    const sold = (fresh: boolean) => {
      const armed = after(shopper(fresh ? { fresh } : {}), buy('sword'), player);
      const [sword] = of(armed).items;
      const state = after(armed, { type: 'Sell', creature: hild, item: sword?.id ?? id('none'), quantity: 1 }, player);
      return [of(state).coins.gp, of(state).items.length, of(state).attacks.length];
    };
    expect([sold(true), sold(false)]).toEqual([
      [100, 0, 0],
      [95, 0, 0],
    ]);
  });

  it('what costs nothing is sold for nothing, and said so', () => {
    const script = new Script(shopper({}, 'eris')).play(buy('sling stones'), player);
    const [stones] = of(script.state).items;
    script.play({ type: 'Sell', creature: hild, item: stones?.id ?? id('none'), quantity: 1 }, player);
    expect(script.told().players).toEqual([
      'Hild buys sling stones for nothing.',
      'Hild sells sling stones for nothing.',
    ]);
  });

  it('half of a silver piece is paid in copper', () => {
    const laden = after(shopper(), buy('iron spikes (12)'), player);
    const [spikes] = of(laden).items;
    const state = after(laden, { type: 'Sell', creature: hild, item: spikes?.id ?? id('none'), quantity: 1 }, player);
    expect(of(state).coins).toEqual(purse({ gp: 99, cp: 4 }));
  });

  it.each([
    ['gold first', purse({ gp: 5, sp: 50 }), 300, purse({ gp: 2, sp: 50 })],
    ['then silver', purse({ gp: 1, sp: 50 }), 300, purse({ gp: 0, sp: 30 })],
    ['platinum last, with change in gold', purse({ pp: 1, gp: 1 }), 300, purse({ gp: 3 })],
    ['never more than there is', purse({ gp: 2, cp: 99 }), 300, null],
  ])('coins are spent %s', (_what, before, copper, left) => {
    expect(paidFrom(before, copper, { pp: 500, gp: 100, ep: 50, sp: 10, cp: 1 })).toEqual(left);
  });

  it('OSE-APX-08: what costs nothing is told to be free', () => {
    const [trade] = offers(shopper(), player).filter(({ command }) => command === 'Buy');
    const wares = trade?.inputs.flatMap((input) =>
      input.kind === 'choice' ? input.options.map(({ label }) => label) : [],
    );
    expect(wares).toContain('sling stones, free');
    expect(wares).toContain('sword, 10 gp');
  });

  it('what is offered is granted', () => {
    const laden = after(shopper({ fresh: true }), buy('sword'), player);
    expect(refusedOffers(laden, player)).toEqual([]);
    expect(refusedOffers(shopper({}, 'gorman'), player)).toEqual([]);
  });
});
