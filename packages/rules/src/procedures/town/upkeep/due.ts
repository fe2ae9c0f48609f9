import type { Ruleset } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';

/** Gold that a period of living costs somebody; who has two classes pays by what both have earned. */
export const upkeepDue = ({ upkeep }: Pick<Ruleset, 'upkeep'>, { experience, operating }: Creature): number =>
  upkeep?.of(experience + (operating?.aside.experience ?? 0), 'none') ?? 0;
