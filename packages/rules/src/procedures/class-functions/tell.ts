import type { Tellers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import { toAll, toEach, toReferee } from '../../view/telling.ts';
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
  /** Whoever notices nothing does not know that there was something. */
  SecretDoorPassed: ({ creature, roll, noticed }, after) => {
    const name = after.creatures[creature]?.name ?? 'Somebody';
    const why = {
      rule: rulesFor(after.ruleset).classFunctions.passing,
      formula: 'd6 ≤ 2 within ten feet',
      roll,
      needed: 2,
    } as const;
    if (!noticed) return toReferee({ kind: 'roll', text: `${name} passes a secret door.`, rolls: [roll], why });
    const line = { kind: 'ruling', text: `${name} notices a secret door in passing!`, tone: 'good' } as const;
    return toEach({ ...line, rolls: [roll], why }, line);
  },
};
