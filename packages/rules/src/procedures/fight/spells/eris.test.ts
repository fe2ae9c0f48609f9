import { describe, expect, it } from 'vitest';
import { someone } from '../../../../test/table.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';

const { spells } = rulesFor({ base: 'eris', slots: {}, options: {} });
const slots = (facts: Partial<Creature>) => spells.memory.slots(someone(facts));

describe('spells by Planet Eris', () => {
  it.each([
    ['magic-user', 1, [1]],
    ['magic-user', 7, [4, 3, 2, 1]],
    ['magic-user', 12, [4, 4, 3, 3, 2]],
    ['cleric', 1, []],
    ['cleric', 6, [2, 2, 1, 1]],
    ['fighter', 9, []],
  ] as const)('ERI-APX-08, 09: a %s of level %d casts %j', (of, level, count) => {
    expect(slots({ class: of, level })).toEqual(count);
  });

  it('ERI-ELF-06: an elf casts at its level as a magic-user, also while it is a fighter', () => {
    const elf = { class: 'elf', level: 4 } as const;
    expect(slots(elf)).toEqual([1]);
    expect(slots({ ...elf, operating: { as: 'fighter', aside: { level: 3, experience: 5_000 } } })).toEqual([3, 1]);
    expect(slots({ ...elf, operating: { as: 'magic-user', aside: { level: 1, experience: 0 } } })).toEqual([4, 2]);
  });

  it('no spell more is prepared than a day allows', () => {
    const seer = someone({ class: 'magic-user', level: 2 });
    expect(spells.memory.unready(seer, ['Sleep'], 'Sleep', {})).toBeNull();
    expect(spells.memory.unready(seer, ['Sleep', 'Sleep'], 'Sleep', {})).toMatch(/no slot/);
  });
});
