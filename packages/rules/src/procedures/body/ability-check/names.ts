import type { Ability } from '../../../state/creature.ts';

/** As it is said in a sentence. */
export const ABILITY_NAMES: Readonly<Record<Ability, string>> = {
  STR: 'strength',
  INT: 'intelligence',
  WIS: 'wisdom',
  DEX: 'dexterity',
  CON: 'constitution',
  CHA: 'charisma',
};
