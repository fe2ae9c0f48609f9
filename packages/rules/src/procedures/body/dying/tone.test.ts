import { expect, it } from 'vitest';
import { at, delve, goblin, player, referee, someone } from '../../../../test/table.ts';
import { type CreatureId, id, type Seat } from '../../../core/index.ts';
import { tell } from '../../../view/tell.ts';

const aldo = someone({ at: at(1, 1) });
const bruno = someone({ id: id('bruno'), name: 'Bruno', at: at(1, 2) });
const grik = goblin({ at: at(2, 1) });
const state = delve([aldo, bruno, grik]);

/** How the line of a death is coloured for a seat. */
function tone(creature: CreatureId, by: CreatureId | null, seat: Seat): string {
  const died = { type: 'CreatureDied', creature, by, why: { rule: 'OSE-DTH-01', formula: '' } } as const;
  return tell(died, seat, state, state)?.tone ?? 'neither';
}

it.each([
  ['of the party', aldo.id, grik.id, 'grave'],
  ['of the party, by one of its own', aldo.id, bruno.id, 'grave'],
  ['of whom the party slew', grik.id, aldo.id, 'good'],
  ['of a stranger, by nobody of the party', grik.id, null, 'neither'],
] as const)('a death %s is told in its colour', (_, creature, by, expected) => {
  expect(tone(creature, by, player)).toBe(expected);
  expect(tone(creature, by, referee)).toBe(expected);
});
