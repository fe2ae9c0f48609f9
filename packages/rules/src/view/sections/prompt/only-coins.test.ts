import { describe, expect, it } from 'vitest';
import { after, at, campaign, delve, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { known } from '../../../known/known.ts';
import type { Creature } from '../../../state/creature.ts';
import { NO_COINS } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import { promptTo } from './prompt.ts';

const stairs = { kind: 'stairs-up', at: { x: 1.5, y: 1.5 } } as const;
const cellar = twoRooms({ features: [stairs] });

const hild = (facts: Partial<Creature> = {}): Creature =>
  someone({ id: id('hild'), name: 'Hild', coins: { ...NO_COINS, gp: 90 }, fresh: true, ...facts });
const torch = { id: id<'item'>('torch'), name: 'torch', quantity: 1, weight: 20, kind: 'gear', use: 'torch' } as const;

/** A party in town, with a cellar on the board. */
const atHome = (...party: readonly Creature[]): GameState => ({
  ...campaign(party),
  scene: cellar.id,
  scenes: { [cellar.id]: cellar },
});
const sentence = (state: GameState) => promptTo(known(state, referee), referee).sentence;

describe('whoever carries nothing but coins', () => {
  const SAID = 'Hild carries nothing but 90 gp';

  it('is named before the party goes where there is no shop', () => {
    expect(sentence(atHome(hild()))).toBe(`${SAID}. Bring the party in once all are equipped`);
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
    expect(farther.sentence).not.toContain('nothing but');
    expect(promptTo(known(inside, player), player).sentence).not.toContain('nothing but');
    const undrawn = delve([hild({ at: at(0, 0) })], {}, twoRooms({ rooms: [], doors: {}, walls: [] }));
    expect(promptTo(known(undrawn, referee), referee).offers).toContain('BeginDowntime');
  });
});
