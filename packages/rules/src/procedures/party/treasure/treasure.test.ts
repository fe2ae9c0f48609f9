import { describe, expect, it } from 'vitest';
import { adventureShown, awarded, playedBy } from '../../../../test/award.ts';
import { after, ask, player, referee, refusedOffers, someone } from '../../../../test/table.ts';
import { COPPER } from '../../../books/ose/content/gear.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Engagement } from '../../../state/retainers.ts';
import type { GameState } from '../../../state/state.ts';
import { copperIn } from '../../table/ledger/purse.ts';

const aldo = someone();
const brand = someone({ id: id('brand'), name: 'Brand', owner: null });
const tor = someone({ id: id('tor'), kind: 'retainer', name: 'Tor' });
const service = (share: Engagement['share']): Engagement => ({
  employer: aldo.id,
  kind: 'retainer',
  race: null,
  share,
  experience: share,
  wage: null,
  loyalty: 9,
  paidUntil: 1,
});
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
      rule: 'OSE-PTY-07',
    });
  });

  it('whatever is offered is granted', () => {
    const thing = { type: 'PoolThing', name: 'a blade', thing: 'weapon', named: true } as const;
    const rolled = after(after(found('ose', 0.5), thing, referee), { type: 'RollOffItems', items: 1 }, player, 9);
    for (const seat of [referee, player])
      for (const command of ['PoolTreasure', 'PoolThing', 'TakeThing', 'SpendPool'] as const)
        expect(refusedOffers(rolled, seat, command)).toEqual([]);
  });

  it.each([
    [{ type: 'PoolTreasure', pp: 0, gp: 0, ep: 0, sp: 0, cp: 0, valuables: 0 }, 'bad-input'],
    [{ type: 'PoolTreasure', pp: 0, gp: -1, ep: 0, sp: 0, cp: 0, valuables: 0 }, 'bad-input'],
    [{ type: 'PoolThing', name: ' ', thing: 'ring', named: false }, 'bad-input'],
    [{ type: 'SpendPool', gold: 0 }, 'bad-input'],
    [{ type: 'TakeThing', thing: id<'item'>('none'), creature: aldo.id, by: 'agreement' }, 'no-such-thing'],
  ] as const)('%j is refused: %s', (command, code) => {
    expect(ask(found('ose', 0.5), command, referee)).toBe(code);
  });
});
