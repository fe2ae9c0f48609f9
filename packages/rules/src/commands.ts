import type { z } from 'zod';
import { type CommandsIn, checksIn } from './forms.ts';
import { abilityCheckCommands } from './procedures/ability-check/commands.ts';
import { advancementCommands } from './procedures/advancement/commands.ts';
import { afflictionsCommands } from './procedures/afflictions/commands.ts';
import { attackCommands } from './procedures/attack/commands.ts';
import { backgroundsCommands } from './procedures/backgrounds/commands.ts';
import { belongingsCommands } from './procedures/belongings/commands.ts';
import { bombingCommands } from './procedures/bombing/commands.ts';
import { chanceCommands } from './procedures/chance/commands.ts';
import { characterMakingCommands } from './procedures/character-making/commands.ts';
import { classFunctionsCommands } from './procedures/class-functions/commands.ts';
import { climbingCommands } from './procedures/climbing/commands.ts';
import { combatRoundCommands } from './procedures/combat-round/commands.ts';
import { contentCommands } from './procedures/content/commands.ts';
import { conversionCommands } from './procedures/conversion/commands.ts';
import { creatureCommands } from './procedures/creature/commands.ts';
import { damageCommands } from './procedures/damage/commands.ts';
import { distanceCommands } from './procedures/distance/commands.ts';
import { doorsCommands } from './procedures/doors/commands.ts';
import { downtimeCommands } from './procedures/downtime/commands.ts';
import { dyingCommands } from './procedures/dying/commands.ts';
import { encounterCommands } from './procedures/encounter/commands.ts';
import { encumbranceCommands } from './procedures/encumbrance/commands.ts';
import { equippingCommands } from './procedures/equipping/commands.ts';
import { evasionCommands } from './procedures/evasion/commands.ts';
import { fallingCommands } from './procedures/falling/commands.ts';
import { grapplingCommands } from './procedures/grappling/commands.ts';
import { hoursCommands } from './procedures/hours/commands.ts';
import { houseRulesCommands } from './procedures/house-rules/commands.ts';
import { illusionsCommands } from './procedures/illusions/commands.ts';
import { initiativeCommands } from './procedures/initiative/commands.ts';
import { landCommands } from './procedures/land/commands.ts';
import { lightCommands } from './procedures/light/commands.ts';
import { listeningCommands } from './procedures/listening/commands.ts';
import { mappingCommands } from './procedures/mapping/commands.ts';
import { massCombatCommands } from './procedures/mass-combat/commands.ts';
import { monstersCommands } from './procedures/monsters/commands.ts';
import { moraleCommands } from './procedures/morale/commands.ts';
import { movementCommands } from './procedures/movement/commands.ts';
import { parryingCommands } from './procedures/parrying/commands.ts';
import { partyCommands } from './procedures/party/commands.ts';
import { pickpocketingCommands } from './procedures/pickpocketing/commands.ts';
import { pursuitCommands } from './procedures/pursuit/commands.ts';
import { reactionCommands } from './procedures/reaction/commands.ts';
import { researchCommands } from './procedures/research/commands.ts';
import { retainersCommands } from './procedures/retainers/commands.ts';
import { savingThrowCommands } from './procedures/saving-throw/commands.ts';
import { sceneCommands } from './procedures/scene/commands.ts';
import { scribingCommands } from './procedures/scribing/commands.ts';
import { searchCommands } from './procedures/search/commands.ts';
import { shopCommands } from './procedures/shop/commands.ts';
import { skillsCommands } from './procedures/skills/commands.ts';
import { sneakingCommands } from './procedures/sneaking/commands.ts';
import { speechCommands } from './procedures/speech/commands.ts';
import { spellsCommands } from './procedures/spells/commands.ts';
import { surpriseCommands } from './procedures/surprise/commands.ts';
import { swimmingCommands } from './procedures/swimming/commands.ts';
import { tableCommands } from './procedures/table/commands.ts';
import { timeCommands } from './procedures/time/commands.ts';
import { trainingCommands } from './procedures/training/commands.ts';
import { trapsCommands } from './procedures/traps/commands.ts';
import { travelCommands } from './procedures/travel/commands.ts';
import { treasureCommands } from './procedures/treasure/commands.ts';
import { turnCommands } from './procedures/turn/commands.ts';
import { turningCommands } from './procedures/turning/commands.ts';
import { twoWeaponsCommands } from './procedures/two-weapons/commands.ts';
import { voyageCommands } from './procedures/voyage/commands.ts';
import { wanderingCommands } from './procedures/wandering/commands.ts';

/** The commands of each folder of `procedures/`. */
const FOLDERS = [
  abilityCheckCommands,
  advancementCommands,
  afflictionsCommands,
  attackCommands,
  backgroundsCommands,
  belongingsCommands,
  bombingCommands,
  chanceCommands,
  characterMakingCommands,
  classFunctionsCommands,
  climbingCommands,
  combatRoundCommands,
  contentCommands,
  conversionCommands,
  creatureCommands,
  damageCommands,
  distanceCommands,
  doorsCommands,
  downtimeCommands,
  dyingCommands,
  encounterCommands,
  encumbranceCommands,
  equippingCommands,
  evasionCommands,
  fallingCommands,
  grapplingCommands,
  hoursCommands,
  houseRulesCommands,
  illusionsCommands,
  initiativeCommands,
  landCommands,
  lightCommands,
  listeningCommands,
  mappingCommands,
  massCombatCommands,
  monstersCommands,
  moraleCommands,
  movementCommands,
  parryingCommands,
  partyCommands,
  pickpocketingCommands,
  pursuitCommands,
  reactionCommands,
  researchCommands,
  retainersCommands,
  savingThrowCommands,
  sceneCommands,
  scribingCommands,
  searchCommands,
  shopCommands,
  skillsCommands,
  sneakingCommands,
  speechCommands,
  spellsCommands,
  surpriseCommands,
  swimmingCommands,
  tableCommands,
  timeCommands,
  trainingCommands,
  trapsCommands,
  travelCommands,
  treasureCommands,
  turnCommands,
  turningCommands,
  twoWeaponsCommands,
  voyageCommands,
  wanderingCommands,
] as const;

/** All that may be asked. */
export type Command = CommandsIn<(typeof FOLDERS)[number]>;
export type CommandOf<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

const checks: ReadonlyMap<unknown, z.ZodType> = new Map(FOLDERS.flatMap(checksIn));

/** What is wrong with something that is to be a command, in words; null for a command. */
export function commandFlaw(value: { readonly type?: unknown }): string | null {
  const check = checks.get(value.type);
  if (!check) return 'there is no such command';
  const issue = check.safeParse(value).error?.issues[0];
  return issue ? `${issue.path.join('.') || 'command'}: ${issue.message}` : null;
}
