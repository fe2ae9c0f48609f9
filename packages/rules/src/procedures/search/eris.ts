import { inSix } from '../chance/chance.ts';
import { elfSearchChance } from '../class-functions/eris-elves.ts';
import { skillChance } from '../skills/eris-chance.ts';
import type { SearchRule } from './rule.ts';

/** In six, that anyone who searches finds a secret door (ERI-ELF-12). */
const ANYONE = 2;

/** ERI-ELF-12 and the trapfinder's skill (ERI-ADV-06) as one slot. On the searches of others the book is silent. */
export const erisSearch = (silent: SearchRule): SearchRule => ({
  ...silent,
  rules: { ...silent.rules, 'secret-doors': 'ERI-ELF-12' },
  chance: (searcher, kind) => {
    if (kind === 'secret-doors') return inSix(searcher.class === 'elf' ? elfSearchChance(ANYONE) : ANYONE);
    return skillChance(searcher, 'trapfinder') ?? silent.chance(searcher, kind);
  },
});
