import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import {
  after,
  ask,
  at,
  campaign,
  delve,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { toldOf } from '../../../../test/told.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { evolve } from '../../evolve.ts';
import { storesCommands } from './commands.ts';
import { HOME, loadOf, rateOf, type Store, storesOf } from './kept.ts';

const hild = id<'creature'>('hild');
const thing = (name: string, facts: Partial<Item> = {}): Item => ({
  id: id(name),
  name,
  quantity: 1,
  weight: 0,
  kind: 'gear',
  use: null,
  ...facts,
});
const SWORD = thing('sword', { kind: 'weapon', weight: 60 });
const MULE = thing('mule');
const coins = { pp: 0, gp: 3_000, ep: 0, sp: 20, cp: 0 };
const she = (facts: Partial<Creature> = {}) =>
  someone({ id: hild, name: 'Hild', owner: player.user, coins, items: [SWORD, MULE], attacks: [], at: null, ...facts });
const begin = campaign([she()]);
const home = (state: GameState): Store => storesOf(state)[0] ?? expect.fail('there is no home');
const mule = (state: GameState): Store => storesOf(state)[1] ?? expect.fail('there is no mule');
const hildIn = (state: GameState): Creature => state.creatures[hild] ?? expect.fail('Hild is gone');

const leave = { type: 'StoreItem', creature: hild, store: HOME, item: SWORD.id, quantity: 1 } as const;
const pay = { type: 'StoreCoins', creature: hild, store: HOME, coin: 'gp', count: 100 } as const;
const lead = { type: 'LeadBeast', creature: hild, item: MULE.id } as const;
const onMule = (state: GameState, count: number) => ({ ...pay, store: mule(state).id, count }) as const;

describe('the home of a party', () => {
  it('is spoken of with whoever uses it as the log does: one who goes by what they are has an article', () => {
    const left = after(campaign([she({ name: 'Guardsman', ownName: false })]), leave, player);
    const used = ['StoreCoins', 'FetchItem', 'StoreItem'];
    const labels = offers(left, player).flatMap(({ command, label }) => (used.includes(command) ? [label] : []));
    expect(labels).toContain('The guardsman takes something kept at home');
    expect(labels.filter((label) => !label.startsWith('The guardsman '))).toEqual([]);
  });

  it('is offered to those off the board alone, as soon as they leave it or come onto it', () => {
    const below = delve([she({ at: at(1, 1) })]);
    const stores = (state: GameState) => offers(state, player).some(({ command }) => command === 'StoreItem');
    expect(stores(below)).toBe(false);
    const away = evolve(below, { type: 'CreaturePlaced', creature: hild, at: null });
    expect(stores(away)).toBe(true);
    expect(stores(evolve(away, { type: 'CreaturePlaced', creature: hild, at: at(1, 1) }))).toBe(false);
  });

  it('is used by nobody who cannot act, neither for things nor for coins', () => {
    const fled = campaign([she({ conditions: ['fled'] })]);
    const used = ['StoreItem', 'FetchItem', 'StoreCoins', 'FetchCoins'];
    expect(offers(fled, player).filter(({ command }) => used.includes(command))).toEqual([]);
    expect(ask(fled, pay, player)).toBe('incapable');
  });

  it('keeps things until they are fetched, as they were', () => {
    const left = after(begin, leave, player);
    expect([home(left).items, hildIn(left).items]).toMatchObject([[{ name: 'sword', weight: 60 }], [MULE]]);
    const item = home(left).items[0]?.id ?? expect.fail('nothing was kept');
    const back = after(left, { ...leave, type: 'FetchItem', item }, player);
    expect(home(back).items).toEqual([]);
    expect(hildIn(back).items.map(({ name }) => name)).toEqual(['mule', 'sword']);
    expect(hildIn(back).attacks.map(({ name }) => name)).toContain('sword');
  });

  it('keeps coins, and gives no more than were put there', () => {
    const left = after(begin, pay, player);
    expect([home(left).coins.gp, hildIn(left).coins.gp]).toEqual([100, 2_900]);
    const fetch = { ...pay, type: 'FetchCoins', count: 101 } as const;
    expect(ask(left, fetch, player)).toBe('too-dear');
    expect(hildIn(after(left, { ...fetch, count: 100 }, player)).coins).toEqual(coins);
  });

  it('is out of reach from the board, and nobody else’s purse is', () => {
    const away = delve([she({ at: at(1, 1) })]);
    expect([leave, pay].map((command) => ask(away, command, player))).toEqual(['too-far', 'too-far']);
    expect(ask(begin, pay, otherPlayer)).toBe('not-your-character');
    expect(ask(begin, pay, spectator)).toBe('not-your-seat');
  });

  it.each([
    ['more than there is', { ...leave, quantity: 2 }, 'bad-input'],
    ['a thing that is not carried', { ...leave, item: id<'item'>('shield') }, 'no-such-thing'],
    ['a place that is not there', { ...leave, store: id<'store'>('vault') }, 'no-such-thing'],
    ['coins that are not there', { ...pay, coin: 'pp' }, 'too-dear'],
  ] as const)('takes not %s', (_what, command, code) => {
    expect(ask(begin, command, player)).toBe(code);
  });

  it('is known to the whole table', () => {
    const left = after(begin, leave, player);
    for (const seat of [referee, player, otherPlayer, spectator]) {
      expect(known(left, seat).stores).toEqual(left.stores);
      expect(project(left, seat).get(`store:${HOME}`)).toMatchObject({ home: true, load: 60, bears: null });
    }
  });
});

describe('OSE-APX-11: a beast of burden', () => {
  const led = after(begin, lead, player);

  it('bears the party’s things once it is led, and is no longer in the pack', () => {
    expect(mule(led)).toMatchObject({ name: 'The mule', along: true, bears: { full: 2_000, half: 4_000, rate: 120 } });
    expect(hildIn(led).items).toEqual([SWORD]);
  });

  it.each([
    [2_000, 120],
    [2_001, 60],
  ])('goes with %i coins %i feet a turn', (count, rate) => {
    const laden = after(led, onMule(led, count), player);
    expect([loadOf(mule(laden)), rateOf(mule(laden))]).toEqual([count, rate]);
  });

  it('bears no more than it can at half its rate', () => {
    const rich = { ...led, creatures: { ...led.creatures, [hild]: she({ coins: { ...coins, gp: 9_000 } }) } };
    expect(ask(rich, onMule(led, 4_001), player)).toBe('forbidden');
    expect(cited(rich, onMule(led, 4_001), player)).toContain('OSE-APX-11');
    expect(mule(after(rich, onMule(led, 4_000), player)).coins.gp).toBe(4_000);
  });

  const onBoard = (state: GameState, facts: Partial<Creature> = {}): GameState => ({
    ...state,
    creatures: { ...state.creatures, [hild]: she({ items: [], at: at(1, 1), ...facts }) },
  });
  const sendHome = { type: 'MoveStore', store: mule(led).id, along: false } as const;

  it('is reached on the board while it goes along, and not once it was left at home', () => {
    expect(mule(after(onBoard(led), onMule(led, 5), player)).coins.gp).toBe(5);
    expect(ask(onBoard(after(led, sendHome, player)), onMule(led, 5), player)).toBe('too-far');
  });

  it('is neither sent home nor called from home in the midst of a dungeon, while somebody living stands on the board', () => {
    const left = after(led, sendHome, player);
    const called = { ...sendHome, along: true } as const;
    for (const [state, command] of [
      [led, sendHome],
      [left, called],
    ] as const) {
      expect(ask(onBoard(state), command, player)).toBe('too-far');
      expect(ask(onBoard(state), command, referee)).toBe('too-far');
      expect(ask(onBoard(state, { conditions: ['dead'] }), command, referee)).not.toBe('too-far');
      expect(ask(onBoard(state, { at: null }), command, player)).toMatchObject([{ type: 'StoreMoved' }]);
      expect(offers(onBoard(state), player).map((each) => each.command)).not.toContain('MoveStore');
    }
  });

  it('is parted with only when it bears nothing; the home never is', () => {
    const drop = { type: 'DropStore', store: mule(led).id } as const;
    expect(ask(after(led, onMule(led, 5), player), drop, player)).toBe('bad-input');
    expect(storesOf(after(led, drop, player)).map(({ name }) => name)).toEqual(['Home']);
    expect(ask(led, { ...drop, store: HOME }, referee)).toBe('no-such-thing');
  });

  it('is nothing that is not a beast', () => {
    expect(ask(begin, { ...lead, item: SWORD.id }, player)).toBe('no-such-thing');
  });
});

describe('a cart or a porter', () => {
  const add = { type: 'AddStore', name: 'Old Tam', bears: 300 } as const;

  it('that was bought is led as a beast is, goes as fast as those who draw it, and bears what is put on it', () => {
    const cart = thing('cart');
    const owner = campaign([she({ items: [cart] })]);
    const led = after(owner, { ...lead, item: cart.id }, player);
    expect(mule(led)).toMatchObject({ name: 'The cart', along: true, bears: null });
    expect([hildIn(led).items, rateOf(mule(led))]).toEqual([[], null]);
    expect(mule(after(led, onMule(led, 2_500), player)).coins.gp).toBe(2_500);
    expect(refusedOffers(owner, player, 'LeadBeast')).toEqual([]);
  });

  it('that was bought bears no more than the referee says, since no list does, and a beast what the book says', () => {
    const cart = thing('cart');
    const led = after(campaign([she({ items: [cart] })]), { ...lead, item: cart.id }, player);
    const say = { type: 'SayLoad', store: mule(led).id, bears: 2_000 } as const;
    const said = after(led, say, referee);
    expect(ask(said, onMule(said, 2_500), player)).toBe('forbidden');
    expect(ask(said, onMule(said, 2_000), player)).toBeInstanceOf(Array);
    expect(toldOf(led, say).map(({ line }) => line?.text)).toEqual([
      'The cart bears 2,000 coins of weight and no more.',
    ]);
    expect(mule(after(said, { ...say, bears: 0 }, referee)).bears).toBeNull();
    expect(ask(led, say, player)).toBe('not-your-seat');
    expect(ask(said, say, referee)).toBe('no-change');
    const beast = after(begin, lead, player);
    expect(ask(beast, { ...say, store: mule(beast).id }, referee)).toBe('no-such-thing');
    expect(ask(beast, { ...say, store: HOME }, referee)).toBe('no-such-thing');
  });

  it('goes with the party at once where the referee says so', () => {
    const [, given] = storesOf(after(begin, { ...add, along: true }, referee));
    expect(given?.along).toBe(true);
    expect(storesOf(after(begin, add, referee))[1]?.along).toBe(false);
  });

  it('is given by the referee, bears what the referee says, and has a name of its own', () => {
    const state = after(begin, add, referee);
    expect(storesOf(state)[1]).toMatchObject({ name: 'Old Tam', bears: { full: 300, half: 300, rate: null } });
    expect(ask(state, { ...add, name: 'old tam' }, referee)).toBe('bad-input');
    expect(ask(begin, add, player)).toBe('not-your-seat');
  });
});

it('offers nothing of it that would be refused', () => {
  const led = after(
    after(after(begin, lead, player), pay, player),
    { type: 'AddStore', name: 'A chest', bears: 0 },
    referee,
  );
  for (const state of [begin, led, delve([she({ at: at(1, 1) })], { stores: storesOf(led) })])
    expect(refusedOffers(state, [referee, player, otherPlayer], STORES)).toEqual([]);
});

const STORES = Object.keys(storesCommands) as readonly (keyof typeof storesCommands)[];
