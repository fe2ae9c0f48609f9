import { type CreatureId, id } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { isOfSpell } from './may.ts';

/**
 * The light of a spell, where the book says how it shines: about the caster, or about a friend
 * on whom it is cast. Cast at a foe it is meant for the eyes. Returns whether it shines.
 */
export function shine(play: Play, caster: Creature, spell: string, targets: readonly CreatureId[]): boolean {
  const light = play.rules.light.shines(caster, spell);
  const bearer = targets[0] === undefined ? caster : play.state.creatures[targets[0]];
  if (!light || !bearer || ofParty(play.state, bearer) !== ofParty(play.state, caster)) return false;
  const { kind, radius, turns, daylight, rule } = light;
  const source = { id: id<'light'>(play.dice.id()), kind, carriedBy: bearer.id, left: null, radius, turnsLeft: turns };
  play.happen({ type: 'LightLit', light: { ...source, ...(daylight ? { daylight } : {}) }, spent: null, rule });
  return true;
}

/** The lights of spells that somebody carries fade. */
export function dispelLights(play: Play, creatures: readonly CreatureId[]): void {
  for (const { id: light, kind, carriedBy } of Object.values(play.state.lights))
    if (isOfSpell({ kind }) && carriedBy && creatures.includes(carriedBy))
      play.happen({ type: 'LightWentOut', light, kind, carriedBy, burntOut: false });
}
