import type { AbilityCheckRule } from './procedures/ability-check/rule.ts';
import type { AdvancementRule } from './procedures/advancement/rule.ts';
import type { AfflictionsRule } from './procedures/afflictions/rule.ts';
import type { AttackRule } from './procedures/attack/rule.ts';
import type { BackgroundsRule } from './procedures/backgrounds/rule.ts';
import type { BombingRule } from './procedures/bombing/rule.ts';
import type { CharacterMakingRule } from './procedures/character-making/rule.ts';
import type { ClassFunctionsRule } from './procedures/class-functions/rule.ts';
import type { ClimbingRule } from './procedures/climbing/rule.ts';
import type { CombatRoundRule } from './procedures/combat-round/rule.ts';
import type { ConversionRule } from './procedures/conversion/rule.ts';
import type { DamageRule } from './procedures/damage/rule.ts';
import type { DistanceRule } from './procedures/distance/rule.ts';
import type { DoorsRule } from './procedures/doors/rule.ts';
import type { DyingRule } from './procedures/dying/rule.ts';
import type { EncounterRule } from './procedures/encounter/rule.ts';
import type { EncumbranceRule } from './procedures/encumbrance/rule.ts';
import type { EquipmentRule } from './procedures/equipment/rule.ts';
import type { EquippingRule } from './procedures/equipping/rule.ts';
import type { EvasionRule } from './procedures/evasion/rule.ts';
import type { FallingRule } from './procedures/falling/rule.ts';
import type { GrapplingRule } from './procedures/grappling/rule.ts';
import type { HealingRule } from './procedures/healing/rule.ts';
import type { IllusionsRule } from './procedures/illusions/rule.ts';
import type { InitiativeRule } from './procedures/initiative/rule.ts';
import type { LightRule } from './procedures/light/rule.ts';
import type { ListeningRule } from './procedures/listening/rule.ts';
import type { MappingRule } from './procedures/mapping/rule.ts';
import type { MassCombatRule } from './procedures/mass-combat/rule.ts';
import type { MissilesRule } from './procedures/missiles/rule.ts';
import type { MonstersRule } from './procedures/monsters/rule.ts';
import type { MoraleRule } from './procedures/morale/rule.ts';
import type { MovementRule } from './procedures/movement/rule.ts';
import type { ParryingRule } from './procedures/parrying/rule.ts';
import type { PartyRule } from './procedures/party/rule.ts';
import type { PickpocketingRule } from './procedures/pickpocketing/rule.ts';
import type { PrecedenceRule } from './procedures/precedence/rule.ts';
import type { ProvisionsRule } from './procedures/provisions/rule.ts';
import type { PursuitRule } from './procedures/pursuit/rule.ts';
import type { ReactionRule } from './procedures/reaction/rule.ts';
import type { ResearchRule } from './procedures/research/rule.ts';
import type { RestRule } from './procedures/rest/rule.ts';
import type { RetainersRule } from './procedures/retainers/rule.ts';
import type { SavingThrowRule } from './procedures/saving-throw/rule.ts';
import type { ScribingRule } from './procedures/scribing/rule.ts';
import type { SearchRule } from './procedures/search/rule.ts';
import type { SightRule } from './procedures/sight/rule.ts';
import type { SkillsRule } from './procedures/skills/rule.ts';
import type { SneakingRule } from './procedures/sneaking/rule.ts';
import type { SpellsRule } from './procedures/spells/rule.ts';
import type { SurpriseRule } from './procedures/surprise/rule.ts';
import type { SwimmingRule } from './procedures/swimming/rule.ts';
import type { TimeRule } from './procedures/time/rule.ts';
import type { TrainingRule } from './procedures/training/rule.ts';
import type { TrapsRule } from './procedures/traps/rule.ts';
import type { TravelRule } from './procedures/travel/rule.ts';
import type { TurnRule } from './procedures/turn/rule.ts';
import type { TurningRule } from './procedures/turning/rule.ts';
import type { TwoWeaponsRule } from './procedures/two-weapons/rule.ts';
import type { UpkeepRule } from './procedures/upkeep/rule.ts';
import type { VoyageRule } from './procedures/voyage/rule.ts';
import type { WanderingRule } from './procedures/wandering/rule.ts';

export const RULESETS = ['ose', 'gorman', 'eris'] as const;
export type RulesetId = (typeof RULESETS)[number];

/** What a set of rules must answer: one slot a procedure. */
export interface Ruleset {
  readonly advancement: AdvancementRule;
  readonly afflictions: AfflictionsRule;
  readonly grappling: GrapplingRule;
  readonly parrying: ParryingRule;
  readonly twoWeapons: TwoWeaponsRule;
  readonly turn: TurnRule;
  readonly movement: MovementRule;
  readonly encumbrance: EncumbranceRule;
  readonly doors: DoorsRule;
  readonly light: LightRule;
  readonly sight: SightRule;
  readonly monsters: MonstersRule;
  readonly wandering: WanderingRule;
  readonly rest: RestRule;
  readonly search: SearchRule;
  readonly listening: ListeningRule;
  readonly party: PartyRule;
  readonly abilityCheck: AbilityCheckRule;
  readonly attack: AttackRule;
  readonly bombing: BombingRule;
  readonly combatRound: CombatRoundRule;
  readonly damage: DamageRule;
  readonly distance: DistanceRule;
  readonly dying: DyingRule;
  readonly encounter: EncounterRule;
  readonly equipment: EquipmentRule;
  readonly equipping: EquippingRule;
  readonly evasion: EvasionRule;
  readonly initiative: InitiativeRule;
  readonly missiles: MissilesRule;
  readonly morale: MoraleRule;
  readonly pursuit: PursuitRule;
  readonly reaction: ReactionRule;
  /** Null where the book leaves it to the referee. */
  readonly research: ResearchRule | null;
  /** Null where the book leaves it to the referee. */
  readonly scribing: ScribingRule | null;
  /** Null where the book leaves it to the referee. */
  readonly training: TrainingRule | null;
  /** Null where the book leaves it to the referee. */
  readonly upkeep: UpkeepRule | null;
  readonly retainers: RetainersRule;
  readonly savingThrow: SavingThrowRule;
  readonly skills: SkillsRule;
  readonly sneaking: SneakingRule;
  readonly pickpocketing: PickpocketingRule;
  readonly backgrounds: BackgroundsRule;
  readonly illusions: IllusionsRule;
  readonly massCombat: MassCombatRule;
  readonly conversion: ConversionRule;
  readonly spells: SpellsRule;
  readonly surprise: SurpriseRule;
  readonly turning: TurningRule;
  readonly traps: TrapsRule;
  readonly falling: FallingRule;
  readonly classFunctions: ClassFunctionsRule;
  readonly climbing: ClimbingRule;
  readonly swimming: SwimmingRule;
  readonly time: TimeRule;
  readonly healing: HealingRule;
  readonly provisions: ProvisionsRule;
  readonly mapping: MappingRule;
  readonly precedence: PrecedenceRule;
  readonly travel: TravelRule;
  readonly voyage: VoyageRule;
  readonly characterMaking: CharacterMakingRule;
}
export type Slot = keyof Ruleset;

/** Values of the optional rules, by the catalogue's key. */
export type Options = Readonly<Record<string, string | number | boolean>>;

/** Which book answers where: a base, and what departs from it. Data, kept in the state. */
export interface RulesetChoice {
  readonly base: RulesetId;
  readonly slots: Readonly<Partial<Record<Slot, RulesetId>>>;
  readonly options: Options;
  /** What this set of house rules is called; absent while it has no name. */
  readonly name?: string;
}
