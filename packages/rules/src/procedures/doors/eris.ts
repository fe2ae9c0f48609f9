import { inSix } from '../chance/chance.ts';
import { hobbitForcing } from '../class-functions/eris-small-folk.ts';
import { skillChance } from '../skills/eris-chance.ts';
import type { DoorsRule } from './rule.ts';

/** In six, that anyone forces a stuck door (ERI-HOB-06). */
const ANYONE = 2;

/** ERI-HOB-06 and the lockpicker's skill (ERI-ADV-06) as one slot. What keeps a door shut is another's word. */
export const erisDoors = (silent: DoorsRule): DoorsRule => ({
  ...silent,
  forcing: ({ class: of }) => inSix(of === 'hobbit' || of === 'halfling' ? hobbitForcing(ANYONE) : ANYONE),
  picking: (creature) => skillChance(creature, 'lockpicker'),
});
