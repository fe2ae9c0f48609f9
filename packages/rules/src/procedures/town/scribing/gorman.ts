import { GORMAN_CLASS, isGormanClass } from '../../../books/gorman/content/classes.ts';
import { GORMAN_SPELLS, type GormanSpellList, POTION_SPELLS } from '../../../books/gorman/content/spells.ts';
import { type Answer, denied, isDenied } from '../../../content/denied.ts';
import { entryOf } from '../../../content/entry.ts';
import type { Creature } from '../../../state/creature.ts';
import { levelOn, slotsOf } from '../../fight/spells/gorman-preparing.ts';
import type { Makeable, ScribingRule } from './rule.ts';

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

const SENTENCES = {
  'cannot-make': 'Magic-users make scrolls and potions, clerics potions only.',
  'unknown-spell': 'Only of a spell that one knows.',
  'already-made': 'One thing is made between two delves, and no more.',
} as const;

/** Known: in the book, or on the cleric's list and within reach. */
function knownTo(
  { class: of, level, book = [] }: Creature,
  inventions: Readonly<Record<string, number>>,
): readonly Makeable[] {
  if (!isGormanClass(of)) return [];
  const list = GORMAN_CLASS[of].spellList;
  if (list === 'magic-user')
    return book.flatMap((spell) => {
      const at = levelOn('magic-user', spell) ?? entryOf(inventions, spell);
      return at === undefined ? [] : [{ spell, level: at }];
    });
  if (list === null) return [];
  const slots = slotsOf(of, level);
  const taught = book.flatMap((spell) => {
    const at = levelOn('magic-user', spell);
    return at === null || (slots[at - 1] ?? 0) === 0 ? [] : [{ spell, level: at }];
  });
  const listed = GORMAN_SPELLS.cleric.flatMap((spells, at) =>
    (slots[at] ?? 0) > 0 ? spells.map(({ name }) => ({ spell: name, level: at + 1 })) : [],
  );
  return [...listed, ...taught];
}

function makeable(maker: Creature, form: Scribed, inventions: Readonly<Record<string, number>>): readonly Makeable[] {
  const of = maker.class;
  if (!isGormanClass(of) || !GORMAN_CLASS[of].makes.includes(form)) return [];
  const own = GORMAN_CLASS[of].spellList ?? 'cleric';
  // What a cleric was taught is on the list of the others.
  const listOf = (spell: string): GormanSpellList =>
    own === 'cleric' && levelOn('cleric', spell) === null ? 'magic-user' : own;
  return knownTo(maker, inventions).filter(({ spell }) => form === 'scroll' || isPotion(listOf(spell), spell));
}

/** GOR-ITM-01 to 03 as one slot. */
export const gormanScribing: ScribingRule = {
  cites: { making: 'GOR-ITM-01', cost: 'GOR-ITM-02', using: 'GOR-ITM-04' },
  forbids: (maker, form, spell, made, inventions) => {
    const knows = makeable(maker, form, inventions).some((each) => each.spell === spell);
    const answer = mayMake(maker.class ?? '', form, knows, made);
    if (!isDenied(answer)) return null;
    const known = knownTo(maker, inventions).some((each) => each.spell === spell);
    return answer.error === 'unknown-spell' && known
      ? { rule: 'GOR-ITM-03', sentence: 'Only a spell that touches the drinker can be brewed.' }
      : { rule: 'GOR-ITM-01', sentence: SENTENCES[answer.error] };
  },
  makeable,
  uses: (of, form) => mayUse(of ?? '', form),
  price: makingCost,
};
