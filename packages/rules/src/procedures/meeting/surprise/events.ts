import type { Note, Roll, SideId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withSide } from '../../../state/sides.ts';

/** What the dice said of one side; no roll for a side that expected the meeting. */
export interface SurpriseOfSide {
  readonly side: SideId;
  readonly roll: Roll | null;
  /** Surprised by a roll up to this. */
  readonly surprisedOn: number;
  readonly surprised: boolean;
}

export interface SurpriseRolled {
  readonly type: 'SurpriseRolled';
  readonly sides: readonly SurpriseOfSide[];
  /** What bore on it, for all to know; absent for nothing. */
  readonly notes?: readonly Note[];
}

/** The referee ruled on a side's surprise; `was` is what the dice had said, null when they had not been thrown. */
export interface SurpriseRuled {
  readonly type: 'SurpriseRuled';
  readonly side: SideId;
  readonly surprised: boolean;
  readonly was: boolean | null;
}

export type SurpriseEvent = SurpriseRolled | SurpriseRuled;

export const surpriseEvolvers: Evolvers<SurpriseEvent> = {
  SurpriseRolled: (state, { sides }) =>
    sides.reduce(
      (now, { side, surprised, roll }) =>
        withSide(now, side, (found) => ({ ...found, surprised, ...(roll ? { surpriseFace: roll.total } : {}) })),
      state,
    ),
  SurpriseRuled: (state, { side, surprised }) => withSide(state, side, (found) => ({ ...found, surprised })),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly surprise: SurpriseEvent;
  }
}
