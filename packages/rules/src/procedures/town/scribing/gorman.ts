import { type Answer, denied } from '../../../content/denied.ts';
import { GORMAN_CLASS, isGormanClass } from '../../../content/gorman/classes.ts';
import { type GormanSpellList, POTION_SPELLS } from '../../../content/gorman/spells.ts';

export type Scribed = 'scroll' | 'potion';

/** GOR-ITM-01: one thing of a spell one knows, between two delves. */
export function mayMake(
  of: string,
  kind: Scribed,
  knowsSpell: boolean,
  madeThisDowntime: number,
): Answer<{ readonly allowed: true }, 'cannot-make' | 'unknown-spell' | 'already-made'> {
  if (!isGormanClass(of) || !GORMAN_CLASS[of].makes.includes(kind)) return denied('cannot-make');
  if (!knowsSpell) return denied('unknown-spell');
  return madeThisDowntime >= 1 ? denied('already-made') : { allowed: true };
}

/** GOR-ITM-02: gold pieces, scroll and potion alike. */
export const makingCost = (spellLevel: number): number => 100 * 2 ** (spellLevel - 1);

/** GOR-ITM-03: whether a spell may be brewed. */
export const isPotion = (list: GormanSpellList, spell: string): boolean => POTION_SPELLS[list].includes(spell);

/** GOR-ITM-04: anyone drinks; those read who study spells. */
export const mayUse = (of: string, kind: Scribed): boolean =>
  kind === 'potion' || (isGormanClass(of) && GORMAN_CLASS[of].readsScrolls);
