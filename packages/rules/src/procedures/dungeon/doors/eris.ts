import { hobbitForcing } from '../../making/class-functions/eris-small-folk.ts';
import { skillChance } from '../../making/skills/eris.ts';
import { inSix } from '../../table/chance/chance.ts';
import type { DoorsRule } from './rule.ts';

/**
 * ERI-HOB-06 and the lockpicker's skill (ERI-ADV-06) as one slot.
 * On what hinders at doors, and doors that fall shut, the book is silent (ERI-RUL-03).
 * @param anyone in six, that those who are no hobbits force a stuck door
 */
export const erisDoors = (silent: DoorsRule, { anyone }: { readonly anyone: number }): DoorsRule => ({
  forcing: ({ class: of }) => inSix(of === 'hobbit' || of === 'halfling' ? hobbitForcing(anyone) : anyone),
  force: { rule: 'ERI-HOB-06', by: ({ class: of }) => `${of ?? 'no class'}, whatever the strength` },
  picking: (creature) => skillChance(creature, 'lockpicker'),
  cites: silent.cites,
  hindrance: silent.hindrance,
  swingsShut: silent.swingsShut,
});
