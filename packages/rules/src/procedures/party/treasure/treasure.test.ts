import { describe, expect, it } from 'vitest';
import { adventureShown, awarded, playedBy } from '../../../../test/award.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  hired,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { COPPER } from '../../../books/ose/content/gear.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import { type MagicFind, NO_ADVENTURE } from '../../../state/adventure.ts';
import type { Creature } from '../../../state/creature.ts';
import { lyingThings } from '../../../state/lying.ts';
import type { Engagement } from '../../../state/retainers.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { copperIn } from '../../table/ledger/purse.ts';
import { trueName } from '../../town/scribing/spell-in.ts';
import { storesOf } from '../stores/kept.ts';
import { MOST_FINDS } from './may.ts';

const aldo = someone();
const brand = someone({ id: id('brand'), name: 'Brand', owner: null });
const tor = someone({ id: id('tor'), kind: 'retainer', name: 'Tor' });
const service = (share: Engagement['share']): Engagement => hired(aldo.id, { share, experience: share, loyalty: 9 });
const found = (base: RulesetId, share: Engagement['share']): GameState =>
  after(
    { ...playedBy(base, [aldo, brand, tor]), engagements: { [tor.id]: service(share) } },
    { type: 'PoolTreasure', pp: 0, gp: 90, ep: 0, sp: 0, cp: 1, valuables: 10 },
    referee,
  );
const copper = (state: GameState, { id: who }: Creature): number =>
  copperIn(state.creatures[who]?.coins ?? aldo.coins, COPPER);

describe('the pool, shared out as experience is given', () => {
  it.each<[string, RulesetId, Engagement['share'], readonly number[], number]>([
    ['OSE-PTY-07: half a share to a retainer', 'ose', 0.5, [4000, 4000, 2000], 1],
    ['GOR-XPA-02: two parts to a character, one to a henchman', 'gorman', 0.5, [4000, 4000, 2000], 1],
    ['GOR-XPA-02: none to a hireling', 'gorman', 0, [5000, 5000, 0], 1],
    ['ERI-TRS-02: whole gold, and full shares to the unusual', 'eris', 1, [3300, 3300, 3300], 102],
  ])('%s', (_rule, base, share, each, fund) => {
    const state = awarded(found(base, share), { treasure: 100 });
    expect([aldo, brand, tor].map((one) => copper(state, one))).toEqual(each);
    expect(state.party.fund).toBe(fund);
  });

  it('what it gives each is seen before', () => {
    const state = found('ose', 0.5);
    const reckoned = after(
      state,
      {
        type: 'ReckonAward',
        place: 'settlement',
        monsters: 0,
        treasure: 100,
        magic: 0,
        extra: 0,
        places: 0,
        sharers: [aldo.id, tor.id],
      },
      referee,
    );
    expect(adventureShown(reckoned).award?.coins).toEqual({
      each: { aldo: 6667, tor: 3333 },
      left: 1,
      overloaded: [],
      rule: 'OSE-PTY-07',
    });
  });

  it('whatever is offered is granted', () => {
    const thing = { type: 'PoolThing', name: 'a blade', thing: 'weapon', named: true } as const;
    const rolled = after(after(found('ose', 0.5), thing, referee), { type: 'RollOffItems', items: 1 }, player, 9);
    for (const command of ['PoolTreasure', 'PoolThing', 'TakeThing', 'SpendPool'] as const)
      expect(refusedOffers(rolled, [referee, player], command)).toEqual([]);
  });

  it.each([
    [{ type: 'PoolTreasure', pp: 0, gp: 0, ep: 0, sp: 0, cp: 0, valuables: 0 }, 'bad-input'],
    [{ type: 'TakeThing', thing: id<'item'>('none'), creature: aldo.id, by: 'agreement' }, 'no-such-thing'],
  ] as const)('%j is refused: %s', (command, code) => {
    expect(ask(found('ose', 0.5), command, referee)).toBe(code);
  });
});

describe('what was found and is carried', () => {
  const thing = (nth: number, is?: string): MagicFind => ({
    id: id(`find-${nth}`),
    name: `odd horn ${nth}`,
    thing: 'potion',
    named: false,
    earned: false,
    holder: null,
    ...(is ? { is } : {}),
  });
  const finding = (finds: readonly MagicFind[]): GameState => ({
    ...playedBy('ose', [aldo]),
    adventure: { ...NO_ADVENTURE, finds },
  });
  const take = (script: Script, { id: which }: MagicFind) =>
    script.play({ type: 'TakeThing', thing: which, creature: aldo.id, by: 'agreement' }, player);
  const drinks = (state: GameState, seat = player) =>
    offers(known(state, seat), seat).flatMap(({ command, label }) => (command === 'UseUp' ? [label] : []));

  it('leaves room among what is everybody’s, before an award and after it', () => {
    const full = Array.from({ length: MOST_FINDS }, (_, nth) => thing(nth, 'potion of healing'));
    const script = new Script(finding(full));
    const more = { type: 'PoolThing', name: 'a blade', thing: 'weapon', named: true } as const;
    const offered = () => offers(script.state, referee).some(({ command }) => command === 'PoolThing');
    expect([ask(script.state, more, referee), offered()]).toEqual(['bad-input', false]);
    for (const find of full) take(script, find);
    for (const state of [script.state, awarded(script.state, {})]) {
      expect(ask(state, more, referee)).toBeInstanceOf(Array);
      expect(offers(state, referee).some(({ command }) => command === 'PoolThing')).toBe(true);
    }
  });

  it.each([undefined, 'potion of healing'])('is drunk after an award as before it, be it known to be %s', (is) => {
    const find = thing(1, is);
    const early = awarded(take(new Script(finding([find])), find).state, {});
    const late = take(new Script(awarded(finding([find]), {})), find).state;
    for (const state of [early, late]) expect(drinks(state)).toEqual(['Drink the odd horn 1']);
  });

  it('is forgotten with an award once it is gone', () => {
    const find = thing(1, 'potion of healing');
    const script = take(new Script(finding([find])), find);
    script.play({ type: 'UseUp', creature: aldo.id, item: find.id }, player, 1);
    expect(awarded(script.state, {}).adventure?.finds).toEqual([]);
  });

  it('shows nobody but the referee whether its truth is noted, at no time', () => {
    const twins = [undefined, 'potion of poison'].map((is) => {
      const finds = [thing(1, is), thing(2, is)] as const;
      const script = take(new Script(finding(finds)), finds[0]);
      const home = new Script(awarded(script.state, {}));
      const after = take(home, finds[1]).state;
      return [script.state, home.state, after, awarded(after, {})];
    });
    const [plain = [], noted = []] = twins;
    for (const seat of [player, otherPlayer, spectator])
      for (const [at, state] of plain.entries()) expect(known(noted[at] ?? state, seat)).toEqual(known(state, seat));
  });

  describe('of one name', () => {
    const horn = (nth: number, is?: string): MagicFind => ({ ...thing(nth, is), name: 'odd horn' });
    const [healing, poison] = ['potion of healing', 'potion of poison'];
    const bera = someone({ id: id('bera'), name: 'Bera', owner: otherPlayer.user });
    const both = (one?: string, other?: string) => {
      const finds = [horn(1, one), horn(2, other)] as const;
      const begun = { ...playedBy('ose', [aldo, bera]), adventure: { ...NO_ADVENTURE, finds } };
      return take(take(new Script(begun), finds[0]), finds[1]);
    };
    const carried = ({ state }: Script, who: Creature) =>
      state.creatures[who.id]?.items.map((item) => [item.id, item.quantity, trueName(state, item)]);
    const hand = (script: Script, item: string, quantity = 1) =>
      script.play({ type: 'HandOver', creature: aldo.id, item: id(item), quantity, to: bera.id }, player);
    const drop = (script: Script, item: string) =>
      script.play({ type: 'DropItem', creature: aldo.id, item: id(item), quantity: 1 }, player);
    const pickUp = (script: Script) => {
      const lies = lyingThings(script.state)[0]?.item.id ?? id<'item'>('none');
      return script.play({ type: 'PickUp', creature: bera.id, thing: lies }, referee);
    };

    it('each keeps what it is, carried by one person and by another', () => {
      const script = both(healing, poison);
      expect(carried(script, aldo)).toEqual([
        ['find-1', 1, healing],
        ['find-2', 1, poison],
      ]);
      hand(hand(script, 'find-1'), 'find-2');
      expect(carried(script, bera)).toEqual([
        ['find-1', 1, healing],
        ['find-2', 1, poison],
      ]);
    });

    it('nothing that is like it is laid to it', () => {
      const script = both(healing, poison);
      const like = { name: 'odd horn', quantity: 1, weight: 10, kind: 'gear', use: 'none', magic: true } as const;
      script.play({ type: 'GiveItem', creature: aldo.id, ...like });
      expect(carried(script, aldo)).toHaveLength(3);
    });

    it('players do not learn whether they are alike in truth, whatever they do with them', () => {
      const plays = [both(), both(healing, healing), both(healing, poison), both(poison, undefined)].map((script) => {
        const states = [script.state, hand(script, 'find-2').state, drop(script, 'find-1').state, pickUp(script).state];
        return [...states, awarded(script.state, {})];
      });
      const [plain = [], ...noted] = plays;
      for (const seat of [player, otherPlayer, spectator])
        for (const states of noted)
          for (const [at, state] of plain.entries())
            expect(known(states[at] ?? state, seat)).toEqual(known(state, seat));
    });

    describe('that are a pile', () => {
      /** As they were once laid together. */
      const pile = (is?: string): Script => {
        const item = {
          id: id<'item'>('find-1'),
          name: 'odd horn',
          quantity: 3,
          weight: 10,
          kind: 'gear',
          use: null,
        } as const;
        const begun = playedBy('ose', [{ ...aldo, items: [item] }, bera]);
        return new Script({ ...begun, adventure: { ...NO_ADVENTURE, finds: [{ ...horn(1, is), holder: aldo.id }] } });
      };
      const truth = ({ state }: Script) => state.creatures[bera.id]?.items.map((item) => trueName(state, item));
      const stored = (script: Script) => {
        script.play({ type: 'AddStore', name: 'Camp', bears: 0 });
        const camp = () => storesOf(script.state).find(({ name }) => name === 'Camp');
        const store = camp()?.id ?? id<'store'>('none');
        script.play({ type: 'StoreItem', creature: aldo.id, store, item: id('find-1'), quantity: 2 });
        const lies = camp()?.items[0]?.id ?? id<'item'>('none');
        return script.play({ type: 'FetchItem', creature: bera.id, store, item: lies, quantity: 1 });
      };

      it.each([
        ['handed over', (script: Script) => hand(script, 'find-1')],
        ['dropped and picked up', (script: Script) => pickUp(drop(script, 'find-1'))],
        ['put away and fetched', stored],
      ] as const)('keep what they are where some are %s, and no more is given for them', (_how, part) => {
        const script = part(pile(healing));
        expect(truth(script)).toEqual([healing]);
        const find = script.state.adventure?.finds.filter(({ earned }) => !earned);
        expect(find?.map(({ id: which }) => which)).toEqual(['find-1']);
        for (const seat of [player, otherPlayer, spectator])
          expect(known(part(pile()).state, seat)).toEqual(known(script.state, seat));
      });
    });
  });
});
