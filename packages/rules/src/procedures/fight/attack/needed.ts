import type { Modifier, Ruleset } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { exhaustion } from '../../meeting/pursuit/exhaustion.ts';
import { magicArmour } from '../../situation/condition/enchantment.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { isRetreating } from './modifiers.ts';

/** What the die and its modifiers must come to, and what that is made of where it is more than the armour class. */
export interface Needed {
  readonly needed: number;
  /** They add up to the number needed. */
  readonly against?: readonly Modifier[];
}

/** An ascending armour class after one thing that bears on it. */
type Step = Pick<Modifier, 'name' | 'rule'> & { readonly armourClass: number };

/** What a stroke needs to hit its target now. */
export function neededBy(state: GameState, rules: Ruleset, stroke: Stroke): Needed {
  const { attack } = rules;
  const thac0 = attack.roll.thac0(stroke.attacker);
  const needs = steps(state, rules, stroke).map(({ armourClass, ...step }) => ({
    ...step,
    value: attack.roll.strike(thac0, 0, 0, armourClass, attack.roll.least?.(stroke.attacker)).need,
  }));
  const ward = attack.armour.warded(stroke.target);
  const parts: readonly Modifier[] = [
    ...needs.map((step, place) => ({ ...step, value: step.value - (needs[place - 1]?.value ?? 0) })),
    ...(ward && ward.penalty > 0 ? [{ name: 'enchanted armour', value: ward.penalty, rule: ward.rule }] : []),
  ];
  const needed = parts.reduce((sum, { value }) => sum + value, 0);
  return parts.length > 1 ? { needed, against: parts } : { needed };
}

/** The target's armour class now; the last of the steps is what counts. */
export const armourClassNow = (state: GameState, rules: Ruleset, stroke: Stroke): number =>
  steps(state, rules, stroke).at(-1)?.armourClass ?? 0;

/** As somebody is who is not busy with armour. */
const undisturbed = ({ dressing: _busy, ...creature }: Creature): Creature => creature;

/** The shield counts neither in a retreat nor from behind, once for both (R43); running takes its toll of armour too. */
function steps(state: GameState, rules: Ruleset, stroke: Stroke): readonly Step[] {
  const { target, attack, behind, backstab } = stroke;
  const whole = rules.attack.armour.classOf(undisturbed(target));
  const now = rules.attack.armour.classOf(target);
  const fromBehind = behind || backstab === true;
  // Whoever is busy with armour uses no shield either.
  const bare = target.shield && now === whole && (fromBehind || isRetreating(state, target));
  const left = bare ? rules.attack.armour.withoutShield(now) : now;
  const rule = fromBehind ? rules.attack.cites.behind : rules.combatRound.cites.retreating;
  const tired = exhaustion(state, rules, target.id, 'armour');
  const better = magicArmour(state, target.id, attack.kind)
    .filter(({ armourClass }) => armourClass > left)
    .slice(0, 1);
  const armoured = better[0]?.armourClass ?? left;
  const folk = rules.classFunctions.blows.guard(stroke);
  const guarded = armoured + (folk?.value ?? 0);
  return [
    { name: 'armour class', rule: rules.attack.armour.rule, armourClass: whole },
    ...(now === whole ? [] : [{ name: 'busy with armour', rule: rules.equipping.cites.donning, armourClass: now }]),
    ...(bare ? [{ name: 'a shield that does not help', rule, armourClass: left }] : []),
    ...better,
    ...(folk ? [{ name: folk.name, ...(folk.rule ? { rule: folk.rule } : {}), armourClass: guarded }] : []),
    ...tired.map(({ name, rule: of, value }) => ({ name, ...(of ? { rule: of } : {}), armourClass: guarded + value })),
  ];
}
