import { type CreatureId, id } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';

/**
 * The light of a spell, where the book says how it shines: about the caster, or about a friend
 * on whom it is cast. Cast at a monster it is meant for the eyes, and the referee rules. Returns whether it shines.
 */
export function shine(play: Play, caster: Creature, spell: string, targets: readonly CreatureId[]): boolean {
  const light = play.rules.light.shines(caster, spell);
  const bearer = targets[0] === undefined ? caster : play.state.creatures[targets[0]];
  if (!light || !bearer || (bearer.kind === 'monster' && bearer.id !== caster.id)) return false;
  const { kind, radius, turns, daylight, rule } = light;
  const source = { id: id<'light'>(play.dice.id()), kind, carriedBy: bearer.id, left: null, radius, turnsLeft: turns };
  play.happen({ type: 'LightLit', light: { ...source, ...(daylight ? { daylight } : {}) }, spent: null, rule });
  return true;
}
