import type { Cites, Note, RuleId } from '../../../core/index.ts';
import type { DeclaredAction, RoundDeed, Side, SomethingElse } from '../../../state/encounter.ts';
import type { Moment, Mover, Phase } from '../../situation/round/phase.ts';

/** Something done in a round that may have had to be declared. */
export type RoundAction = 'cast' | 'meleeMove' | 'melee' | 'missile' | 'move' | 'item';

/** What somebody's time in a round has gone to. */
export type Expense = RoundDeed['kind'] | 'move' | 'missile' | 'parry';

/** How much a ruleset lets somebody do in a round. */
export interface Budget {
  /** The rule by which whatever no command names is counted. */
  readonly ids: Readonly<Record<SomethingElse, RuleId>>;
  /** What that counts as. */
  countsAs(what: SomethingElse): RoundDeed['kind'];
  /** Whether there is room for something more in somebody's round. */
  leavesRoom(spent: readonly Expense[], more: Expense, who: Mover): boolean;
}

/** The rules that the answers cite. */
export type RoundCites = Cites<
  | 'round'
  | 'declaring'
  | 'order'
  | 'closing'
  | 'splitting'
  | 'ruining'
  | 'oneSpell'
  | 'casting'
  | 'withdrawing'
  | 'retreating'
  | 'leaving'
  | 'readied'
  | 'outshot'
  | 'letting'
  | 'crowded'
  | 'unnamed'
>;

/** The order in which a round goes. */
export interface RoundOrder {
  /** The steps of a round, and the phases of each side's action, in their order. */
  readonly steps: readonly string[];
  readonly phases: readonly Phase[];
  /** The moments of a round of so many places, in their order. */
  timeline(places: number): readonly Moment[];
  /** Whether those who let the others come strike first, and where the book says so; null where it does not. */
  readonly waiting: { readonly rule: RuleId; strikesFirst(other: 'waits' | 'acted'): boolean } | null;
}

/** What must be declared before initiative, and what may be done then. */
export interface Declaring {
  /** What may be declared before initiative. */
  readonly declares: readonly DeclaredAction[];
  /** The rule by which a declared spell leaves room for nothing else; null where the caster may do something else, and keep it. */
  readonly binding: RuleId | null;
  /** Whether one who has declared so, or nothing, may act in a phase at all. */
  allows(phase: Phase, declared: DeclaredAction | null, side: Side['kind']): boolean;
  /** How often one who has declared so, or nothing, moves the encounter rate in a round. */
  moves(declared: DeclaredAction | null, side: Side['kind']): number;
  /** Whether this may be done, declared before initiative or not. */
  mayDo(action: RoundAction, declared: boolean): boolean;
  /** Whether moving so, one may also act. */
  mayActMoving(action: 'melee' | 'missile' | 'cast', moved: boolean, retreating: boolean, who: Mover): boolean;
}

/** What haste, mounts and quick feet do in a round. */
export interface Swiftness {
  /** What haste and a mount do in a round; null where the book makes nothing of them. */
  readonly swift: { readonly actions: number; readonly hasted: Note; readonly mounted: Note } | null;
  /** The rule by which haste doubles moves and attacks, but not spells; null where it gives actions, or nothing. */
  readonly hasteDoubles: RuleId | null;
  /** What is said of those who may shoot in the middle of a move; null for those who may not. */
  splits(who: Mover): Note | null;
}

/** How one gets away from a melee, and what it costs. */
export interface Parting {
  /** Feet (or yards) one may move away from melee by a declared move. */
  withdrawal(
    encounterRate: number,
    clearBehind: boolean,
    declared: boolean,
  ): { readonly allowed: boolean; readonly max: number };
  retreat(encounterRate: number, declared: boolean): { readonly allowed: boolean; readonly max: number };
  /** What those get who attack one that retreats. */
  readonly retreatCost: { readonly enemyAttackBonus: number };
  /** The rule by which one steps out of a melee unharmed; null where it must be declared, or is left to the referee. */
  readonly leaving: RuleId | null;
}

/** How a declared spell is ruined, and what becomes of it. */
export interface SpellRuin {
  /** Whether a spell that was ruined is gone from memory. */
  readonly ruinedIsLost: boolean;
  /** Whether a declared spell is ruined by what befell the caster before the own turn. */
  disrupts(lostInitiative: boolean, events: readonly CasterEvent[]): boolean;
}

/** What a ruleset says about the order of a round. */
export interface CombatRoundRule {
  /** Where the book says what a round is, what is declared, who acts when, that those who move do not strike, or shoot, what ruins spells, and that nobody casts twice. */
  readonly cites: RoundCites;
  /** What is declared, and what may be done then. */
  readonly declaring: Declaring;
  /** How a declared spell is ruined. */
  readonly ruin: SpellRuin;
  /** What haste, mounts and quick feet do. */
  readonly swiftness: Swiftness;
  /** In which order it goes. */
  readonly order: RoundOrder;
  /** How one gets away from a melee. */
  readonly parting: Parting;
  /** What there is room for in a round; null where that is the referee's. */
  readonly budget: Budget | null;
}

/** What may befall a caster: a blow aimed at one, hit or miss; a wound of whatever kind; a save. */
export type CasterEvent = 'hit' | 'miss' | 'melee-hit' | 'melee-miss' | 'save-failed' | 'save-made';

declare module '../../../core/ruleset.ts' {
  interface Ruleset {
    readonly combatRound: CombatRoundRule;
  }
}
