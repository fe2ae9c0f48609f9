import { describe, expect, it } from 'vitest';
import { until } from '../../../../test/brawl.ts';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, someone, toMeet, twoRooms } from '../../../../test/table.ts';
import { id, type RulesetId } from '../../../core/index.ts';
import type { Encounter } from '../../../state/encounter.ts';

const WIDE = 40;
const [aldo, grik] = [someone({ at: at(1, 2) }), goblin({ at: at(35, 2) })];
const meadow = twoRooms({
  width: WIDE,
  walls: [],
  doors: {},
  traps: {},
  explored: Array<string>(5).fill('1'.repeat(WIDE)),
  walked: Array<string>(5).fill('0'.repeat(WIDE)),
});

/** Aldo may move, in a round of a meeting on an open map of ten feet to the square. */
function met(setting: Encounter['setting'], base: RulesetId = 'ose'): Script {
  const script = new Script({ ...delve([aldo, grik], {}, meadow), ruleset: { base, slots: {}, options: {} } });
  script
    .play(toMeet([grik.id], { setting }))
    .play({ type: 'SkipStep' })
    .play({ type: 'SkipStep' });
  if (base === 'gorman') script.play({ type: 'Declare', creature: aldo.id, action: 'move', spell: null }, player);
  const [party] = script.state.encounter?.sides ?? [];
  return until(script.play({ type: 'SetInitiative', first: party?.id ?? id('none') }), 'movement', 0);
}

/** Whether Aldo may go so many squares in the round. */
const goes = ({ state }: Script, squares: number): boolean =>
  Array.isArray(ask(state, { type: 'MoveCreature', creature: aldo.id, to: { x: 1 + squares, y: 2 } }, player));

describe('a round of movement on a map', () => {
  it('OSE-EVT-12, OSE-WLD-02: in the open a rate of forty is so many yards, below ground so many feet', () => {
    const [open, below] = [met('wilderness'), met('dungeon')];
    expect([goes(open, 12), goes(open, 13)]).toEqual([true, false]);
    expect([goes(below, 4), goes(below, 5)]).toEqual([true, false]);
  });

  it('GOR-MOV-05: by a book that counts feet everywhere it is feet in the open too, two moves of sixty', () => {
    const open = met('wilderness', 'gorman');
    expect([goes(open, 12), goes(open, 13)]).toEqual([true, false]);
  });
});
