import type { AbilityCheckEvent } from './procedures/ability-check/events.ts';
import type { AdvancementEvent } from './procedures/advancement/events.ts';
import type { AfflictionsEvent } from './procedures/afflictions/events.ts';
import type { AttackEvent } from './procedures/attack/events.ts';
import type { BackgroundsEvent } from './procedures/backgrounds/events.ts';
import type { BelongingsEvent } from './procedures/belongings/events.ts';
import type { BombingEvent } from './procedures/bombing/events.ts';
import type { ChanceEvent } from './procedures/chance/events.ts';
import type { CharacterMakingEvent } from './procedures/character-making/events.ts';
import type { ClassFunctionsEvent } from './procedures/class-functions/events.ts';
import type { ClimbingEvent } from './procedures/climbing/events.ts';
import type { CombatRoundEvent } from './procedures/combat-round/events.ts';
import type { ContentEvent } from './procedures/content/events.ts';
import type { ConversionEvent } from './procedures/conversion/events.ts';
import type { CreatureEvent } from './procedures/creature/events.ts';
import type { DamageEvent } from './procedures/damage/events.ts';
import type { DistanceEvent } from './procedures/distance/events.ts';
import type { DoorsEvent } from './procedures/doors/events.ts';
import type { DowntimeEvent } from './procedures/downtime/events.ts';
import type { DyingEvent } from './procedures/dying/events.ts';
import type { EncounterEvent } from './procedures/encounter/events.ts';
import type { EncumbranceEvent } from './procedures/encumbrance/events.ts';
import type { EquippingEvent } from './procedures/equipping/events.ts';
import type { EvasionEvent } from './procedures/evasion/events.ts';
import type { FallingEvent } from './procedures/falling/events.ts';
import type { GrapplingEvent } from './procedures/grappling/events.ts';
import type { HealingEvent } from './procedures/healing/events.ts';
import type { HoursEvent } from './procedures/hours/events.ts';
import type { HouseRulesEvent } from './procedures/house-rules/events.ts';
import type { IllusionsEvent } from './procedures/illusions/events.ts';
import type { InitiativeEvent } from './procedures/initiative/events.ts';
import type { LandEvent } from './procedures/land/events.ts';
import type { LedgerEvent } from './procedures/ledger/events.ts';
import type { LightEvent } from './procedures/light/events.ts';
import type { ListeningEvent } from './procedures/listening/events.ts';
import type { MappingEvent } from './procedures/mapping/events.ts';
import type { MassCombatEvent } from './procedures/mass-combat/events.ts';
import type { MissilesEvent } from './procedures/missiles/events.ts';
import type { MonstersEvent } from './procedures/monsters/events.ts';
import type { MoraleEvent } from './procedures/morale/events.ts';
import type { MovementEvent } from './procedures/movement/events.ts';
import type { ParryingEvent } from './procedures/parrying/events.ts';
import type { PartyEvent } from './procedures/party/events.ts';
import type { PickpocketingEvent } from './procedures/pickpocketing/events.ts';
import type { ProvisionsEvent } from './procedures/provisions/events.ts';
import type { PursuitEvent } from './procedures/pursuit/events.ts';
import type { ReactionEvent } from './procedures/reaction/events.ts';
import type { ResearchEvent } from './procedures/research/events.ts';
import type { RestEvent } from './procedures/rest/events.ts';
import type { RetainersEvent } from './procedures/retainers/events.ts';
import type { SavingThrowEvent } from './procedures/saving-throw/events.ts';
import type { SceneEvent } from './procedures/scene/events.ts';
import type { ScribingEvent } from './procedures/scribing/events.ts';
import type { SearchEvent } from './procedures/search/events.ts';
import type { ShopEvent } from './procedures/shop/events.ts';
import type { SightEvent } from './procedures/sight/events.ts';
import type { SkillsEvent } from './procedures/skills/events.ts';
import type { SneakingEvent } from './procedures/sneaking/events.ts';
import type { SpeechEvent } from './procedures/speech/events.ts';
import type { SpellsEvent } from './procedures/spells/events.ts';
import type { SurpriseEvent } from './procedures/surprise/events.ts';
import type { SwimmingEvent } from './procedures/swimming/events.ts';
import type { TableEvent } from './procedures/table/events.ts';
import type { TimeEvent } from './procedures/time/events.ts';
import type { TrainingEvent } from './procedures/training/events.ts';
import type { TrapsEvent } from './procedures/traps/events.ts';
import type { TravelEvent } from './procedures/travel/events.ts';
import type { TreasureEvent } from './procedures/treasure/events.ts';
import type { TurnEvent } from './procedures/turn/events.ts';
import type { TurningEvent } from './procedures/turning/events.ts';
import type { TwoWeaponsEvent } from './procedures/two-weapons/events.ts';
import type { VoyageEvent } from './procedures/voyage/events.ts';
import type { WanderingEvent } from './procedures/wandering/events.ts';

/** All that can happen, in the past tense. A folder of `procedures/` each. */
export type GameEvent =
  | AbilityCheckEvent
  | AdvancementEvent
  | AfflictionsEvent
  | AttackEvent
  | BackgroundsEvent
  | BelongingsEvent
  | BombingEvent
  | ChanceEvent
  | CharacterMakingEvent
  | ClassFunctionsEvent
  | ClimbingEvent
  | CombatRoundEvent
  | ContentEvent
  | ConversionEvent
  | CreatureEvent
  | DamageEvent
  | DistanceEvent
  | DoorsEvent
  | DyingEvent
  | DowntimeEvent
  | EncounterEvent
  | EquippingEvent
  | EncumbranceEvent
  | EvasionEvent
  | FallingEvent
  | GrapplingEvent
  | HoursEvent
  | HealingEvent
  | HouseRulesEvent
  | IllusionsEvent
  | InitiativeEvent
  | LandEvent
  | LedgerEvent
  | LightEvent
  | ListeningEvent
  | MappingEvent
  | MissilesEvent
  | MassCombatEvent
  | MonstersEvent
  | MoraleEvent
  | MovementEvent
  | ParryingEvent
  | PartyEvent
  | ProvisionsEvent
  | PursuitEvent
  | ReactionEvent
  | RestEvent
  | ResearchEvent
  | RetainersEvent
  | SavingThrowEvent
  | SceneEvent
  | ScribingEvent
  | SearchEvent
  | SightEvent
  | ShopEvent
  | SkillsEvent
  | SneakingEvent
  | PickpocketingEvent
  | SpeechEvent
  | SpellsEvent
  | SurpriseEvent
  | SwimmingEvent
  | TableEvent
  | TimeEvent
  | TrainingEvent
  | TrapsEvent
  | TravelEvent
  | TreasureEvent
  | TurnEvent
  | TurningEvent
  | TwoWeaponsEvent
  | VoyageEvent
  | WanderingEvent;
export type EventOf<Type extends GameEvent['type']> = Extract<GameEvent, { readonly type: Type }>;
