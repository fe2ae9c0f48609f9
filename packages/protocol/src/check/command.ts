import type { Command, CommandOf } from '@lanthorn/rules';
import { z } from 'zod';
import { abilityCheckChecks } from './commands/ability-check.ts';
import { advancementChecks } from './commands/advancement.ts';
import { afflictionsChecks } from './commands/afflictions.ts';
import { attackChecks } from './commands/attack.ts';
import { backgroundsChecks } from './commands/backgrounds.ts';
import { belongingsChecks } from './commands/belongings.ts';
import { bombingChecks } from './commands/bombing.ts';
import { chanceChecks } from './commands/chance.ts';
import { characterMakingChecks } from './commands/character-making.ts';
import { classFunctionsChecks } from './commands/class-functions.ts';
import { climbingChecks } from './commands/climbing.ts';
import { combatRoundChecks } from './commands/combat-round.ts';
import { contentChecks } from './commands/content.ts';
import { conversionChecks } from './commands/conversion.ts';
import { creatureChecks } from './commands/creature.ts';
import { damageChecks } from './commands/damage.ts';
import { distanceChecks } from './commands/distance.ts';
import { doorsChecks } from './commands/doors.ts';
import { downtimeChecks } from './commands/downtime.ts';
import { dyingChecks } from './commands/dying.ts';
import { encounterChecks } from './commands/encounter.ts';
import { encumbranceChecks } from './commands/encumbrance.ts';
import { equippingChecks } from './commands/equipping.ts';
import { evasionChecks } from './commands/evasion.ts';
import { fallingChecks } from './commands/falling.ts';
import { grapplingChecks } from './commands/grappling.ts';
import { hoursChecks } from './commands/hours.ts';
import { houseRulesChecks } from './commands/house-rules.ts';
import { illusionsChecks } from './commands/illusions.ts';
import { initiativeChecks } from './commands/initiative.ts';
import { landChecks } from './commands/land.ts';
import { lightChecks } from './commands/light.ts';
import { listeningChecks } from './commands/listening.ts';
import { mappingChecks } from './commands/mapping.ts';
import { massCombatChecks } from './commands/mass-combat.ts';
import { monstersChecks } from './commands/monsters.ts';
import { moraleChecks } from './commands/morale.ts';
import { movementChecks } from './commands/movement.ts';
import { parryingChecks } from './commands/parrying.ts';
import { partyChecks } from './commands/party.ts';
import { pickpocketingChecks } from './commands/pickpocketing.ts';
import { pursuitChecks } from './commands/pursuit.ts';
import { reactionChecks } from './commands/reaction.ts';
import { researchChecks } from './commands/research.ts';
import { retainersChecks } from './commands/retainers.ts';
import { savingThrowChecks } from './commands/saving-throw.ts';
import { sceneChecks } from './commands/scene.ts';
import { scribingChecks } from './commands/scribing.ts';
import { searchChecks } from './commands/search.ts';
import { shopChecks } from './commands/shop.ts';
import { skillsChecks } from './commands/skills.ts';
import { sneakingChecks } from './commands/sneaking.ts';
import { speechChecks } from './commands/speech.ts';
import { spellsChecks } from './commands/spells.ts';
import { surpriseChecks } from './commands/surprise.ts';
import { swimmingChecks } from './commands/swimming.ts';
import { tableChecks } from './commands/table.ts';
import { timeChecks } from './commands/time.ts';
import { trainingChecks } from './commands/training.ts';
import { trapsChecks } from './commands/traps.ts';
import { travelChecks } from './commands/travel.ts';
import { treasureChecks } from './commands/treasure.ts';
import { turnChecks } from './commands/turn.ts';
import { turningChecks } from './commands/turning.ts';
import { twoWeaponsChecks } from './commands/two-weapons.ts';
import { voyageChecks } from './commands/voyage.ts';
import { wanderingChecks } from './commands/wandering.ts';

/** Commands that only the server itself gives. */
export const SERVER_ONLY = [
  'SeatPerson',
  'UnseatPerson',
  'AddScene',
  'AddLand',
  'CountPlay',
] as const satisfies readonly Command['type'][];

/** A command that a client may send. */
export type WireCommand = Exclude<Command, { readonly type: (typeof SERVER_ONLY)[number] }>;

/** A check for each command. The compiler says which command of the rules has none, or one of another shape. */
export const commandChecks = {
  ...abilityCheckChecks,
  ...advancementChecks,
  ...afflictionsChecks,
  ...attackChecks,
  ...backgroundsChecks,
  ...belongingsChecks,
  ...bombingChecks,
  ...chanceChecks,
  ...characterMakingChecks,
  ...classFunctionsChecks,
  ...climbingChecks,
  ...combatRoundChecks,
  ...contentChecks,
  ...conversionChecks,
  ...creatureChecks,
  ...damageChecks,
  ...distanceChecks,
  ...doorsChecks,
  ...downtimeChecks,
  ...dyingChecks,
  ...encounterChecks,
  ...equippingChecks,
  ...encumbranceChecks,
  ...evasionChecks,
  ...fallingChecks,
  ...grapplingChecks,
  ...hoursChecks,
  ...houseRulesChecks,
  ...illusionsChecks,
  ...initiativeChecks,
  ...landChecks,
  ...lightChecks,
  ...listeningChecks,
  ...mappingChecks,
  ...massCombatChecks,
  ...monstersChecks,
  ...moraleChecks,
  ...movementChecks,
  ...parryingChecks,
  ...partyChecks,
  ...pursuitChecks,
  ...reactionChecks,
  ...researchChecks,
  ...retainersChecks,
  ...savingThrowChecks,
  ...sceneChecks,
  ...scribingChecks,
  ...searchChecks,
  ...shopChecks,
  ...skillsChecks,
  ...sneakingChecks,
  ...pickpocketingChecks,
  ...speechChecks,
  ...spellsChecks,
  ...surpriseChecks,
  ...swimmingChecks,
  ...tableChecks,
  ...timeChecks,
  ...trainingChecks,
  ...trapsChecks,
  ...travelChecks,
  ...treasureChecks,
  ...turnChecks,
  ...turningChecks,
  ...twoWeaponsChecks,
  ...voyageChecks,
  ...wanderingChecks,
} satisfies { readonly [Type in WireCommand['type']]: z.ZodType<CommandOf<Type>> };

const checks: ReadonlyMap<unknown, z.ZodType<WireCommand>> = new Map(Object.entries(commandChecks));

/** Any command a client may send, told apart by its `type`. */
export const commandCheck = z.unknown().transform((value, context): WireCommand => {
  const check = checks.get(typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined);
  const checked = check?.safeParse(value);
  if (checked?.success) return checked.data;
  context.issues.push({ code: 'custom', message: said(checked?.error), input: value });
  return z.NEVER;
});

const said = (error: z.ZodError | undefined): string => {
  const issue = error?.issues[0];
  return issue ? `${issue.path.join('.') || 'command'}: ${issue.message}` : 'there is no such command';
};
