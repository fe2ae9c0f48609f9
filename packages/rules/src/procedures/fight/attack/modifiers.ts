import type { Modifier, RuleId, Ruleset } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { Halving } from '../../../state/harms.ts';
import type { GameState } from '../../../state/state.ts';
import { insideOf } from '../../../state/swallowed.ts';
import { tiredness } from '../../dungeon/rest/rest.ts';
import { exhaustion } from '../../meeting/pursuit/exhaustion.ts';
import { waysOf } from '../../party/belongings/armed-with.ts';
import { hunger } from '../../party/provisions/want.ts';
import { ailmentModifiers } from '../../situation/condition/ailing.ts';
import { magicDice, magicModifiers, resistanceTo } from '../../situation/condition/enchantment.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { parryModifiers } from '../../situation/round/guard.ts';
import { isRaging } from '../../situation/round/raging.ts';
import { situationOf } from '../../situation/round/stance.ts';
import { isProof } from '../../situation/spells/feels.ts';
import { friendsInMelee } from '../missiles/into-melee.ts';
import { offHandModifiers } from '../two-weapons/off-hand.ts';
import { ownDamage, ownToHit } from './blow.ts';
import { byDay } from './daylight.ts';
import { unseenModifiers } from './unseen.ts';

/** What is added to the attack roll, from whatever source; nothing that adds nothing. */
export function attackModifiers(state: GameState, rules: Ruleset, stroke: Stroke): readonly Modifier[] {
  const { attacker, target, attack, modifier, backstab } = stroke;
  const { kind } = attack;
  const own = situationOf(state, attacker.id);
  const theirs = situationOf(state, target.id);
  const all: Modifier[] = [
    ...ownToHit(rules, stroke),
    {
      name: stroke.lobbed ? 'in an arc' : 'range',
      value: rangeModifier(state, rules, stroke),
      rule: rangeRule(state, rules, stroke),
    },
    { name: 'cover', value: typeof theirs.cover === 'number' ? theirs.cover : 0, rule: rules.missiles.cites.cover },
    {
      name: 'unsteady footing',
      value: own.unstable ? rules.attack.footing.unstable(kind).modifier : 0,
      rule: rules.attack.cites.unsteady,
    },
    ...described(state, rules, attacker, target),
    ...byDay(state, rules, attacker),
    ...unseenModifiers(state, rules, attacker, target),
    {
      name: 'from inside',
      value: insideOf(state, attacker.id) === target.id ? FROM_INSIDE : 0,
      rule: rules.monsters.cites.bestiary,
    },
    ...rules.classFunctions.blows.attack({ attacker, target, attack }),
    {
      name: 'rage',
      value: isRaging(state, attacker) ? rules.backgrounds.rage.does(attacker, kind).bonus : 0,
      rule: rules.backgrounds.cites.rage,
    },
    {
      name: 'the target retreats',
      value: isRetreating(state, target) ? rules.combatRound.parting.retreatCost.enemyAttackBonus : 0,
      rule: rules.combatRound.cites.retreating,
    },
    {
      name: 'in water',
      value: own.water ? rules.attack.footing.water(own.water, kind, attacker.traits?.aquatic === true).attackMod : 0,
      rule: rules.attack.cites.water,
    },
    { name: 'back-stab', value: backstab ? BACKSTAB.attack : 0, rule: rules.attack.cites.backstab },
    ...tiredness(state, attacker.id, 'attack'),
    ...exhaustion(state, rules, attacker.id, 'attack'),
    ...hunger(state, rules, attacker.id),
    ...ailmentModifiers(state, attacker.id, 'attack'),
    ...magicModifiers(state, attacker.id, 'attack'),
    ...magicModifiers(state, target.id, 'attacked'),
    { name: 'situation', value: own.modifier },
    { name: 'referee', value: modifier },
    ...offHandModifiers(state, attacker, target, kind),
    ...parryModifiers(state, { attacker, target, kind, behind: stroke.behind }),
    ...(stroke.also ?? []),
  ];
  return rules.attack.roll.counting(kind, all).filter(({ value }) => value !== 0);
}

/** Nobody has room to swing inside a monster. */
const FROM_INSIDE = -4;

/** What its description adds to the attacks of a monster. */
function described(
  { encounter }: GameState,
  rules: Ruleset,
  { id, traits }: Creature,
  target: Creature,
): readonly Modifier[] {
  const people = target.kind !== 'monster' || target.traits?.normalHuman === true;
  const counts = traits?.toHit && (traits.toHit.on === 'all' || people);
  if (!traits?.toHit || !counts || (traits.toHit.first && encounter?.pounced?.includes(id))) return [];
  const name = traits.toHit.first ? 'first attack' : traits.toHit.on === 'people' ? 'against people' : 'by its nature';
  return [{ name, value: traits.toHit.points, rule: rules.monsters.cites.bestiary }];
}

/** A thief's stroke from behind at one who is unaware. */
export const BACKSTAB = { attack: 4, times: 2 } as const;

/** By which rule the distance counts: a shot at somebody within reach has one of its own. */
function rangeRule(state: GameState, { missiles }: Ruleset, stroke: Stroke): RuleId {
  const { attacker, target, attack, distance, lobbed = false } = stroke;
  if (lobbed) return missiles.cites.arc;
  const near =
    distance !== null &&
    missiles.reach.range(attack, distance, friendsInMelee(state, attacker, target, false) !== null).band === 'melee';
  return near ? missiles.cites.near : missiles.reach.rule;
}

function rangeModifier(state: GameState, rules: Ruleset, stroke: Stroke): number {
  const { attacker, target, attack, distance, lobbed = false } = stroke;
  if (!attack.ranges || distance === null) return 0;
  const intoMelee = friendsInMelee(state, attacker, target, lobbed) !== null;
  if (!lobbed) return rules.missiles.reach.range(attack, distance, intoMelee).modifier;
  const arc = rules.missiles.reach.lob?.(attack, distance, intoMelee, true);
  return arc && 'modifier' in arc ? arc.modifier : 0;
}

/** Whether one turns its back and leaves the melee. */
export const isRetreating = ({ encounter }: GameState, { id }: Creature): boolean =>
  encounter?.combat?.declarations[id]?.action === 'retreat';

/** What is added to the damage. */
export function damageModifiers(state: GameState, rules: Ruleset, stroke: Stroke): readonly Modifier[] {
  const { attacker, target, attack } = stroke;
  const { kind } = attack;
  const own = situationOf(state, attacker.id);
  const all: Modifier[] = [
    ...ownDamage(rules, stroke),
    {
      name: 'in water',
      value: own.water ? rules.attack.footing.water(own.water, kind, attacker.traits?.aquatic === true).damageMod : 0,
      rule: rules.attack.cites.water,
    },
    ...rules.classFunctions.blows.damage({ attacker, target, attack }),
    ...magicModifiers(state, attacker.id, 'damage'),
    ...(rules.damage.burnsOn?.(attack) ? lessFire(state, target) : []),
    ...tiredness(state, attacker.id, 'damage'),
    ...exhaustion(state, rules, attacker.id, 'damage'),
  ];
  return all.filter(({ value }) => value !== 0);
}

/** What magic takes off the die of a fire. */
const lessFire = (state: GameState, { id }: Creature): readonly Modifier[] =>
  resistanceTo(state, id, 'fire').map(({ save: _save, perDie, ...guard }) => ({ ...guard, value: perDie }));

/** The dice that magic adds to a blow or a shot with a weapon. */
export const magicDiceOf = (state: GameState, attacker: Creature, attack: Attack) => {
  const dice = magicDice(state, attacker.id);
  return dice.length === 0 || isBare(rulesOf(state), attacker, attack) ? [] : dice;
};

/** Bare hands, claws, teeth: whatever a monster strikes with that is no weapon of the lists or of the table's making. */
function isBare({ equipment }: Ruleset, { kind }: Creature, { name, own }: Attack): boolean {
  if (kind !== 'monster' || own || /\bweapons?\b/i.test(name)) return name === 'unarmed';
  return waysOf(equipment, { name, kind: 'weapon', use: null }).length === 0;
}

/** Whether a hit does nothing, because the target is immune to it. */
export function isImmune(
  state: GameState,
  rules: Ruleset,
  { attacker, target, attack }: Pick<Stroke, 'attacker' | 'target' | 'attack'>,
): boolean {
  if (rules.attack.harms.undeadAlone?.(attack)) return !target.undead;
  if (rules.damage.burnsOn?.(attack)) {
    if (isProof(target, 'fire')) return true;
    if (target.traits?.only) return false;
    if (target.traits?.harmedByFire) return false;
  }
  if (target.traits?.only) return true;
  const material = magicDiceOf(state, attacker, attack).length > 0 ? 'magic' : attack.material;
  const immune = target.traits?.immune;
  if (immune === undefined || material === 'magic' || (immune === 'mundane' && material === 'silver')) return false;
  const monster = attacker.kind === 'monster';
  return !(
    monster &&
    rules.attack.harms.harmsInvulnerable(attacker.traits?.immune !== undefined, Math.floor(attacker.hitDice?.dice ?? 0))
  );
}

/** As what a blow harms those whom the like harms by half: a mighty monster that harms them at all, as magic does. */
export function strikesAs(
  state: GameState,
  rules: Ruleset,
  { attacker, target, attack }: Pick<Stroke, 'attacker' | 'target' | 'attack'>,
): Halving | undefined {
  if (rules.damage.burnsOn?.(attack)) return 'fire';
  if (magicDiceOf(state, attacker, attack).length > 0) return 'magic';
  const isMighty = attacker.kind === 'monster' && target.traits?.immune !== undefined;
  return attack.material ?? (isMighty ? 'magic' : undefined);
}
