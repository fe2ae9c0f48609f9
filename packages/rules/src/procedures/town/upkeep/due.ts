import type { Ruleset } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

/** What somebody has earned; by both classes, who has two. */
export const earnedBy = ({ experience, operating }: Creature): number =>
  experience + (operating?.aside.experience ?? 0);

/** Gold that a period of living costs somebody. */
export const upkeepDue = ({ upkeep }: Pick<Ruleset, 'upkeep'>, creature: Creature): number =>
  upkeep?.of(earnedBy(creature), 'none') ?? 0;
