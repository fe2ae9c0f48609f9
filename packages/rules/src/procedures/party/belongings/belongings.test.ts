import { describe, expect, it } from 'vitest';
import { delvers, inAbbey } from '../../../../test/abbey.ts';
import { town } from '../../../../test/hiring.ts';
import { after, ask, otherPlayer, player, referee, refusedOffers } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const aldo = id<'creature'>('aldo');
const ilphas = id<'creature'>('ilphas');
const torch = id<'item'>('torch-item');
const itemsOf = (state = delvers(), creature = aldo) =>
  state.creatures[creature]?.items.map(({ name, quantity }) => [name, quantity]);

describe('belongings', () => {
  it('the referee gives things, and things of a kind are counted together', () => {
    const rope = {
      type: 'GiveItem',
      creature: aldo,
      name: 'rope',
      quantity: 1,
      weight: 50,
      kind: 'gear',
      use: 'rope',
    } as const;
    const once = after(delvers(), rope, referee);
    expect(itemsOf(after(once, rope, referee))?.at(-1)).toEqual(['rope', 2]);
    expect(ask(delvers(), rope, player)).toBe('not-your-seat');
  });

  it('a thing goes from hand to hand', () => {
    const state = after(delvers(), { type: 'HandOver', creature: aldo, item: torch, quantity: 2, to: ilphas }, player);
    expect([itemsOf(state)?.[0], itemsOf(state, ilphas)?.at(-1)]).toEqual([
      ['torch', 4],
      ['torch', 2],
    ]);
  });

  it('nothing is handed to the dead whom the party has left behind on a map', () => {
    const hand = { type: 'HandOver', creature: aldo, item: torch, quantity: 1, to: ilphas } as const;
    const [giver, dead] = [delvers().creatures[aldo], delvers().creatures[ilphas]];
    if (!giver || !dead) throw new Error('both are there');
    const fallen: Creature = { ...dead, conditions: ['dead'] };
    const having = (one: Creature, other: Creature) => ({
      ...delvers(),
      creatures: { ...delvers().creatures, [aldo]: one, [ilphas]: other },
    });
    const takers = (state: GameState) =>
      offers(state, player).flatMap(({ command, about, inputs }) =>
        command === 'HandOver' && about === aldo ? JSON.stringify(inputs).includes('"ilphas"') : [],
      );
    expect(takers(having(giver, fallen))).toEqual([true]);
    const left = having({ ...giver, at: null }, fallen);
    expect([ask(left, hand, player), takers(left)]).toEqual(['too-far', [false]]);
    expect(refusedOffers(left, player, 'HandOver')).toEqual([]);
  });

  it.each([
    ['more than there are', { quantity: 7 }, 'bad-input'],
    ['to a monster', { to: id<'creature'>('goblin') }, 'no-such-thing'],
    ['to oneself', { to: aldo }, 'no-such-thing'],
    ['what one does not have', { item: id<'item'>('moon') }, 'no-such-thing'],
  ])('nobody hands over %s', (_what, wrong, code) => {
    expect(
      ask(delvers(), { type: 'HandOver', creature: aldo, item: torch, quantity: 1, to: ilphas, ...wrong }, player),
    ).toBe(code);
  });

  it("nobody gives away what is another's", () => {
    expect(ask(delvers(), { type: 'DropItem', creature: aldo, item: torch, quantity: 1 }, otherPlayer)).toBe(
      'not-your-character',
    );
  });

  it('what is dropped is gone', () => {
    expect(
      itemsOf(after(delvers(), { type: 'DropItem', creature: aldo, item: torch, quantity: 6 }, player))?.[0],
    ).toEqual(['spike', 6]);
  });

  it('a pile is not let fall piece by piece without end, but may be handed on', () => {
    const pile = { name: 'pebble', weight: 0, kind: 'gear', use: null } as const;
    const lying = Array.from({ length: 100 }, (_, nth) => {
      return { item: { ...pile, id: id<'item'>(`pebble-${nth}`), quantity: 1 }, at: inAbbey(2, 5) };
    });
    const full = { ...delvers(), lying };
    const one = { creature: aldo, item: torch, quantity: 1 } as const;
    expect(ask(full, { type: 'DropItem', ...one }, player)).toBe('bad-input');
    expect(ask({ ...full, lying: lying.slice(1) }, { type: 'DropItem', ...one }, player)).toBeInstanceOf(Array);
    expect(ask(full, { type: 'HandOver', ...one, to: ilphas }, player)).toBeInstanceOf(Array);
    expect(offers(full, player).find(({ command }) => command === 'DropItem')?.barred).toContain('100 things');
  });

  it('the referee sets coins', () => {
    const coins = { pp: 1, gp: 2, ep: 3, sp: 4, cp: 5 };
    expect(after(delvers(), { type: 'SetCoins', creature: aldo, ...coins }, referee).creatures[aldo]?.coins).toEqual(
      coins,
    );
  });

  it('whatever is offered is granted', () => {
    for (const command of ['GiveItem', 'DropItem', 'HandOver', 'SetCoins'] as const)
      expect(refusedOffers(delvers(), [referee, player], command)).toEqual([]);
  });
});

describe('what the referee gives to somebody, and says of what they carry', () => {
  it('names one who goes by what they are as the log does, with an article', () => {
    const { state } = town('gorman', { name: 'Guardsman', ownName: false });
    const sack = { id: torch, name: 'sack', quantity: 1, weight: 0, kind: 'gear', use: null } as const;
    const laden = { ...state, creatures: { ...state.creatures, [aldo]: { ...state.creatures[aldo], items: [sack] } } };
    const acts = ['GiveItem', 'SetCoins', 'MarkBulky'];
    const own = offers(laden as typeof state, referee).filter(({ command }) => acts.includes(command));
    expect(own.flatMap(({ label, confirm = [] }) => [label, confirm].flat()).toSorted()).toEqual([
      'Give the guardsman a thing of your own making',
      'Give the guardsman something',
      'Give {name} to the guardsman',
      'Give {name} to the guardsman',
      'Set the coins of the guardsman',
      'The guardsman: something is bulky',
    ]);
  });
});
