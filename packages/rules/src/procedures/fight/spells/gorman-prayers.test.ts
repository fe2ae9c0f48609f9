import { describe, expect, it } from 'vitest';
import { ask, campaign, player, someone } from '../../../../test/table.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { evolve } from '../../evolve.ts';

/** Those of so many prayers, one after the other, that a cleric by Gorman’s rules finds a slot for. */
function prayed(facts: Partial<Creature>, ...spells: readonly string[]): readonly string[] {
  const cleric = someone({ class: 'cleric', ...facts });
  let state: GameState = campaign([cleric], { ruleset: { base: 'gorman', slots: {}, options: {} } });
  for (const spell of spells) {
    const asked = ask(state, { type: 'Memorise', creature: cleric.id, spell }, player);
    if (typeof asked !== 'string') state = asked.reduce(evolve, state);
  }
  return state.memorised[cleric.id] ?? [];
}

describe('the prayers of a cleric', () => {
  it('GOR-MAG-01: what finds no room at its own level goes into the slot of the last, where there is one', () => {
    const light = Array<string>(6).fill('Light');
    expect(prayed({ level: 10 }, ...light)).toHaveLength(4);
    expect(prayed({ level: 11 }, ...light)).toHaveLength(5);
    expect(prayed({ level: 11 }, ...light, 'Bless', 'Bless', 'Bless', 'Bless', 'Bless')).toHaveLength(5 + 4);
  });

  it('GOR-MAG-10: a spell that was taught takes a slot of its own level', () => {
    const taught = { level: 3, book: ['Levitate'] };
    expect(prayed(taught, 'Levitate', 'Bless', 'Light', 'Light', 'Light')).toEqual(['Levitate', 'Light', 'Light']);
    expect(prayed({ level: 3 }, 'Levitate', 'Bless')).toEqual(['Bless']);
    expect(prayed({ ...taught, level: 2 }, 'Levitate')).toEqual([]);
  });

  it('GOR-MAG-03: Turn Undead is one of the first level', () => {
    expect(prayed({ level: 1 }, 'Turn Undead', 'Light')).toEqual(['Turn Undead']);
    expect(prayed({ level: 3 }, 'Turn Undead', 'Bless', 'Turn Undead', 'Turn Undead')).toHaveLength(3);
  });
});
