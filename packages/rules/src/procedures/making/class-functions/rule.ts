import type { Cites, Dice, Figure, Modifier, RuleId } from '../../../core/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import type { Operating } from '../../../state/operating.ts';

/** One who attacks another, and with what. */
export interface Bout {
  readonly attacker: Creature;
  readonly target: Creature;
  readonly attack: Attack;
}

/** Something that folk do of themselves, and the rule that says so. */
export interface Nature {
  readonly rule: RuleId;
  readonly sentence: string;
}

/** What folk and class add to blows, and take from them. */
export interface FolkBlows {
  /** What is added to an attack roll, and to damage. */
  attack(bout: Bout): readonly Modifier[];
  damage(bout: Bout): readonly Modifier[];
  /** What is added to the armour class of whom it is aimed at; null for nothing. */
  guard(bout: Bout): Modifier | null;
  /** What is left of finished damage; null where nothing softens it. */
  softened(bout: Bout, damage: number): { readonly amount: number; readonly rule: RuleId } | null;
}

/** Whom folk hate. */
export interface FolkHatred {
  /** Why another foe comes first; null when none does. @param within those of the foes who can be attacked */
  duty(bout: Bout, within: readonly Creature[]): Nature | null;
  /** Why those who are met attack on sight; null when it is left to the reaction. */
  onSight(party: readonly Creature[], met: readonly Creature[]): Nature | null;
}

/** What leaves some folk untouched. */
export interface FolkImmunity {
  /** Natures of effects that leave some folk untouched, and where the book says so; null where it knows no such folk. */
  readonly natures: { readonly rule: RuleId; readonly all: readonly string[] } | null;
  /** Whether an effect of this nature leaves somebody untouched, without a save. */
  untouched(creature: Creature, nature: string): boolean;
}

/** What a ruleset says about what folk and classes are good at, beyond their tables. */
export interface ClassFunctionsRule {
  readonly cites: Cites<'calling'>;
  /** What the sheet shows of it, with the rules of this book. */
  readonly figures: ((creature: Creature) => readonly Figure[]) | null;
  /** How many languages somebody learns beside the common tongue and that of the alignment, and the rule that says so. */
  languages(creature: Creature): { readonly rule: RuleId; readonly most: number };
  /** The classes between which this one chooses before an adventure; none for those who have one. */
  operatesAs(creature: Creature): readonly Operating[];
  /** What folk and class add to blows, and take from them. */
  readonly blows: FolkBlows;
  /** Whom folk hate. */
  readonly hates: FolkHatred;
  /** What leaves some folk untouched. */
  readonly immunity: FolkImmunity;
  /** What some folk are told of unasked, and where the book says so; null where it is told to nobody. */
  readonly lore: LoreRule | null;
  told(creature: Creature, topic: string): boolean;
  /** How secret doors are noticed unasked, in passing; null where nobody does. */
  readonly passing: PassingRule | null;
}

/** Being told unasked of what one's folk know, and the rule that says so. */
export interface LoreRule {
  readonly rule: RuleId;
  readonly topics: readonly string[];
  /** Whether one of them notices it; no die is thrown where that is certain. */
  notices(topic: string, dice: Dice): boolean;
}

/** Noticing secret doors unasked, and the rule that says so. */
export interface PassingRule {
  readonly rule: RuleId;
  readonly formula: string;
  /** The most a d6 may show. */
  readonly needed: number;
  /** Whether one so near notices the door; null for those who never do. */
  notices(creature: Creature, feet: number, dice: Dice): boolean | null;
}

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly classFunctions: ClassFunctionsRule;
  }
}
