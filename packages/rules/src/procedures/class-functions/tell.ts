import type { Tellers } from '../../procedure.ts';
import { toAll, toReferee } from '../../view/telling.ts';
import { isPublic } from '../sight/known.ts';
import type { ClassFunctionsEvent } from './events.ts';

export const classFunctionsTellers: Tellers<ClassFunctionsEvent> = {
  ClassOperated: ({ creature, as }, after) => {
    const found = after.creatures[creature];
    const line = {
      kind: 'ruling',
      text: `${found?.name ?? 'Somebody'} sets out as a ${as} of level ${found?.level ?? 1}.`,
      why: { rule: 'ERI-ELF-01', formula: 'for the whole of the adventure' },
    } as const;
    return isPublic(after, found) ? toAll(line) : toReferee(line);
  },
};
