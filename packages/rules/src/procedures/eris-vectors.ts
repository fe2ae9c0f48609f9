import type { Adapters } from '../vectors.ts';
import { erisDamageVectors } from './body/damage/eris-vectors.ts';
import { erisDyingVectors } from './body/dying/eris-vectors.ts';
import { erisHealingVectors } from './body/healing/eris-vectors.ts';
import { erisLevelDrainVectors } from './body/level-drain/eris-vectors.ts';
import { erisParalysisVectors } from './body/paralysis/eris-vectors.ts';
import { erisPoisonVectors } from './body/poison/eris-vectors.ts';
import { erisSavingThrowVectors } from './body/saving-throw/eris-vectors.ts';
import { erisIllusionsVectors } from './dungeon/illusions/eris-vectors.ts';
import { erisLightVectors } from './dungeon/light/eris-vectors.ts';
import { erisMovementVectors } from './dungeon/movement/eris-vectors.ts';
import { erisPickpocketingVectors } from './dungeon/pickpocketing/eris-vectors.ts';
import { erisSneakingVectors } from './dungeon/sneaking/eris-vectors.ts';
import { erisTimeVectors } from './dungeon/time/eris-vectors.ts';
import { erisAttackVectors } from './fight/attack/eris-vectors.ts';
import { erisBackgroundsVectors } from './fight/backgrounds/eris-vectors.ts';
import { erisCombatRoundVectors } from './fight/combat-round/eris-vectors.ts';
import { erisGrapplingVectors } from './fight/grappling/eris-vectors.ts';
import { erisInitiativeVectors } from './fight/initiative/eris-vectors.ts';
import { erisMassCombatVectors } from './fight/mass-combat/eris-vectors.ts';
import { erisMissilesVectors } from './fight/missiles/eris-vectors.ts';
import { erisParryingVectors } from './fight/parrying/eris-vectors.ts';
import { erisTurningVectors } from './fight/turning/eris-vectors.ts';
import { erisAwardsVectors } from './making/advancement/eris-awards-vectors.ts';
import { erisAdvancementVectors } from './making/advancement/eris-vectors.ts';
import { erisCharacterMakingVectors } from './making/character-making/eris-vectors.ts';
import { erisClassFunctionsVectors } from './making/class-functions/eris-vectors.ts';
import { erisSkillsVectors } from './making/skills/eris-vectors.ts';
import { erisMoraleVectors } from './meeting/morale/eris-vectors.ts';
import { erisPursuitVectors } from './meeting/pursuit/eris-vectors.ts';
import { erisEncumbranceVectors } from './party/encumbrance/eris-vectors.ts';
import { erisEquippingVectors } from './party/equipping/eris-vectors.ts';
import { erisPartyVectors } from './party/party/eris-vectors.ts';
import { erisRetainersVectors } from './party/retainers/eris-vectors.ts';
import { erisConversionVectors } from './table/conversion/eris-vectors.ts';
import { erisPrecedenceVectors } from './table/precedence/eris-vectors.ts';
import { erisUpkeepVectors } from './town/upkeep/eris-vectors.ts';

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
