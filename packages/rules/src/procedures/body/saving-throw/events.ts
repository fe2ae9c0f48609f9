import type { CreatureId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Save } from '../../../state/creature.ts';
import { withCreature } from '../../../state/read.ts';
import type { Befalls } from '../../situation/sight/unseen.ts';
import { spared } from './smitten.ts';

export interface SaveRolled extends Befalls {
  readonly type: 'SaveRolled';
  readonly creature: CreatureId;
  readonly save: Save;
  /** What threatened, as all are told it; absent where nobody has said, or not all may know. */
  readonly against?: string;
  readonly success: boolean;
  readonly why: Why;
}

export interface SavesNoted {
  readonly type: 'SavesNoted';
  readonly creature: CreatureId;
  readonly like: 'fighter' | 'magic-user' | 'cleric';
}

/** What came cannot touch this one: no save is made. */
export interface LeftUntouched extends Befalls {
  readonly type: 'LeftUntouched';
  readonly creature: CreatureId;
  /** What came, as all are told it; empty where nobody has said, or not all may know. */
  readonly source: string;
  readonly why: Why;
}

export type SavingThrowEvent = SaveRolled | SavesNoted | LeftUntouched;

export const savingThrowEvolvers: Evolvers<SavingThrowEvent> = {
  SaveRolled: (state, { creature }) => spared(state, creature),
  LeftUntouched: (state, { creature }) => spared(state, creature),
  SavesNoted: (state, { creature, like }) =>
    withCreature(state, creature, (found) => {
      const { savesLike: _old, ...traits } = found.traits ?? {};
      return { ...found, traits: like === 'fighter' ? traits : { ...traits, savesLike: like } };
    }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly savingThrow: SavingThrowEvent;
  }
}
