import type { Creature } from '../../state/creature.ts';

/** The classes between which one who has two chooses for the day. */
export const OPERATING = ['fighter', 'magic-user'] as const;
export type Operating = (typeof OPERATING)[number];

/** What a ruleset says about what folk and classes are good at, beyond their tables. */
export interface ClassFunctionsRule {
  /** The classes between which this one chooses before an adventure; none for those who have one. */
  operatesAs(creature: Creature): readonly Operating[];
}
