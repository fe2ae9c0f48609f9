import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { shellAbout } from '../../situation/condition/enchantment.ts';

/**
 * Those whom a spell can reach at all: whoever other magic keeps it from is told.
 * @param open all may know of the spell
 * @param from its caster, where it is cast now: within a shell they may not know of, nobody is reached
 */
export function reachedBySpell(
  play: Play,
  spell: string,
  aimed: readonly CreatureId[],
  open: boolean,
  from?: CreatureId,
): readonly CreatureId[] {
  const about = from ? shellAbout(play.state, from) : null;
  const whom = aimed.length === 0 && from && about ? [from] : aimed;
  return whom.filter((creature) => {
    const shell = about ?? shellAbout(play.state, creature);
    if (!shell) return true;
    const why = { rule: shell.rule ?? 'TABLE', formula: 'no spell passes a shell against magic' } as const;
    play.happen({ type: 'SpellShutOut', creature, spell, ...(open ? {} : { secret: true }), why });
    return false;
  });
}
