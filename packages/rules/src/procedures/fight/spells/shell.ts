import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { shellAbout } from '../../situation/condition/enchantment.ts';

/** Those whom a spell can reach at all: whoever other magic keeps it from is told. @param open all may know of the spell */
export function reachedBySpell(
  play: Play,
  spell: string,
  aimed: readonly CreatureId[],
  open: boolean,
): readonly CreatureId[] {
  return aimed.filter((creature) => {
    const shell = shellAbout(play.state, creature);
    if (!shell) return true;
    const why = { rule: shell.rule ?? 'TABLE', formula: 'no spell passes a shell against magic' } as const;
    play.happen({ type: 'SpellShutOut', creature, spell, ...(open ? {} : { secret: true }), why });
    return false;
  });
}
