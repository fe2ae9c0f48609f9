import { describe, expect, it } from 'vitest';
import { at, campaign, delve, referee, someone, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { NO_COINS } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { withOnlyCoins } from './only-coins.ts';

const cellar = twoRooms();
const hild = (facts: Partial<Creature> = {}): Creature =>
  someone({ id: id('hild'), name: 'Hild', coins: { ...NO_COINS, gp: 90 }, ...facts });
const wren = someone({ id: id('wren'), name: 'Wren', coins: { ...NO_COINS, gp: 40, sp: 5 } });
const torch = { id: id<'item'>('torch'), name: 'torch', quantity: 1, weight: 20, kind: 'gear', use: 'torch' } as const;

const said = (...creatures: readonly Creature[]) => withOnlyCoins(campaign(creatures), creatures);
const asked = (state: GameState) =>
  offers(state, referee).flatMap(({ key, asks }) => (asks && /^BringParty|:to-party:/.test(key) ? [[key, asks]] : []));

describe('whoever carries nothing but coins', () => {
  it('is named, with what there is to spend', () => {
    expect(said(hild())).toBe('Hild carries nothing but 90 gp');
    expect(said(hild(), wren)).toBe('Hild (90 gp) and Wren (40 gp and 5 sp) carry nothing but coins');
  });

  it('is nobody who carries a thing or has no coins, nobody who is dead, and no monster', () => {
    for (const facts of [
      { items: [torch] },
      { coins: NO_COINS },
      { conditions: ['dead'] },
      { kind: 'monster' },
    ] as const)
      expect(said(hild(facts))).toBeNull();
  });

  it('is named before going to a map, where there is no shop', () => {
    const asks = 'Hild carries nothing but 90 gp. There is no shop on the map.';
    const home = campaign([hild()], { scene: cellar.id, scenes: { [cellar.id]: cellar } });
    expect(asked(home)).toEqual([
      ['BringParty:in', asks],
      ['BringParty', asks],
    ]);
    const out = delve([someone({ id: id('aldo'), at: at(1, 1) }), hild()]);
    expect(asked(out)).toContainEqual(['PlaceCreature:to-party:hild', asks]);
  });
});
