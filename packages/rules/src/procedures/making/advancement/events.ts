import type { CreatureId, Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import {
  type AwardPlace,
  type MagicFind,
  type Reckoned,
  type SessionProgress,
  withAdventure,
} from '../../../state/adventure.ts';
import { lyingThings } from '../../../state/lying.ts';
import { isOvercome } from '../../../state/overcome.ts';
import { NO_COINS } from '../../../state/purse.ts';
import { withCreature } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import type { Part, Risen } from './rule.ts';

export interface AwardReckoned {
  readonly type: 'AwardReckoned';
  readonly reckoned: Reckoned;
}

export interface AwardDropped {
  readonly type: 'AwardDropped';
}

/** Experience was given: what was done begins to count anew. */
export interface AwardMade {
  readonly type: 'AwardMade';
  readonly place: AwardPlace;
  readonly parts: readonly Part[];
  /** Rooms and hexes that are no longer new. */
  readonly known: readonly string[];
  readonly why: Why;
}

/** What an award brought somebody. */
export interface ExperienceGained {
  readonly type: 'ExperienceGained';
  readonly creature: CreatureId;
  /** Experience after it. */
  readonly experience: number;
  readonly lost: number;
  readonly since: SessionProgress;
  readonly why: Why;
}

export interface LevelGained {
  readonly type: 'LevelGained';
  readonly creature: CreatureId;
  readonly level: number;
  readonly hitPoints: { readonly now: number; readonly max: number };
  /** The most of each class, for those who have two. */
  readonly points: NonNullable<Risen['points']> | null;
  readonly rolls: readonly Roll[];
  readonly why: Why;
}

export interface SessionEnded {
  readonly type: 'SessionEnded';
  readonly known: readonly string[];
  readonly why: Why;
}

export type AdvancementEvent = AwardReckoned | AwardDropped | AwardMade | ExperienceGained | LevelGained | SessionEnded;

/** What nobody has taken yet, and what is still carried, put away or lying about: whether its truth is noted shows in nothing. */
function kept(state: GameState, finds: readonly MagicFind[]): readonly MagicFind[] {
  const carried = [...Object.values(state.creatures), ...(state.stores ?? [])].flatMap(({ items }) => items);
  const there = new Set([...carried, ...lyingThings(state).map(({ item }) => item)].map(({ id }) => id));
  return finds.filter(({ id, holder }) => holder === null || there.has(id));
}

/** Those for whom nothing has been given yet. */
const stillHelpless = ({ creatures }: GameState, helpless: readonly CreatureId[]): readonly CreatureId[] =>
  helpless.filter((one) => {
    const found = creatures[one];
    return found !== undefined && !isOvercome(found);
  });

export const advancementEvolvers: Evolvers<AdvancementEvent> = {
  AwardReckoned: (state, { reckoned }) => withAdventure(state, () => ({ reckoned })),
  AwardDropped: (state) => withAdventure(state, () => ({ reckoned: null })),
  AwardMade: (state, { known }) =>
    withAdventure(state, ({ finds, helpless }) => ({
      overcome: [],
      ...(helpless ? { helpless: stillHelpless(state, helpless) } : {}),
      coins: NO_COINS,
      valuables: 0,
      divided: NO_COINS,
      finds: kept(state, finds).map((find) => ({ ...find, earned: true })),
      known,
      reckoned: null,
    })),
  ExperienceGained: (state, { creature, experience, since: now }) =>
    withAdventure(
      withCreature(state, creature, (found) => ({ ...found, experience })),
      ({ since }) => ({ since: { ...since, [creature]: now } }),
    ),
  LevelGained: (state, { creature, level, hitPoints, points }) =>
    withCreature(state, creature, (found) => ({
      ...found,
      level,
      hitPoints,
      ...(points ? { operating: { as: 'fighter', aside: BEGINNER, ...found.operating, points } } : {}),
    })),
  SessionEnded: (state, { known }) => withAdventure(state, () => ({ known, since: {} })),
};

/** Whoever has not risen in the other class is a beginner in it. */
const BEGINNER = { level: 1, experience: 0 };

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly advancement: AdvancementEvent;
  }
}
