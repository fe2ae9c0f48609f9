import { bookArmour } from '../../../content/book-armour.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCalled } from '../../making/class-functions/kinds.ts';
import type { Bout } from '../../making/class-functions/rule.ts';
import { dervish, GIANT_KIND, rangerBonus } from './eris.ts';

/** ERI-ADV-09: what a ranger adds against giant-kind. */
export const giantSlaying = ({ attacker, target }: Bout): 0 | 1 =>
  attacker.background === 'ranger' ? rangerBonus(GIANT_KIND.find((kind) => isCalled(target, kind)) ?? '') : 0;

/** ERI-ADV-11: what a dervish adds in light armour. */
export const dervishBonus = ({ background, armour }: Creature): 0 | 1 =>
  background === 'dervish' ? dervish(bookArmour(armour)).attackBonus : 0;
