import type { MonstersRule } from './rule.ts';
import { inSixes } from './six-sided.ts';

/** ERI-CNV-01: a d6 for each hit die, whatever is listed. Monsters are met by the levels of the adventures chapter. */
export const erisMonsters = (chapter: MonstersRule): MonstersRule => ({
  cites: { bestiary: chapter.cites.bestiary, hitPoints: 'ERI-CNV-01' },
  bestiary: chapter.bestiary,
  monster: chapter.monster,
  hitPoints: inSixes,
});
