import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import type { CasterEvent } from './rule.ts';

/** What befalls a caster before the own turn may ruin the declared spell, which is used up all the same by most books. */
export function disrupt(play: Play, creature: CreatureId, event: CasterEvent): void {
  const declared = play.state.encounter?.combat?.declarations[creature];
  if (declared?.action !== 'spell' || declared.disrupted || declared.spell === null) return;
  const {
    ruin: { disrupts, ruinedIsLost },
    cites,
  } = play.rules.combatRound;
  if (!disrupts(lostInitiative(play.state, creature), [event])) return;
  const kept = ruinedIsLost ? {} : { kept: true };
  play.happen({ type: 'SpellDisrupted', creature, spell: declared.spell, rule: cites.ruining, ...kept });
}

/** The creature's own place in the round is still to come. */
function lostInitiative({ encounter }: GameState, creature: CreatureId): boolean {
  const combat = encounter?.combat;
  if (combat?.stage !== 'acting' || combat.acted.includes(creature)) return false;
  return combat.actors.findIndex((place) => place.includes(creature)) > combat.acting;
}
