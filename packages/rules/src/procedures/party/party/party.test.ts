import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import {
  after,
  ask,
  campaign,
  otherPlayer,
  player,
  referee,
  refusedOffers,
  someone,
  spectator,
} from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { partyAdvice } from './advice.ts';
import { formationFor } from './formation.ts';
import { MOST_ORDERS } from './may.ts';

const aldo = someone();
const bea = someone({ id: id('bea'), name: 'Bea', owner: otherPlayer.user, class: 'cleric' });
const tor = someone({ id: id('tor'), name: 'Tor', kind: 'retainer', owner: null });
const state = campaign([aldo, bea, tor]);
const noCoins = { pp: 0, gp: 0, ep: 0, sp: 0, cp: 0 };

describe('the party', () => {
  it('OSE-PTY-04: an order holds each member once, and is kept under its name', () => {
    const door = after(
      state,
      { type: 'SetMarchingOrder', situation: 'doors', ranks: [[bea.id], [aldo.id, tor.id]] },
      player,
    );
    expect(
      cited(state, { type: 'SetMarchingOrder', situation: 'doors', ranks: [[bea.id], [aldo.id, tor.id]] }, player),
    ).toContain('OSE-PTY-04');
    expect(door.party).toMatchObject({ formation: 'doors', marchingOrder: [['bea'], ['aldo', 'tor']] });
    const back = after(
      door,
      { type: 'SetMarchingOrder', situation: 'exploration', ranks: [[aldo.id], [bea.id], [tor.id]] },
      player,
    );
    expect(after(back, { type: 'TakeFormation', situation: 'doors' }, player).party.marchingOrder).toEqual([
      ['bea'],
      ['aldo', 'tor'],
    ]);
    expect(ask(state, { type: 'SetMarchingOrder', situation: 'doors', ranks: [[aldo.id], [aldo.id]] }, player)).toBe(
      'bad-input',
    );
  });

  it('keeps no orders without end', () => {
    const ranks = [[aldo.id, bea.id, tor.id]];
    const kept = Object.fromEntries(Array.from({ length: MOST_ORDERS }, (_, nth) => [`order ${nth}`, ranks]));
    const full = { ...state, party: { ...state.party, formations: kept } };
    const set = (situation: string) => ask(full, { type: 'SetMarchingOrder', situation, ranks }, player);
    expect(set('one more')).toBe('bad-input');
    expect(set('order 3')).toBeInstanceOf(Array);
  });

  it('OSE-PTY-04: the lost leave the order, the others keep their ranks, newcomers bring up the rear', () => {
    expect(
      formationFor(
        ['a', 'c', 'd'],
        [
          ['a', 'b'],
          ['b', 'c'],
        ],
      ),
    ).toEqual([['a'], ['c'], ['d']]);
  });

  it('OSE-PTY-04: one member changes rank', () => {
    const move = (rank: number) =>
      after(state, { type: 'MoveInOrder', creature: tor.id, rank }, player).party.marchingOrder;
    expect(move(1)).toEqual([['aldo', 'tor'], ['bea']]);
    expect(move(9)).toEqual([['aldo'], ['bea'], ['tor']]);
    expect(ask(state, { type: 'MoveInOrder', creature: id('nobody'), rank: 1 }, player)).toBe('no-such-thing');
  });

  it('OSE-PTY-05: with a caller, only the caller and the referee give the party’s commands', () => {
    const called = after(state, { type: 'AppointCaller', user: player.user }, otherPlayer);
    expect(cited(state, { type: 'AppointCaller', user: player.user }, otherPlayer)).toContain('OSE-PTY-05');
    const order = { type: 'MoveInOrder', creature: tor.id, rank: 1 } as const;
    expect(ask(called, order, otherPlayer)).toBe('caller-speaks');
    expect(ask(called, order, player)).toHaveLength(1);
    expect(ask(called, order, referee)).toHaveLength(1);
    expect(ask(called, order, spectator)).toBe('not-your-seat');
    expect(ask(state, { type: 'AppointCaller', user: spectator.user }, player)).toBe('no-such-thing');
  });

  it('OSE-PTY-06: a player draws the map', () => {
    expect(after(state, { type: 'AppointMapper', user: otherPlayer.user }, player).party.mapper).toBe(otherPlayer.user);
    expect(ask(state, { type: 'AppointMapper', user: null }, player)).toBe('no-change');
  });

  it('OSE-PTY-07: the dead get nothing, retainers half, and what is left goes to the fund', () => {
    const fallen = campaign([aldo, { ...bea, conditions: ['dead'] }, tor]);
    const paid = after(fallen, { ...noCoins, type: 'DivideTreasure', gp: 10, cp: 2 }, referee);
    expect(paid.creatures[aldo.id]?.coins).toMatchObject({ gp: 6, sp: 6, cp: 8 });
    expect(paid.creatures[tor.id]?.coins).toMatchObject({ gp: 3, sp: 3, cp: 4 });
    expect(paid.creatures[bea.id]?.coins).toEqual(noCoins);
    expect(paid.party.fund).toBe(0);
    expect(ask(fallen, { ...noCoins, type: 'DivideTreasure', gp: 1 }, player)).toBe('not-your-seat');
    expect(ask(fallen, { ...noCoins, type: 'DivideTreasure' }, referee)).toBe('bad-input');
  });

  it.each([
    [1, 500],
    [0.5, 333],
    [0, undefined],
  ])(
    'OSE-PTY-07: where retainers take %d of a share, ten gold give one %s copper beside a character',
    (retainerShare, copper) => {
      const two = campaign([aldo, tor], { ruleset: { base: 'ose', slots: {}, options: { retainerShare } } });
      const [divided] = ask(two, { ...noCoins, type: 'DivideTreasure', gp: 10 }, referee);
      expect(typeof divided === 'object' && divided.type === 'TreasureDivided' && divided.shares[tor.id]).toBe(copper);
    },
  );

  it('OSE-PTY-08: the players throw, ties throw again', () => {
    expect(ask(state, { type: 'RollOffItems', items: 1 }, player, 9, 9, 4, 15)).toMatchObject([
      { order: [otherPlayer.user, player.user], faces: [9, 9, 4, 15] },
    ]);
    expect(cited(state, { type: 'RollOffItems', items: 1 }, player, 9, 9, 4, 15)).toContain('OSE-PTY-08');
  });

  it('OSE-PTY-01, OSE-PTY-02: the party is advised', () => {
    expect(partyAdvice(state)).toEqual([{ rule: 'OSE-PTY-01', text: 'A small party: 3 retainers would make it six.' }]);
    expect(partyAdvice(campaign([someone({ class: 'thief' })])).map((advice) => advice.rule)).toEqual([
      'OSE-PTY-01',
      'OSE-PTY-02',
      'OSE-PTY-02',
    ]);
    expect(partyAdvice(campaign([aldo, { ...bea, level: 6 }])).map((advice) => advice.rule)).toContain('OSE-PTY-03');
  });

  it('OSE-CMB-33: a rank of more than three is told that three fight side by side in ten feet', () => {
    const four = [aldo, bea, { ...bea, id: id<'creature'>('cy') }, { ...bea, id: id<'creature'>('di') }];
    const abreast = (wide: number) => {
      const { party, ...rest } = campaign(four);
      const ids = four.map((one) => one.id);
      const marchingOrder = [ids.slice(0, wide), ids.slice(wide)].filter((rank) => rank.length > 0);
      return partyAdvice({ ...rest, party: { ...party, marchingOrder } }).filter(({ rule }) => rule === 'OSE-CMB-33');
    };
    expect(abreast(3)).toEqual([]);
    expect(abreast(4)).toEqual([
      { rule: 'OSE-CMB-33', text: '4 march abreast; in a 10′ passage 3 can fight side by side.' },
    ]);
  });

  it('every offer is granted', () => {
    const kept = after(
      state,
      { type: 'SetMarchingOrder', situation: 'doors', ranks: [[bea.id], [aldo.id, tor.id]] },
      player,
    );
    const both = after(
      kept,
      { type: 'SetMarchingOrder', situation: 'combat', ranks: [[bea.id, aldo.id, tor.id]] },
      player,
    );
    const named = after(both, { type: 'AppointCaller', user: player.user }, player);
    for (const now of [state, named]) expect(refusedOffers(now, [referee, player, otherPlayer])).toEqual([]);
  });
});
