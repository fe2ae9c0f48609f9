import { isMetal } from '../../../books/eris/content/armour-class.ts';
import { bookArmour } from '../../../content/book-armour.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCalled } from './kinds.ts';
import type { Bout } from './rule.ts';

/** ERI-ADV-09: what a ranger adds against giant-kind. */
export const giantSlaying = ({ attacker, target }: Bout): 0 | 1 =>
  attacker.background === 'ranger' ? rangerBonus(GIANT_KIND.find((kind) => isCalled(target, kind)) ?? '') : 0;

/** ERI-ADV-11: what a dervish adds in light armour. */
export const dervishBonus = ({ background, armour }: Creature): 0 | 1 =>
  background === 'dervish' ? dervish(bookArmour(armour)).attackBonus : 0;

const GIANT_KIND: readonly string[] = [
  'kobold',
  'goblin',
  'orc',
  'hobgoblin',
  'gnoll',
  'bugbear',
  'ogre',
  'troll',
  'giant',
];

/** ERI-ADV-09: one better on attack and damage against giant-kind. */
export const rangerBonus = (foe: string): 0 | 1 => (GIANT_KIND.includes(foe) ? 1 : 0);

/** ERI-ADV-11: one better in no armour or leather, and no morale. */
export const dervish = (armour: string) => ({ attackBonus: isMetal(armour) ? 0 : 1, checksMorale: false }) as const;
