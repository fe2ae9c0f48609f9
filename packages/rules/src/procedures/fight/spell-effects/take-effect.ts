import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { shine } from '../../dungeon/light/spell.ts';
import { shellAbout } from '../../situation/condition/enchantment.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { beginLasting } from '../magic-in-force/lasting.ts';
import { awaitRuling, type How } from './awaited.ts';
import { placeOfBurst } from './bursts.ts';
import { cure, heal, raiseFromDeath } from './heal.ts';
import { reachedBySpell } from './shell.ts';

/**
 * What a spell does, however it was brought about: at once, when the referee has looked at it, or for as long as it lasts.
 * @param how where it was cast, instead of at somebody; and what players take it for and at whom it was read, where that is something else
 */
export function takeEffect(
  play: Play,
  caster: Creature,
  spell: string,
  aimed: readonly CreatureId[],
  how: How = {},
): void {
  const burst = how.to ? null : placeOfBurst(play.state, caster, spell, aimed);
  if (burst) return takeEffect(play, caster, spell, [], { ...how, to: burst });
  const targets = reachedBySpell(play, how.takenFor ?? spell, aimed, isWatched(play.state, caster), caster.id);
  if (targets.length === 0 && (aimed.length > 0 || shellAbout(play.state, caster.id))) return;
  heal(play, spell, targets);
  cure(play, spell, targets);
  if (!shine(play, caster, spell, targets, how.to) && !awaitRuling(play, caster, spell, targets, how))
    beginLasting(play, caster, spell, targets);
  raiseFromDeath(play, spell, targets);
}
