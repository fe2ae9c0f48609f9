import type { Eye } from '../../../core/index.ts';
import { type Entries, rulesOf, type SharedSection } from '../../../play/index.ts';
import { dayOf } from '../../../state/ledger.ts';
import type { Applicants, Engagement } from '../../../state/retainers.ts';
import type { GameState } from '../../../state/state.ts';
import { periodsDue } from './employer.ts';
import { helpNamed } from './rule.ts';

/** Who would take service. */
export interface HiringRecord {
  readonly type: 'hiring';
  readonly applicants: readonly Applicants[];
  /** Referee only. */
  readonly illWill: number | null;
}

/** Somebody in service, and the terms. */
export interface EngagementRecord extends Pick<Engagement, 'wage' | 'share' | 'experience'> {
  readonly type: 'engagement';
  readonly creature: string;
  readonly employer: string;
  readonly kind: string;
  /** Periods of wages that are due. */
  readonly due: number;
  /** Referee only. */
  readonly loyalty: number | null;
  /** How the book reads the score. Referee only. */
  readonly standing: string | null;
}

type Shown = HiringRecord | EngagementRecord;

/** Who serves whom, and who would: loyalty is the referee's alone. */
export const retainersShown: SharedSection<Shown> = {
  shared: true,
  reads: (state) => [
    state.hiring,
    state.engagements,
    // Where nobody serves, neither creatures nor days matter.
    ...(Object.keys(state.engagements).length > 0 ? [state.creatures, state.party.members, dayOf(state)] : []),
  ],
  entries: (state, eye) => {
    const { applicants, illWill } = state.hiring;
    // Ill will with nobody waiting would show by the record's being there at all.
    const waiting: Entries<Shown> =
      applicants.length > 0 || (eye === 'referee' && illWill > 0)
        ? [['hiring', { type: 'hiring', applicants, illWill: eye === 'referee' ? illWill : null }]]
        : [];
    return [...waiting, ...serving(state, eye)];
  },
};

const serving = (state: GameState, eye: Eye): Entries<Shown> =>
  (Object.entries(state.engagements) as [keyof typeof state.engagements, Engagement][]).flatMap(([of, engagement]) => {
    const servant = state.creatures[of];
    return servant ? [[`engagement:${of}`, recordOf(state, of, engagement, eye)] as const] : [];
  });

function recordOf(state: GameState, creature: string, engagement: Engagement, eye: Eye): EngagementRecord {
  const { retainers: rule } = rulesOf(state);
  const { employer, kind, wage, share, experience, loyalty } = engagement;
  const standing = loyalty === null ? null : rule.loyalty.standing(loyalty).band;
  return {
    type: 'engagement',
    creature,
    employer,
    kind: helpNamed(rule, kind)?.label ?? kind,
    wage: wage && { ...wage, per: rule.pay.dueEach(wage.per) },
    share,
    experience,
    due: periodsDue(state, rule, engagement),
    loyalty: eye === 'referee' ? loyalty : null,
    standing: eye === 'referee' ? standing : null,
  };
}

declare module '../../../play/shown.ts' {
  interface RecordsByFolder {
    readonly retainers: Shown;
  }
}
