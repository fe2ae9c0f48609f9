import { describe, expect, it } from 'vitest';
import { cited } from '../../../../test/citing.ts';
import { Script } from '../../../../test/fight.ts';
import { at, campaign, delve, goblin, referee, someone, toMeet, twoRooms } from '../../../../test/table.ts';
import { monsterOf } from '../../../books/ose/content/bestiary.ts';
import { id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const aldo = someone({ at: at(4, 1) });
const grik = goblin();

/** They meet, and those who are met expected it. */
const met = (state: GameState, setting: Encounter['setting'] = 'dungeon', aware: 'monsters' | 'none' = 'monsters') =>
  new Script(state).play(toMeet([grik.id], { setting, aware }));

/** The doors of the two rooms, one of them tried in vain or none. */
const tried = (failedForcings: number): GameState => {
  const rooms = twoRooms();
  const doors = Object.fromEntries(Object.values(rooms.doors).map((door) => [door.id, { ...door, failedForcings }]));
  return delve([aldo, grik], {}, { ...rooms, doors });
};

/** The party aboard a ship on open water, and somebody. */
const aboard = (other: Creature): GameState =>
  new Script(campaign([someone(), other]))
    .play({ type: 'DrawLand', name: 'The Sound', layout: 'flat', width: 9, height: 9, milesPerHex: 6 })
    .play({ type: 'PaintHexes', column: 1, row: 1, toColumn: 9, toRow: 9, ground: 'ocean', road: false, river: false })
    .play({ type: 'PlaceParty', column: 5, row: 5 })
    .play({ type: 'Embark', vessel: 'sailing ship, small' }).state;

describe('surprise by the adventures chapter', () => {
  it('OSE-DUN-04: whoever is behind a door that was tried in vain throws no die', () => {
    const surprise = { type: 'RollSurprise' } as const;
    const { state } = met(tried(1));
    expect(cited(state, surprise, referee, 3)).toEqual(expect.arrayContaining(['OSE-EVT-02', 'OSE-DUN-04']));
    expect(cited(met(tried(0)).state, surprise, referee, 3)).not.toContain('OSE-DUN-04');
    const [party, others] = met(tried(1)).play(surprise, referee, 2).state.encounter?.sides ?? [];
    expect([party?.surprised, others?.surprised]).toEqual([true, false]);
  });

  it('OSE-EVT-04: all are in confusion only where no side is left that was not surprised', () => {
    const ruled = (surprised: boolean, face: number): string | undefined => {
      const script = met(campaign([aldo, grik]), 'dungeon', 'none');
      const side = script.state.encounter?.sides.find(({ kind }) => kind === 'monsters')?.id ?? id('none');
      script.play({ type: 'SetSurprise', side, surprised }).told();
      return script.play({ type: 'RollSurprise' }, referee, face).told().players[0];
    };
    expect([ruled(false, 1), ruled(false, 6), ruled(true, 1), ruled(true, 6)]).toEqual([
      'The party is surprised! [1]',
      'Nobody is surprised. [6]',
      'All are surprised: a moment of confusion, and no advantage to anyone. [1]',
      'The party is not surprised. [6]',
    ]);
  });

  it('OSE-EVT-03, OSE-APX-13: a treant among trees surprises oftener, and nowhere else', () => {
    const treant = goblin({ id: id('treant'), name: 'Treant', traits: monsterOf('treant')?.traits ?? {} });
    const inCountry = (ground: 'forest' | 'hills', setting: Encounter['setting']) => {
      const { state } = new Script(campaign([someone(), treant]))
        .play({ type: 'DrawLand', name: 'The Vale', layout: 'flat', width: 9, height: 9, milesPerHex: 6 })
        .play({ type: 'PaintHexes', column: 1, row: 1, toColumn: 9, toRow: 9, ground, road: false, river: false })
        .play({ type: 'PlaceParty', column: 5, row: 5 });
      const script = new Script(state).play(toMeet([treant.id], { setting, aware: 'monsters' }));
      return script.play({ type: 'RollSurprise' }, referee, 3).told().players.at(-1);
    };
    expect(inCountry('forest', 'wilderness')).toBe('The party is surprised! [3]');
    expect([inCountry('hills', 'wilderness'), inCountry('forest', 'dungeon')]).toEqual([
      'Nobody is surprised. [3]',
      'Nobody is surprised. [3]',
    ]);
  });

  it('OSE-SEA-04: no ship comes upon creatures of the water unnoticed', () => {
    const surprise = { type: 'RollSurprise' } as const;
    const atSea = (aquatic: boolean) => met(aboard({ ...grik, traits: { aquatic } }), 'water').state;
    expect(cited(atSea(true), surprise, referee, 3)).toContain('OSE-SEA-04');
    expect(cited(atSea(false), surprise, referee, 3)).not.toContain('OSE-SEA-04');
    const presetOf = (aquatic: boolean) =>
      offers(aboard({ ...grik, traits: { aquatic } }), referee)
        .filter(({ command }) => command === 'BeginEncounter')
        .flatMap(({ fixed }) => fixed.aware ?? []);
    expect([presetOf(true), presetOf(false)]).toEqual([['monsters'], ['none']]);
  });

  it('OSE-SEA-10: on the water they come into view 4d6 times ten yards away', () => {
    const { state } = met(delve([aldo, grik]), 'water').play({ type: 'SkipStep' });
    const distance = { type: 'RollDistance' } as const;
    expect(cited(state, distance, referee, 3, 4, 5, 6)).toContain('OSE-SEA-10');
    expect(new Script(state).play(distance, referee, 3, 4, 5, 6).state.encounter?.distance).toBe(180);
  });
});
