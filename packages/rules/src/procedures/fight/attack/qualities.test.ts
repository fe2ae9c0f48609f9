import { describe, expect, it } from 'vitest';
import { act, brawl, until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  campaign,
  goblin,
  player,
  referee,
  refusedOffers,
  someone,
  toMeet,
} from '../../../../test/table.ts';
import { attacksWith } from '../../../books/ose/content/armed.ts';
import { id } from '../../../core/index.ts';
import type { Item } from '../../../state/item.ts';
import type { GameState } from '../../../state/state.ts';

const strong = { hitPoints: { now: 40, max: 40 } };
const aldo = someone({ at: at(2, 1), ...strong });
const grik = goblin({ at: at(3, 1), ...strong });
const usual = {
  cover: 'none',
  water: 'none',
  unstable: false,
  surrounded: false,
  silenced: false,
  modifier: 0,
} as const;
const rides = (creature: typeof aldo.id) => ({ type: 'SetSituation', creature, ...usual, mounted: true }) as const;
const blow = (attack = 0) => ({ type: 'Attack', attacker: aldo.id, target: grik.id, attack }) as const;
const left = (state: ReturnType<typeof after>) => state.creatures[grik.id]?.hitPoints.now;
/** Somebody has come so many feet in this round. */
function moved(state: GameState, creature: typeof aldo.id, feet: number): GameState {
  const found = state.creatures[creature] ?? aldo;
  return { ...state, creatures: { ...state.creatures, [creature]: { ...found, moved: feet } } };
}

describe('qualities of weapons (OSE-APX-08)', () => {
  it.each(['pole arm', 'two-handed sword', 'staff'])('a %s leaves no hand for a shield (OSE-APX-09)', (name) => {
    const armed = (shield: boolean) =>
      brawl({}, [{ ...aldo, shield, attacks: attacksWith(name).map((each) => ({ ...each, slow: false })) }], [grik]);
    expect(ask(armed(true).state, blow(), player)).toBe('forbidden');
    expect(ask(armed(false).state, blow(), player, 2)).toBeInstanceOf(Array);
    expect(refusedOffers(armed(true).state, player, 'Attack')).toEqual([]);
  });

  it('nor does one with magic in it', () => {
    const name = 'two-handed sword +1';
    const attacks = attacksWith('two-handed sword').map((each) => ({ ...each, name, slow: false }));
    const armed = brawl({}, [{ ...aldo, shield: true, attacks }], [grik]);
    expect(ask(armed.state, blow(), player)).toBe('forbidden');
  });

  it('nor does a bow; a sword does', () => {
    const shot = brawl(
      {},
      [{ ...aldo, at: at(0, 1), shield: true, attacks: attacksWith('long bow') }],
      [grik],
      'missile',
    );
    expect(ask(shot.state, blow(), player)).toBe('forbidden');
    const struck = brawl({}, [{ ...aldo, shield: true, attacks: attacksWith('sword') }], [grik]);
    expect(ask(struck.state, blow(), player, 2)).toBeInstanceOf(Array);
  });

  it('a lance deals double damage after sixty feet on a mount, and not without', () => {
    const rush = (mounted: boolean, feet: number) => {
      const script = brawl({}, [{ ...aldo, attacks: attacksWith('lance') }], [grik]);
      if (mounted) script.play(rides(aldo.id));
      return left(after(moved(script.state, aldo.id, feet), blow(), player, 20, 5));
    };
    expect([rush(true, 60), rush(true, 50), rush(false, 60)]).toEqual([30, 35, 35]);
  });

  it('so does a lance with magic in it, whose bonus is added once', () => {
    const attacks = attacksWith('lance').map((each) => ({ ...each, name: 'lance +1', bonus: 1 }));
    const script = brawl({}, [{ ...aldo, attacks }], [grik]).play(rides(aldo.id));
    expect(left(after(moved(script.state, aldo.id, 60), blow(), player, 20, 5))).toBe(29);
  });

  it('a charge over open country takes sixty feet, of the yards that are counted there', () => {
    const rush = (setting: 'wilderness' | 'dungeon', distance: number) => {
      const [rider, foe] = [
        { ...aldo, at: null, attacks: attacksWith('lance') },
        { ...grik, at: null },
      ];
      const script = new Script(campaign([rider, foe])).play(toMeet([grik.id], { setting }));
      script.play({ type: 'SetDistance', distance }).play({ type: 'SkipStep' }).play(rides(aldo.id));
      act(script, 'movement').play({ type: 'Approach', creature: aldo.id, foe: grik.id }, player);
      return left(until(script, 'melee', 0).play(blow(), player, 20, 5).state);
    };
    expect([rush('wilderness', 21), rush('wilderness', 20), rush('dungeon', 45)]).toEqual([30, 35, 35]);
  });

  it('a spear set against such a charge deals double damage', () => {
    const braced = (mounted: boolean) => {
      const script = brawl({}, [{ ...aldo, attacks: attacksWith('spear') }], [grik]);
      if (mounted) script.play(rides(grik.id));
      const state = moved(script.state, grik.id, 60);
      return left(after(state, blow(), player, 20, 5));
    };
    expect([braced(true), braced(false)]).toEqual([30, 35]);
  });

  it('burning oil deals its damage again as the next round begins, and no more (OSE-APX-10)', () => {
    const flask: Item = { id: id('flask'), name: 'oil', quantity: 2, weight: 0, kind: 'gear', use: 'oil' };
    const burner = { ...aldo, at: at(0, 1), attacks: attacksWith('oil flask (burning)'), items: [flask] };
    const script = brawl({}, [burner], [grik], 'missile').play(blow(), player, 20, 4);
    expect(script.told().players).toContain('The goblin burns for another round.');
    expect(left(script.play({ type: 'EndRound' }, referee, 3).state)).toBe(33);
    expect(left(act(script, 'movement').play({ type: 'EndRound' }).state)).toBe(33);
  });

  it('holy water harms the undead and nobody else', () => {
    const vial: Item = { id: id('vial'), name: 'holy water vial', quantity: 1, weight: 0, kind: 'gear', use: null };
    const thrown = (undead: boolean, ...faces: number[]) => {
      const priest = { ...aldo, at: at(0, 1), attacks: attacksWith('holy water vial'), items: [vial] };
      return left(brawl({}, [priest], [{ ...grik, undead }], 'missile').play(blow(), player, ...faces).state);
    };
    expect([thrown(true, 20, 6), thrown(false, 20)]).toEqual([34, 40]);
  });
});
