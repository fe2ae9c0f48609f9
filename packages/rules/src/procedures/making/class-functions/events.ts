import type { CreatureId, DoorId, Roll, RuleId, SceneId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withAttempt } from '../../../state/attempts.ts';
import type { Creature } from '../../../state/creature.ts';
import { withFound } from '../../../state/found.ts';
import type { Operating } from '../../../state/operating.ts';
import { withCreature } from '../../../state/read.ts';
import type { Lore } from '../../../state/scene.ts';
import type { Attempt } from '../../../state/state.ts';
import { withScene } from '../../table/scene/events.ts';

/** One who has two classes uses the other from now on. */
export interface ClassOperated {
  readonly type: 'ClassOperated';
  readonly creature: CreatureId;
  readonly as: Operating;
}

/** Somebody came by a secret door, and noticed it or did not. Only the referee knows that there was one. */
export interface SecretDoorPassed extends Attempt {
  readonly type: 'SecretDoorPassed';
  readonly kind: 'passing';
  readonly door: DoorId;
  readonly scene: SceneId;
  readonly roll: Roll;
  readonly noticed: boolean;
}

export interface LoreNoted {
  readonly type: 'LoreNoted';
  readonly scene: SceneId;
  readonly lore: Lore;
}

/** Somebody sees a thing of which the folk know, and is told of it, once. */
export interface LoreTold extends Attempt {
  readonly type: 'LoreTold';
  readonly kind: 'lore';
  readonly topic: string;
  readonly text: string;
  /** Absent where one of that folk notices it without a throw. */
  readonly roll?: Roll;
}

/** Somebody of the folk sees such a thing and does not notice it; there is no second look. Only the referee knows. */
export interface LoreMissed extends Attempt {
  readonly type: 'LoreMissed';
  readonly kind: 'lore';
  readonly topic: string;
  readonly roll: Roll;
}

/** Somebody knows a language, or no longer does. */
export interface LanguageKnown {
  readonly type: 'LanguageKnown';
  readonly creature: CreatureId;
  readonly language: string;
  readonly known: boolean;
  readonly rule: RuleId;
}

export type ClassFunctionsEvent = ClassOperated | SecretDoorPassed | LoreNoted | LoreTold | LoreMissed | LanguageKnown;

/** Whoever has not risen in the other class is a beginner in it. */
const BEGINNER = { level: 1, experience: 0 };

/** Level and experience are those of the class in use; the other's wait. */
function operated(found: Creature, as: Operating): Creature {
  const before = found.operating ?? { as: 'fighter' as const, aside: BEGINNER };
  if (before.as === as) return { ...found, operating: before };
  const { level, experience } = found;
  return { ...found, ...before.aside, operating: { ...before, as, aside: { level, experience } } };
}

export const classFunctionsEvolvers: Evolvers<ClassFunctionsEvent> = {
  LanguageKnown: (state, { creature, language, known }) =>
    withCreature(state, creature, ({ languages: before = [], ...found }) => {
      const others = before.filter((each) => each !== language);
      const languages = known ? [...others, language] : others;
      return languages.length > 0 ? { ...found, languages } : found;
    }),
  ClassOperated: (state, { creature, as }) => withCreature(state, creature, (found) => operated(found, as)),
  LoreNoted: (state, { scene, lore }) =>
    withScene(state, scene, (found) => ({ ...found, lore: [...(found.lore ?? []), lore] })),
  LoreTold: (state, { creature, target, kind }) => withAttempt(state, { creature, target, kind }),
  LoreMissed: (state, { creature, target, kind }) => withAttempt(state, { creature, target, kind }),
  SecretDoorPassed: (state, { creature, target, kind, scene, door, noticed }) =>
    withFound(withAttempt(state, { creature, target, kind }), scene, noticed ? [door] : [], []),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly classFunctions: ClassFunctionsEvent;
  }
}
