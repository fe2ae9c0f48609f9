import type { Adapters } from '../../vectors.ts';
import { erisAdvancementVectors } from './examples/advancement.ts';
import { erisAttackVectors } from './examples/attack.ts';
import { erisAwardsVectors } from './examples/awards.ts';
import { erisBackgroundsVectors } from './examples/backgrounds.ts';
import { erisCharacterMakingVectors } from './examples/character-making.ts';
import { erisClassFunctionsVectors } from './examples/class-functions.ts';
import { erisCombatRoundVectors } from './examples/combat-round.ts';
import { erisConversionVectors } from './examples/conversion.ts';
import { erisDamageVectors } from './examples/damage.ts';
import { erisDyingVectors } from './examples/dying.ts';
import { erisEncumbranceVectors } from './examples/encumbrance.ts';
import { erisEquippingVectors } from './examples/equipping.ts';
import { erisGrapplingVectors } from './examples/grappling.ts';
import { erisHealingVectors } from './examples/healing.ts';
import { erisIllusionsVectors } from './examples/illusions.ts';
import { erisInitiativeVectors } from './examples/initiative.ts';
import { erisLevelDrainVectors } from './examples/level-drain.ts';
import { erisLightVectors } from './examples/light.ts';
import { erisMassCombatVectors } from './examples/mass-combat.ts';
import { erisMissilesVectors } from './examples/missiles.ts';
import { erisMoraleVectors } from './examples/morale.ts';
import { erisMovementVectors } from './examples/movement.ts';
import { erisParalysisVectors } from './examples/paralysis.ts';
import { erisParryingVectors } from './examples/parrying.ts';
import { erisPartyVectors } from './examples/party.ts';
import { erisPickpocketingVectors } from './examples/pickpocketing.ts';
import { erisPoisonVectors } from './examples/poison.ts';
import { erisPrecedenceVectors } from './examples/precedence.ts';
import { erisPursuitVectors } from './examples/pursuit.ts';
import { erisRetainersVectors } from './examples/retainers.ts';
import { erisSavingThrowVectors } from './examples/saving-throw.ts';
import { erisSkillsVectors } from './examples/skills.ts';
import { erisSneakingVectors } from './examples/sneaking.ts';
import { erisTimeVectors } from './examples/time.ts';
import { erisTurningVectors } from './examples/turning.ts';
import { erisUpkeepVectors } from './examples/upkeep.ts';

/** What runs the examples of Planet Eris’ rules, page by page. */
export const examples: Adapters = {
  ...erisAwardsVectors,
  ...erisAdvancementVectors,
  ...erisAttackVectors,
  ...erisBackgroundsVectors,
  ...erisCharacterMakingVectors,
  ...erisClassFunctionsVectors,
  ...erisCombatRoundVectors,
  ...erisConversionVectors,
  ...erisDamageVectors,
  ...erisDyingVectors,
  ...erisEncumbranceVectors,
  ...erisEquippingVectors,
  ...erisGrapplingVectors,
  ...erisHealingVectors,
  ...erisIllusionsVectors,
  ...erisInitiativeVectors,
  ...erisLevelDrainVectors,
  ...erisLightVectors,
  ...erisMassCombatVectors,
  ...erisMissilesVectors,
  ...erisMoraleVectors,
  ...erisMovementVectors,
  ...erisParalysisVectors,
  ...erisParryingVectors,
  ...erisPartyVectors,
  ...erisPickpocketingVectors,
  ...erisPoisonVectors,
  ...erisPrecedenceVectors,
  ...erisPursuitVectors,
  ...erisRetainersVectors,
  ...erisSavingThrowVectors,
  ...erisSkillsVectors,
  ...erisSneakingVectors,
  ...erisTimeVectors,
  ...erisTurningVectors,
  ...erisUpkeepVectors,
};
