import type { Ruleset } from '../../core/index.ts';
import { ABILITIES, type Ability, type Creature } from '../../state/creature.ts';

/** What each score adds by the rules in force, where they have one figure for it: charisma's is that on those met. */
export function modifiersOf(
  { characterMaking, reaction }: Pick<Ruleset, 'characterMaking' | 'reaction'>,
  { abilities }: Pick<Creature, 'abilities'>,
): Readonly<Partial<Record<Ability, number>>> {
  if (!abilities) return {};
  const figure = (ability: Ability): number | null =>
    ability === 'CHA' ? reaction.speaking(abilities.CHA) : characterMaking.modifier(ability, abilities[ability]);
  return Object.fromEntries(
    ABILITIES.flatMap((ability) => {
      const found = figure(ability);
      return found === null ? [] : [[ability, found]];
    }),
  );
}
