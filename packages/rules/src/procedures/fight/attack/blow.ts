import type { Modifier, Ruleset } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import { type DamageDice, inDice, readDamage } from '../../body/damage/notation.ts';

/** One who strikes, with what, before anything is known of the target. */
export interface Stance {
  readonly attacker: Creature;
  readonly attack: Attack;
}

/** What scores and the magic of the weapon add to the roll, against whomever; what adds nothing stands here too. */
export function ownToHit({ attack: rule }: Ruleset, { attacker, attack }: Stance): readonly Modifier[] {
  const { bonuses, where, roll } = rule;
  const all: Modifier[] = [
    { name: 'strength', value: bonuses.ability(attacker, 'melee'), rule: where.ability },
    { name: 'dexterity', value: bonuses.ability(attacker, 'missile'), rule: where.ability },
    ...magicOf(rule, attack),
  ];
  return roll.counting(attack.kind, all);
}

/** What the magic of a weapon adds, by the book's own rule of it. */
const magicOf = ({ bonuses }: Ruleset['attack'], attack: Attack): readonly Modifier[] => [
  ...[bonuses.enchanted(attack)].filter((bonus) => bonus !== null),
  ...(bonuses.enchantment ? [bonuses.enchantment(attack)] : []),
];

/** The dice of an attack: of a weapon that the table made as they are noted, of others as the book has them. */
export const diceOf = ({ damage }: Ruleset, { attacker, attack }: Stance, hands: 1 | 2): DamageDice | null =>
  attack.own ? readDamage(attack.damage) : damage.roll.dice(attacker, attack, hands);

/** What strength and magic that does not stand in the dice add to the damage, against whomever. */
export function ownDamage({ attack: rule, damage }: Ruleset, { attacker, attack }: Stance): readonly Modifier[] {
  const strong = damage.roll.strengthCounts(attacker.kind === 'monster' ? 'monster' : 'pc', attack);
  return [
    { name: 'strength', value: strong ? rule.bonuses.ability(attacker, 'melee') : 0, rule: damage.cites.strength },
    ...(attack.bonus === undefined ? [] : magicOf(rule, attack)),
  ];
}

/** How a blow is shown before it is struck. */
export interface ShownBlow {
  /** Added to the d20, where nothing in the fight adds more. */
  readonly toHit: number;
  /** `1d6+2`; a monster's as described, which may say more than dice. */
  readonly damage: string;
  /** Nothing of what is thrown is left to throw; absent while there is. */
  readonly spent?: true;
}

/** What is shown of an attack, by the same rules as its roll. */
export function shownBlow(rules: Ruleset, stance: Stance, hands: 1 | 2): ShownBlow {
  const { attacker, attack } = stance;
  const dice = diceOf(rules, stance, hands);
  // Against one of one's own folk: what is owed to the foe's kind counts against that kind alone.
  const bout = { ...stance, target: attacker };
  const { blows } = rules.classFunctions;
  const own = rules.attack.roll.ownBonus(attacker)?.value ?? 0;
  const toHit = own + sumOf(ownToHit(rules, stance)) + sumOf(blows.attack(bout));
  if (attacker.kind === 'monster' || !dice) return { toHit, damage: attack.damage };
  return { toHit, damage: inDice(dice, sumOf(ownDamage(rules, stance)) + sumOf(blows.damage(bout))) };
}

const sumOf = (modifiers: readonly Modifier[]): number => modifiers.reduce((sum, { value }) => sum + value, 0);
