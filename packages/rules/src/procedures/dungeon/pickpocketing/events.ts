import type { CreatureId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { turnOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';

/** An attempt on a pocket; whether it is noticed, and when, only the referee knows. */
export interface PocketPicked {
  readonly type: 'PocketPicked';
  readonly thief: CreatureId;
  readonly victim: CreatureId;
  readonly stolen: boolean;
  readonly noticed: 'never' | 'now' | 'one-turn';
  /** In six, that the victim notices nothing. */
  readonly chance: number;
  /** Of the d100, and of the victim's d6. */
  readonly faces: readonly [skill: number, victim: number];
  readonly why: Why;
}

/** Victims find out what they lost. */
export interface TheftsNoticed {
  readonly type: 'TheftsNoticed';
  readonly victims: readonly CreatureId[];
}

export type PickpocketingEvent = PocketPicked | TheftsNoticed;

export const pickpocketingEvolvers: Evolvers<PickpocketingEvent> = {
  PocketPicked: (state, { thief, victim, noticed }) =>
    noticed === 'one-turn'
      ? { ...state, thefts: [...(state.thefts ?? []), { thief, victim, turn: turnOf(state) + 1 }] }
      : state,
  TheftsNoticed: (state) =>
    withThefts(
      state,
      (state.thefts ?? []).filter(({ turn }) => turn > turnOf(state)),
    ),
};

function withThefts({ thefts: _old, ...state }: GameState, thefts: NonNullable<GameState['thefts']>): GameState {
  return thefts.length === 0 ? state : { ...state, thefts };
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly pickpocketing: PickpocketingEvent;
  }
}
