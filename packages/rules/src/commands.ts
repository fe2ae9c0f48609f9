import type { AbilityCheckCommand } from './procedures/ability-check/commands.ts';
import type { AdvancementCommand } from './procedures/advancement/commands.ts';
import type { AfflictionsCommand } from './procedures/afflictions/commands.ts';
import type { AttackCommand } from './procedures/attack/commands.ts';
import type { BackgroundsCommand } from './procedures/backgrounds/commands.ts';
import type { BelongingsCommand } from './procedures/belongings/commands.ts';
import type { BombingCommand } from './procedures/bombing/commands.ts';
import type { ChanceCommand } from './procedures/chance/commands.ts';
import type { CharacterMakingCommand } from './procedures/character-making/commands.ts';
import type { ClassFunctionsCommand } from './procedures/class-functions/commands.ts';
import type { ClimbingCommand } from './procedures/climbing/commands.ts';
import type { CombatRoundCommand } from './procedures/combat-round/commands.ts';
import type { ContentCommand } from './procedures/content/commands.ts';
import type { ConversionCommand } from './procedures/conversion/commands.ts';
import type { CreatureCommand } from './procedures/creature/commands.ts';
import type { DamageCommand } from './procedures/damage/commands.ts';
import type { DistanceCommand } from './procedures/distance/commands.ts';
import type { DoorsCommand } from './procedures/doors/commands.ts';
import type { DowntimeCommand } from './procedures/downtime/commands.ts';
import type { DyingCommand } from './procedures/dying/commands.ts';
import type { EncounterCommand } from './procedures/encounter/commands.ts';
import type { EncumbranceCommand } from './procedures/encumbrance/commands.ts';
import type { EquippingCommand } from './procedures/equipping/commands.ts';
import type { EvasionCommand } from './procedures/evasion/commands.ts';
import type { FallingCommand } from './procedures/falling/commands.ts';
import type { GrapplingCommand } from './procedures/grappling/commands.ts';
import type { HoursCommand } from './procedures/hours/commands.ts';
import type { HouseRulesCommand } from './procedures/house-rules/commands.ts';
import type { IllusionsCommand } from './procedures/illusions/commands.ts';
import type { InitiativeCommand } from './procedures/initiative/commands.ts';
import type { LandCommand } from './procedures/land/commands.ts';
import type { LightCommand } from './procedures/light/commands.ts';
import type { ListeningCommand } from './procedures/listening/commands.ts';
import type { MappingCommand } from './procedures/mapping/commands.ts';
import type { MassCombatCommand } from './procedures/mass-combat/commands.ts';
import type { MonstersCommand } from './procedures/monsters/commands.ts';
import type { MoraleCommand } from './procedures/morale/commands.ts';
import type { MovementCommand } from './procedures/movement/commands.ts';
import type { ParryingCommand } from './procedures/parrying/commands.ts';
import type { PartyCommand } from './procedures/party/commands.ts';
import type { PickpocketingCommand } from './procedures/pickpocketing/commands.ts';
import type { PursuitCommand } from './procedures/pursuit/commands.ts';
import type { ReactionCommand } from './procedures/reaction/commands.ts';
import type { ResearchCommand } from './procedures/research/commands.ts';
import type { RetainersCommand } from './procedures/retainers/commands.ts';
import type { SavingThrowCommand } from './procedures/saving-throw/commands.ts';
import type { SceneCommand } from './procedures/scene/commands.ts';
import type { ScribingCommand } from './procedures/scribing/commands.ts';
import type { SearchCommand } from './procedures/search/commands.ts';
import type { ShopCommand } from './procedures/shop/commands.ts';
import type { SkillsCommand } from './procedures/skills/commands.ts';
import type { SneakingCommand } from './procedures/sneaking/commands.ts';
import type { SpeechCommand } from './procedures/speech/commands.ts';
import type { SpellsCommand } from './procedures/spells/commands.ts';
import type { SurpriseCommand } from './procedures/surprise/commands.ts';
import type { SwimmingCommand } from './procedures/swimming/commands.ts';
import type { TableCommand } from './procedures/table/commands.ts';
import type { TimeCommand } from './procedures/time/commands.ts';
import type { TrainingCommand } from './procedures/training/commands.ts';
import type { TrapsCommand } from './procedures/traps/commands.ts';
import type { TravelCommand } from './procedures/travel/commands.ts';
import type { TreasureCommand } from './procedures/treasure/commands.ts';
import type { TurnCommand } from './procedures/turn/commands.ts';
import type { TurningCommand } from './procedures/turning/commands.ts';
import type { TwoWeaponsCommand } from './procedures/two-weapons/commands.ts';
import type { VoyageCommand } from './procedures/voyage/commands.ts';
import type { WanderingCommand } from './procedures/wandering/commands.ts';

/** All that may be asked. A folder of `procedures/` each. */
export type Command =
  | AbilityCheckCommand
  | AdvancementCommand
  | AfflictionsCommand
  | AttackCommand
  | BackgroundsCommand
  | BelongingsCommand
  | BombingCommand
  | ChanceCommand
  | CharacterMakingCommand
  | ClassFunctionsCommand
  | ClimbingCommand
  | CombatRoundCommand
  | ContentCommand
  | ConversionCommand
  | CreatureCommand
  | DamageCommand
  | DistanceCommand
  | DoorsCommand
  | DowntimeCommand
  | DyingCommand
  | EncounterCommand
  | EquippingCommand
  | EncumbranceCommand
  | EvasionCommand
  | FallingCommand
  | GrapplingCommand
  | HoursCommand
  | HouseRulesCommand
  | IllusionsCommand
  | InitiativeCommand
  | LandCommand
  | LightCommand
  | ListeningCommand
  | MappingCommand
  | MassCombatCommand
  | MonstersCommand
  | MoraleCommand
  | MovementCommand
  | ParryingCommand
  | PartyCommand
  | PursuitCommand
  | ReactionCommand
  | ResearchCommand
  | RetainersCommand
  | SavingThrowCommand
  | SceneCommand
  | ScribingCommand
  | SearchCommand
  | ShopCommand
  | SkillsCommand
  | SneakingCommand
  | PickpocketingCommand
  | SpeechCommand
  | SpellsCommand
  | SurpriseCommand
  | SwimmingCommand
  | TableCommand
  | TimeCommand
  | TrainingCommand
  | TrapsCommand
  | TravelCommand
  | TreasureCommand
  | TurnCommand
  | TurningCommand
  | TwoWeaponsCommand
  | VoyageCommand
  | WanderingCommand;
export type CommandOf<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;
