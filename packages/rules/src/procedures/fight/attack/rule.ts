import type { Cites, Figure, Modifier, Note, RuleId } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';

/** What a total had to reach, and whether it did. */
export interface Strike {
  readonly total: number;
  /** The total that hits. */
  readonly need: number;
  readonly hit: boolean;
}

/** A blow or a shot from the throw to the wound, one of several, one that answers; and what it is that adds up. */
export type Manner = 'blow' | 'shot' | 'series' | 'answer' | 'sum';

/** The roll of an attack, and what it is held against. */
export interface AttackRoll {
  /** Which of the ways of comparing is in force, and how its formula reads. */
  readonly rule: RuleId;
  readonly formula: string;
  /** The total that hits armour class 0 (descending), which stands for how well somebody fights. */
  thac0(attacker: Creature): number;
  /** What class, level or hit dice add to the d20, where the book adds them up; null where it looks up what is needed. */
  ownBonus(attacker: Creature): Modifier | null;
  /** The least number that somebody needs, before modifiers; null where the book sets none. */
  readonly least: ((attacker: Creature) => number) | null;
  strike(thac0: number, natural: number, modifier: number, armourClass: number, least?: number): Strike;
  /** Where the book says that a 20 hits and a 1 misses whatever is needed; null where the rule of the roll says it, or nothing does. */
  readonly naturals: RuleId | null;
  /** What the book reads off its table for a total, beside whether it hits; null where there is no such table. */
  readOff(thac0: number, total: number): Note | null;
  /** The modifiers, by name, that count for an attack of this type. */
  counting<M extends { readonly name: string }>(type: 'melee' | 'missile', all: readonly M[]): readonly M[];
  /** Whether no roll is needed. */
  autoHit(helpless: boolean, type: 'melee' | 'missile'): boolean;
}

/** What armour is worth. Armour classes are ascending. */
export interface ArmourWorth {
  /** Where the book says what armour is worth. */
  readonly rule: RuleId;
  /** Armour, shield and dexterity together. */
  classOf(target: Creature): number;
  /** The same without the bonus of the shield. */
  withoutShield(armourClass: number, shieldBonus?: number): number;
  /** What the magic of armour takes from the attacker's roll; null where it counts for the armour class. */
  warded(target: Creature): { readonly penalty: number; readonly rule: RuleId } | null;
}

/** What the attacker and the weapon add to the roll. */
export interface AttackBonuses {
  /** Strength in melee; dexterity with missiles. */
  ability(attacker: Creature, kind: 'melee' | 'missile'): number;
  /** What the magic of a weapon adds to the roll, where the book lets it. */
  readonly enchantment: ((attack: Attack) => Modifier) | null;
  /** What the magic of a weapon adds to the roll; null for none. */
  enchanted(attack: Attack): Modifier | null;
}

/** What standing, room, cover and sight do to an attack. */
export interface Footing {
  unstable(kind: 'missile' | 'spell' | 'item' | 'melee'): { readonly allowed: boolean; readonly modifier: number };
  water(
    place: 'in' | 'under',
    kind: 'melee' | 'missile',
    aquatic: boolean,
  ): { readonly allowed: boolean; readonly attackMod: number; readonly damageMod: number };
  /** Whether feet are few enough for melee; `cramped` where there is no room to keep apart. */
  mayMelee(feet: number, cramped?: boolean): boolean;
  /** Whether the referee may rule that there is no room. */
  readonly mayBeCramped: boolean;
  /** Whether one behind cover can be hit, and what it costs; a penalty that no cover gives is not accepted. */
  cover(
    kind: 'none' | 'partial' | 'complete',
    penalty: number,
  ): { readonly accepted: boolean; readonly canHit: boolean; readonly modifier: number };
  mayAttackBlind(blind: boolean, eyeless: boolean): boolean;
  /** Whether one strikes so at what the dark hides. */
  mayAttackInTheDark(kind: 'melee' | 'missile'): boolean;
}

/** How many attacks there are in a round, and at how many. */
export interface AttacksInRound {
  /** How many may be struck or shot at in one round, one attack each. */
  mostTargets(attacker: Creature, kind: 'melee' | 'missile'): number;
  /** What every roll of several blows of somebody in one round suffers. */
  series(attacker: Creature): { readonly rule: RuleId; penalty(blows: number): number };
  /** How often one attack of the list may be made in a round, hand to hand. */
  attacksPerRound(kind: 'pc' | 'monster', listed: number): number;
  /** What is said, openly, of the manner of an attack; null where the book says nothing. */
  readonly manner: Readonly<Record<Manner, Note>> | null;
}

/** Whom an attack can harm, and how. */
export interface Harming {
  /** Whether a weapon harms the undead, whatever else does nothing to them, and nobody besides, as holy water; null where none does. */
  readonly undeadAlone: ((weapon: Attack) => boolean) | null;
  canSubdue(intelligent: boolean, weapon: 'blunt' | 'bladed-melee' | 'missile'): boolean;
  /** Whether one of several HD, invulnerable itself or not, harms those whom only silver or magic does. */
  harmsInvulnerable(attackerInvulnerable: boolean, attackerDice: number): boolean;
}

/** What else a book speaks of where it speaks of striking. */
type AttackTopic =
  | 'behind'
  | 'mighty'
  | 'unharmed'
  | 'modifiers'
  | 'blind'
  | 'dark'
  | 'helpless'
  | 'backstab'
  | 'water'
  | 'unsteady';

/** What a ruleset says about striking. Armour classes are ascending. */
export interface AttackRule {
  /** Whom an attack can harm. */
  readonly harms: Harming;
  /** What the sheet shows besides, with the rules of this book; `base` is the movement rate in feet a turn. */
  readonly figures: ((creature: Creature, base: number) => readonly Figure[]) | null;
  /** The roll, and what it is held against. */
  readonly roll: AttackRoll;
  /** Where the book speaks of what abilities add, of who is within reach, and of how much one does in a round. */
  readonly where: Readonly<Record<'ability' | 'reach' | 'spent', RuleId>>;
  /** What armour is worth. */
  readonly armour: ArmourWorth;
  /** Where the book speaks of shields and blows from behind, of blows in the dark, and of those who harm what little else does. */
  readonly cites: Cites<AttackTopic>;
  /** What the attacker and the weapon add. */
  readonly bonuses: AttackBonuses;
  /** What standing, room, cover and sight do. */
  readonly footing: Footing;
  /** How many attacks in a round, at how many. */
  readonly often: AttacksInRound;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly attack: AttackRule;
  }
}
