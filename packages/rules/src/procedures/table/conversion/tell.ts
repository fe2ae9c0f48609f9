import { bothArmourClasses } from '../../../core/armour-class.ts';
import { fallen, type Roll } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, toReferee } from '../../../play/index.ts';
import type { ConversionEvent } from './events.ts';

const thrown = (faces: readonly number[]): readonly Roll[] => (faces.length === 0 ? [] : [fallen(6, faces)]);

export const conversionTellers: Tellers<ConversionEvent> = {
  MonsterConverted: ({ creature, hitPoints, armour, hide, faces, notes }, after) =>
    toReferee({
      kind: 'ruling',
      text: `${nameOf(after, creature)} is made over: ${counted(hitPoints, 'hit point')}, armour class ${bothArmourClasses(armour)}.`,
      rolls: thrown(faces),
      why: {
        rule:
          hide.armour + hide.shield > 0
            ? rulesOf(after).conversion.cites.hide
            : rulesOf(after).conversion.cites.converted,
        formula: 'a d6 for each hit die, and points once',
        ...(faces.length > 0 ? { throws: thrown(faces).map((roll) => ({ who: 'Hit points', roll })) } : {}),
        notes,
      },
    }),
};
