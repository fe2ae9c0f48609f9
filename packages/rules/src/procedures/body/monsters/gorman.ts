import type { MonstersRule } from './rule.ts';
import { inSixes } from './six-sided.ts';

/** GOR-ADV-02: a monster’s hit dice are six-sided too. On what monsters there are the book is silent (GOR-RUL-01). */
export const gormanMonsters = (chapter: MonstersRule): MonstersRule => ({
  cites: { bestiary: chapter.cites.bestiary, hitPoints: 'GOR-ADV-02' },
  bestiary: chapter.bestiary,
  monster: chapter.monster,
  hitPoints: inSixes,
});
