import type { CreatureId, Modifier, SideId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Encounter, SideMorale } from '../../../state/encounter.ts';
import { withCreature } from '../../../state/read.ts';
import { withEncounter, withSide } from '../../../state/sides.ts';
import { withLoyalty } from '../../party/retainers/events.ts';
import type { Trigger } from './rule.ts';

/** Losses make a check due at the side's next morale phase (R06). */
export interface MoraleFellDue {
  readonly type: 'MoraleFellDue';
  readonly side: SideId;
  readonly triggers: readonly Trigger[];
}

export interface MoraleChecked {
  readonly type: 'MoraleChecked';
  readonly side: SideId;
  readonly result: 'fight' | 'flee';
  readonly why: Why;
}

/** The referee said what those whose morale broke do. Those who may be gone after stand where they stood until they are let go. */
export interface RoutSettled {
  readonly type: 'RoutSettled';
  readonly side: SideId;
  readonly outcome: 'fled' | 'surrendered' | 'fights';
  /** Those who flee or give up. */
  readonly creatures: readonly CreatureId[];
  /** So many feet from those who may go after them; absent where nobody may. */
  readonly gap?: number;
}

export interface LoyaltyChecked {
  readonly type: 'LoyaltyChecked';
  readonly creature: CreatureId;
  readonly stays: boolean;
  /** They hold for a while, and no longer. */
  readonly shaken?: true;
  /** What the failure made of the score. */
  readonly loyalty?: number;
  readonly why: Why;
}

export interface MercenaryRated {
  readonly type: 'MercenaryRated';
  readonly creature: CreatureId;
  readonly morale: number;
  /** What that is the sum of; absent in older logs. */
  readonly parts?: readonly Modifier[];
}

export type MoraleEvent = MoraleFellDue | MoraleChecked | RoutSettled | LoyaltyChecked | MercenaryRated;

export const moraleEvolvers: Evolvers<MoraleEvent> = {
  MoraleFellDue: (state, { side, triggers }) =>
    withMorale(state, side, (morale) => ({
      ...morale,
      due: true,
      firstDeath: morale.firstDeath || triggers.includes('first-death'),
      half: morale.half || triggers.includes('half'),
    })),
  MoraleChecked: (state, { side, result }) =>
    withMorale(state, side, (morale) =>
      result === 'flee'
        ? { ...morale, due: false, broken: true }
        : { ...morale, due: false, successes: morale.successes + 1 },
    ),
  RoutSettled: (state, { side, outcome, creatures, gap }) => {
    const calm = withMorale(state, side, (morale) => ({ ...morale, broken: false }));
    const settled = gap === undefined ? calm : withEncounter(calm, withRout(side, creatures, gap));
    if (outcome === 'fights') return settled;
    return creatures.reduce(
      (now, creature) =>
        withCreature(now, creature, (found) => ({
          ...found,
          conditions: [...found.conditions, outcome],
          at: outcome === 'fled' && gap === undefined ? null : found.at,
        })),
      settled,
    );
  },
  LoyaltyChecked: (state, { creature, loyalty }) =>
    loyalty === undefined ? state : { ...state, engagements: withLoyalty(state.engagements, { [creature]: loyalty }) },
  MercenaryRated: (state, { creature, morale }) => withCreature(state, creature, (found) => ({ ...found, morale })),
};

/** They run, and the others have not said yet whether they go after them. */
const withRout =
  (fleeing: SideId, routed: readonly CreatureId[], gap: number) =>
  (encounter: Encounter): Encounter => ({
    ...encounter,
    flight: { fleeing, pursued: null, gap, rounds: 0, outcome: 'open', routed },
  });

const withMorale = (state: Parameters<typeof withSide>[0], side: SideId, change: (morale: SideMorale) => SideMorale) =>
  withSide(state, side, (found) => ({ ...found, morale: change(found.morale) }));

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly morale: MoraleEvent;
  }
}
