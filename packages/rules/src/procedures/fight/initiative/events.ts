import type { CreatureId, Note, Roll, RuleId, SideId } from '../../../core/index.ts';
import type { Evolvers, Lifts } from '../../../play/index.ts';
import { withEncounter } from '../../../state/sides.ts';

/** The first die of a side or combatant, and those thrown again for ties. */
export interface InitiativeRoll {
  readonly who: SideId | CreatureId;
  readonly rolls: readonly Roll[];
}

/** It is settled who acts when. No rolls: one side acts alone, or the referee ruled. */
export interface InitiativeSettled {
  readonly type: 'InitiativeSettled';
  readonly rolls: readonly InitiativeRoll[];
  readonly order: readonly (readonly SideId[])[];
  readonly actors: readonly (readonly CreatureId[])[];
  readonly slowFrom: number;
  readonly ruled: boolean;
  /** By which rule. */
  readonly rule: RuleId;
  /** How the throw reads, where the highest does not go first. */
  readonly formula?: string;
  /** These places stand for the whole encounter. */
  readonly standing?: readonly (readonly string[])[];
  /** So many of the first places are those of missiles loosed before anyone acts; absent for none. */
  readonly early?: number;
  /** What else decided; absent for nothing. */
  readonly notes?: readonly Note[];
}

export type InitiativeEvent = InitiativeSettled;

export const initiativeEvolvers: Evolvers<InitiativeEvent> = {
  InitiativeSettled: (state, { rolls, order, actors, slowFrom, standing, early }) =>
    withEncounter(state, (encounter) => ({
      ...encounter,
      ...(standing ? { standing } : {}),
      step: 'actions',
      sides: encounter.sides.map((side) => ({
        ...side,
        initiative: rolls.find(({ who }) => who === side.id)?.rolls.at(-1)?.total ?? null,
      })),
      combat: encounter.combat && {
        ...encounter.combat,
        stage: 'acting',
        order,
        actors,
        slowFrom,
        ...(early ? { early } : {}),
        acting: 0,
        phase: null,
      },
    })),
};

export const initiativeLifts: Lifts<InitiativeEvent> = {
  InitiativeSettled: () => ({ rule: 'TABLE' }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly initiative: InitiativeEvent;
  }
}
