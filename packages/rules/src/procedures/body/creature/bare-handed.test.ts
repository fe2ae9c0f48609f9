import { describe, expect, it } from 'vitest';
import { after, at, campaign, delve, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { NO_COINS } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { promptTo } from '../../../view/sections/prompt/prompt.ts';

const stairs = { kind: 'stairs-up', at: { x: 1.5, y: 1.5 } } as const;
const cellar = twoRooms({ features: [stairs] });

const hild = (facts: Partial<Creature> = {}): Creature =>
  someone({ id: id('hild'), name: 'Hild', coins: { ...NO_COINS, gp: 90 }, fresh: true, ...facts });
const wren = someone({ id: id('wren'), name: 'Wren', coins: { ...NO_COINS, gp: 40, sp: 5 } });
const torch = { id: id<'item'>('torch'), name: 'torch', quantity: 1, weight: 20, kind: 'gear', use: 'torch' } as const;

/** A party in town, with a cellar on the board. */
const atHome = (...party: readonly Creature[]): GameState => ({
  ...campaign(party),
  scene: cellar.id,
  scenes: { [cellar.id]: cellar },
});

const asked = (state: GameState) =>
  offers(state, referee).flatMap(({ key, asks }) => (asks && /^BringParty|:to-party:/.test(key) ? [[key, asks]] : []));
const sentence = (state: GameState) => promptTo(known(state, referee), referee).sentence;

describe('whoever has coins and has bought nothing', () => {
  const SAID = 'Hild has bought nothing yet: 90 gp in the purse';

  it('is named before the party goes where there is no shop', () => {
    const state = atHome(hild());
    expect(sentence(state)).toBe(`${SAID}. Bring the party in once all are equipped`);
    expect(asked(state)).toEqual([
      ['BringParty:in', `${SAID}. There is no shop on the map.`],
      ['BringParty', `${SAID}. There is no shop on the map.`],
    ]);
  });

  it('is named with the others, and what each could pay', () => {
    expect(sentence(atHome(hild(), wren))).toBe(
      'Hild (90 gp) and Wren (40 gp and 5 sp) have bought nothing yet. Bring the party in once all are equipped',
    );
  });

  it('is named before being brought to those who are there already', () => {
    const out = delve([someone({ id: id('aldo'), at: at(1, 1) }), hild()]);
    expect(asked(out)).toContainEqual(['PlaceCreature:to-party:hild', `${SAID}. There is no shop on the map.`]);
  });

  it('is nobody who carries a thing or has no coins, and nobody who is dead', () => {
    for (const other of [hild({ items: [torch] }), hild({ coins: NO_COINS }), hild({ conditions: ['dead'] })])
      expect(asked(atHome(other, wren)).map(([, asks]) => asks)).not.toContainEqual(expect.stringContaining('Hild'));
    expect(sentence(atHome(hild({ items: [torch] })))).toBe('Bring the party to where the adventure goes on');
  });

  it('has a way back to the shop by the way in, from the first turn on', () => {
    const inside = delve([hild({ at: at(1, 1) })], {}, cellar);
    const said = promptTo(known(inside, referee), referee);
    expect(said.sentence).toMatch(`${SAID}, and the shop is in town.`);
    expect(said.offers.slice(0, 2)).toEqual(['EndTurn:active', 'BeginDowntime']);
    const home = { type: 'BeginDowntime', place: 'settlement', guarded: false, wanderingFree: false } as const;
    expect(sentence(after(inside, home, referee))).toMatch(`${SAID}. Between adventures`);
    const farther = promptTo(known(delve([hild({ at: at(4, 4) })], {}, cellar), referee), referee);
    expect(farther.sentence).not.toContain('bought nothing');
    expect(promptTo(known(inside, player), player).sentence).not.toContain('bought nothing');
    const bare = delve([hild({ at: at(0, 0) })], {}, twoRooms({ rooms: [], doors: {}, walls: [] }));
    expect(promptTo(known(bare, referee), referee).offers).toContain('BeginDowntime');
  });
});
