import type { Adapters } from '../vectors.ts';
import { erisAwardsVectors } from './advancement/eris-awards-vectors.ts';
import { erisAdvancementVectors } from './advancement/eris-vectors.ts';
import { erisAttackVectors } from './attack/eris-vectors.ts';
import { erisBackgroundsVectors } from './backgrounds/eris-vectors.ts';
import { erisCharacterMakingVectors } from './character-making/eris-vectors.ts';
import { erisClassFunctionsVectors } from './class-functions/eris-vectors.ts';
import { erisCombatRoundVectors } from './combat-round/eris-vectors.ts';
import { erisConversionVectors } from './conversion/eris-vectors.ts';
import { erisDamageVectors } from './damage/eris-vectors.ts';
import { erisDyingVectors } from './dying/eris-vectors.ts';
import { erisEncumbranceVectors } from './encumbrance/eris-vectors.ts';
import { erisEquippingVectors } from './equipping/eris-vectors.ts';
import { erisGrapplingVectors } from './grappling/eris-vectors.ts';
import { erisHealingVectors } from './healing/eris-vectors.ts';
import { erisIllusionsVectors } from './illusions/eris-vectors.ts';
import { erisInitiativeVectors } from './initiative/eris-vectors.ts';
import { erisLevelDrainVectors } from './level-drain/eris-vectors.ts';
import { erisLightVectors } from './light/eris-vectors.ts';
import { erisMassCombatVectors } from './mass-combat/eris-vectors.ts';
import { erisMissilesVectors } from './missiles/eris-vectors.ts';
import { erisMoraleVectors } from './morale/eris-vectors.ts';
import { erisMovementVectors } from './movement/eris-vectors.ts';
import { erisParalysisVectors } from './paralysis/eris-vectors.ts';
import { erisParryingVectors } from './parrying/eris-vectors.ts';
import { erisPartyVectors } from './party/eris-vectors.ts';
import { erisPickpocketingVectors } from './pickpocketing/eris-vectors.ts';
import { erisPoisonVectors } from './poison/eris-vectors.ts';
import { erisPrecedenceVectors } from './precedence/eris-vectors.ts';
import { erisPursuitVectors } from './pursuit/eris-vectors.ts';
import { erisRetainersVectors } from './retainers/eris-vectors.ts';
import { erisSavingThrowVectors } from './saving-throw/eris-vectors.ts';
import { erisSkillsVectors } from './skills/eris-vectors.ts';
import { erisSneakingVectors } from './sneaking/eris-vectors.ts';
import { erisTimeVectors } from './time/eris-vectors.ts';
import { erisTurningVectors } from './turning/eris-vectors.ts';
import { erisUpkeepVectors } from './upkeep/eris-vectors.ts';

/** The adapters of Planet Eris’s rules, folder by folder. */
export const erisVectors: Adapters = {
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
