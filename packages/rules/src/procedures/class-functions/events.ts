import type { CreatureId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';
import type { Creature } from '../../state/creature.ts';
import { withCreature } from '../../state/read.ts';
import type { Operating } from './rule.ts';

/** One who has two classes uses the other from now on. */
export interface ClassOperated {
  readonly type: 'ClassOperated';
  readonly creature: CreatureId;
  readonly as: Operating;
}

export type ClassFunctionsEvent = ClassOperated;

/** Whoever has not risen in the other class is a beginner in it. */
const BEGINNER = { level: 1, experience: 0 };

/** Level and experience are those of the class in use; the other's wait (ERI-ELF-02, 03). */
export function operated(found: Creature, as: Operating): Creature {
  const before = found.operating ?? { as: 'fighter', aside: BEGINNER };
  if (before.as === as) return { ...found, operating: before };
  const { level, experience } = found;
  return { ...found, ...before.aside, operating: { as, aside: { level, experience } } };
}

export const classFunctionsEvolvers: Evolvers<ClassFunctionsEvent> = {
  ClassOperated: (state, { creature, as }) => withCreature(state, creature, (found) => operated(found, as)),
};
