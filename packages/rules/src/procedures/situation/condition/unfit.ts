import { byRule, type Refusal, type Ruleset } from '../../../core/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';

/** Whoever has no hand left casts nothing. */
export const handless = ({ dying }: Pick<Ruleset, 'dying'>, caster: Creature): Refusal | null =>
  dying.living(caster).canCast
    ? null
    : byRule(dying.cites.losses, 'incapable', `${called(caster)} has no hand left to cast with.`);

/** Whoever goes by the eyes and is blind strikes and shoots at nobody. */
export const blinded = ({ attack }: Pick<Ruleset, 'attack'>, { name, conditions, traits }: Creature): Refusal | null =>
  attack.footing.mayAttackBlind(conditions.includes('blind'), traits?.eyeless === true)
    ? null
    : byRule(attack.cites.blind, 'incapable', `${name} is blind, and cannot attack.`);
