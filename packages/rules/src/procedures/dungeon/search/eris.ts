import { elfSearchChance } from '../../making/class-functions/eris-elves.ts';
import { skillChance } from '../../making/skills/eris.ts';
import { inSix } from '../../table/chance/chance.ts';
import type { SearchRule } from './rule.ts';

/**
 * ERI-ELF-12 and the trapfinder's skill (ERI-ADV-06) as one slot. On the searches of others the book is silent.
 * On how far a search goes and who may try the book is silent (ERI-RUL-03).
 * @param anyone in six, that those who are no elves find a secret door
 */
export const erisSearch = (silent: SearchRule, { anyone }: { readonly anyone: number }): SearchRule => ({
  rules: {
    'secret-doors': 'ERI-ELF-12',
    'room-traps': silent.rules['room-traps'],
    'treasure-traps': silent.rules['treasure-traps'],
  },
  chance: (searcher, kind) => {
    if (kind === 'secret-doors') return inSix(searcher.class === 'elf' ? elfSearchChance(anyone) : anyone);
    return skillChance(searcher, 'trapfinder') ?? silent.chance(searcher, kind);
  },
  cites: silent.cites,
  areaFeet: silent.areaFeet,
  untrained: silent.untrained,
});
