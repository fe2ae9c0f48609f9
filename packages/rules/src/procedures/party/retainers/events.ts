import type { ApplicantsId, CreatureId, Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { leftAtHome, withMember, withoutMember } from '../../../state/members.ts';
import { withCreature } from '../../../state/read.ts';
import type { Applicants, Engagement } from '../../../state/retainers.ts';
import type { GameState } from '../../../state/state.ts';
import type { Taken } from './rule.ts';

/** People were found who would take service, or nobody was. */
export interface ApplicantsFound {
  readonly type: 'ApplicantsFound';
  readonly how: 'met' | 'tavern' | 'notice';
  readonly found: readonly Applicants[];
  /** The day of a look round the taverns; null for other ways. */
  readonly looked: number | null;
  readonly rolls: readonly Roll[];
  readonly why: Why;
}

export interface TermsOffered {
  readonly type: 'TermsOffered';
  readonly applicants: ApplicantsId;
  readonly employer: CreatureId;
  readonly asked: number;
  readonly taken: Taken;
  /** Who of them may still be asked; none for nobody. */
  readonly left: number;
  readonly rolls: readonly Roll[];
  readonly open: boolean;
  readonly why: Why;
}

/** They are of the party now; hit points and loyalty are rolled in secret. */
export interface RetainersHired {
  readonly type: 'RetainersHired';
  readonly creatures: readonly Creature[];
  readonly engagements: Readonly<Record<CreatureId, Engagement>>;
  readonly rolls: readonly Roll[];
  readonly why: Why;
}

export interface ApplicantsLeft {
  readonly type: 'ApplicantsLeft';
  /** Null for all, when the party goes elsewhere. */
  readonly applicants: ApplicantsId | null;
}

export interface RetainerLeft {
  readonly type: 'RetainerLeft';
  readonly creature: CreatureId;
  readonly how: 'dismissed' | 'deserted' | 'fled';
}

/** A retainer stays at home from now on, or comes along again. */
export interface RetainerMoved {
  readonly type: 'RetainerMoved';
  readonly creature: CreatureId;
  readonly along: boolean;
}

export interface LoyaltyChanged {
  readonly type: 'LoyaltyChanged';
  readonly loyalty: Readonly<Record<CreatureId, number>>;
  readonly why: Why;
}

export interface LoyaltyTried {
  readonly type: 'LoyaltyTried';
  readonly creature: CreatureId;
  /** Null when nothing comes of it. */
  readonly outcome: string | null;
  readonly rolls: readonly Roll[];
  readonly why: Why;
}

/** What was due is settled until that day, paid or not. */
export interface WagesSettled {
  readonly type: 'WagesSettled';
  readonly employer: CreatureId;
  readonly paid: boolean;
  readonly until: Readonly<Record<CreatureId, number>>;
}

export type RetainersEvent =
  | ApplicantsFound
  | TermsOffered
  | RetainersHired
  | ApplicantsLeft
  | RetainerLeft
  | RetainerMoved
  | LoyaltyChanged
  | LoyaltyTried
  | WagesSettled;

export const retainersEvolvers: Evolvers<RetainersEvent> = {
  ApplicantsFound: (state, { found, looked }) => ({
    ...state,
    hiring: {
      ...state.hiring,
      applicants: [...state.hiring.applicants, ...found],
      looked: looked ?? state.hiring.looked,
    },
  }),
  TermsOffered: (state, { applicants, taken, left }) => ({
    ...state,
    hiring: {
      ...state.hiring,
      applicants: state.hiring.applicants
        .map((each) => (each.id === applicants ? { ...each, count: left } : each))
        .filter(({ count }) => count > 0),
      illWill: state.hiring.illWill + (taken.illWill ? 1 : 0),
    },
  }),
  RetainersHired: (state, { creatures, engagements }) => ({
    ...creatures.reduce(joined, state),
    engagements: { ...state.engagements, ...engagements },
  }),
  ApplicantsLeft: (state, { applicants }) => ({
    ...state,
    hiring:
      applicants === null
        ? { applicants: [], illWill: 0, looked: null }
        : { ...state.hiring, applicants: state.hiring.applicants.filter(({ id }) => id !== applicants) },
  }),
  RetainerLeft: (state, { creature }) => parted(state, creature),
  RetainerMoved: (state, { creature, along }) => (along ? withMember(state, creature) : leftAtHome(state, creature)),
  LoyaltyChanged: (state, { loyalty }) => ({ ...state, engagements: withLoyalty(state.engagements, loyalty) }),
  LoyaltyTried: (state) => state,
  WagesSettled: (state, { until }) => ({
    ...state,
    engagements: mapped(state.engagements, (engagement, of) => {
      const paidUntil = until[of];
      return paidUntil === undefined ? engagement : { ...engagement, paidUntil };
    }),
  }),
};

type Engagements = GameState['engagements'];

const mapped = (engagements: Engagements, change: (one: Engagement, of: CreatureId) => Engagement): Engagements =>
  Object.fromEntries(
    (Object.entries(engagements) as [CreatureId, Engagement][]).map(([of, one]) => [of, change(one, of)]),
  );

/** The engagements with these scores. */
export const withLoyalty = (engagements: Engagements, scores: Readonly<Record<CreatureId, number>>): Engagements =>
  mapped(engagements, (engagement, of) => {
    const loyalty = scores[of];
    return loyalty === undefined ? engagement : { ...engagement, loyalty };
  });

/** The newcomer is of the party. */
const joined = (state: GameState, creature: Creature): GameState =>
  withMember({ ...state, creatures: { ...state.creatures, [creature.id]: creature } }, creature.id);

/** Out of service, of the party and of the board; what it was stays known to the referee. */
function parted(state: GameState, creature: CreatureId): GameState {
  const { [creature]: _over, ...engagements } = state.engagements;
  const gone = withCreature(withoutMember(state, creature), creature, (found) => ({ ...found, owner: null, at: null }));
  return { ...gone, engagements };
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly retainers: RetainersEvent;
  }
}
