import { type CreatureId, id } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature, Place } from '../../../state/creature.ts';
import { ofParty } from '../../situation/sight/known.ts';
import { isOfSpell } from './may.ts';

/**
 * The light of a spell, where the book says how it shines: at the place it is cast at, about the caster, or about a
 * friend on whom it is cast. Cast at a foe it is meant for the eyes. Returns whether it shines.
 */
export function shine(
  play: Play,
  caster: Creature,
  spell: string,
  targets: readonly CreatureId[],
  to?: Place,
): boolean {
  const light = play.rules.light.shines(caster, spell);
  const where = to ? ({ carriedBy: null, left: to, placed: true } as const) : aboutBearer(play, caster, targets);
  if (!light || !where) return false;
  const { kind, radius, turns, daylight, rule } = light;
  const source = { id: id<'light'>(play.dice.id()), kind, ...where, radius, turnsLeft: turns };
  play.happen({ type: 'LightLit', light: { ...source, ...(daylight ? { daylight } : {}) }, spent: null, rule });
  return true;
}

function aboutBearer({ state }: Play, caster: Creature, [target]: readonly CreatureId[]) {
  const bearer = target === undefined ? caster : state.creatures[target];
  return bearer && ofParty(state, bearer) === ofParty(state, caster) ? { carriedBy: bearer.id, left: null } : null;
}

/** The lights of spells that somebody carries fade. */
export function dispelLights(play: Play, creatures: readonly CreatureId[]): void {
  for (const { id: light, kind, carriedBy } of Object.values(play.state.lights))
    if (isOfSpell({ kind }) && carriedBy && creatures.includes(carriedBy))
      play.happen({ type: 'LightWentOut', light, kind, carriedBy, burntOut: false });
}
