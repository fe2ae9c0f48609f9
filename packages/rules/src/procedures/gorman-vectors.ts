import type { Adapters } from '../vectors.ts';
import { gormanDamageVectors } from './body/damage/gorman-vectors.ts';
import { gormanDyingVectors } from './body/dying/gorman-vectors.ts';
import { gormanHealingVectors } from './body/healing/gorman-vectors.ts';
import { gormanSavingThrowVectors } from './body/saving-throw/gorman-vectors.ts';
import { gormanLightVectors } from './dungeon/light/gorman-vectors.ts';
import { gormanMovementVectors } from './dungeon/movement/gorman-vectors.ts';
import { gormanTimeVectors } from './dungeon/time/gorman-vectors.ts';
import { gormanTurnVectors } from './dungeon/turn/gorman-vectors.ts';
import { gormanWanderingVectors } from './dungeon/wandering/gorman-vectors.ts';
import { gormanAttackVectors } from './fight/attack/gorman-vectors.ts';
import { gormanCombatRoundVectors } from './fight/combat-round/gorman-vectors.ts';
import { gormanGrapplingVectors } from './fight/grappling/gorman-vectors.ts';
import { gormanInitiativeVectors } from './fight/initiative/gorman-vectors.ts';
import { gormanSpellsVectors } from './fight/spells/gorman-vectors.ts';
import { gormanTurningVectors } from './fight/turning/gorman-vectors.ts';
import { gormanAdvancementVectors } from './making/advancement/gorman-vectors.ts';
import { gormanCharacterMakingVectors } from './making/character-making/gorman-vectors.ts';
import { gormanClassFunctionsVectors } from './making/class-functions/gorman-vectors.ts';
import { gormanDistanceVectors } from './meeting/distance/gorman-vectors.ts';
import { gormanEncounterVectors } from './meeting/encounter/gorman-vectors.ts';
import { gormanEvasionVectors } from './meeting/evasion/gorman-vectors.ts';
import { gormanMoraleVectors } from './meeting/morale/gorman-vectors.ts';
import { gormanPursuitVectors } from './meeting/pursuit/gorman-vectors.ts';
import { gormanReactionVectors } from './meeting/reaction/gorman-vectors.ts';
import { gormanSurpriseVectors } from './meeting/surprise/gorman-vectors.ts';
import { gormanEncumbranceVectors } from './party/encumbrance/gorman-vectors.ts';
import { gormanEquippingVectors } from './party/equipping/gorman-vectors.ts';
import { gormanRetainersVectors } from './party/retainers/gorman-vectors.ts';
import { gormanShopVectors } from './party/shop/gorman-vectors.ts';
import { gormanPrecedenceVectors } from './table/precedence/gorman-vectors.ts';
import { gormanResearchVectors } from './town/research/gorman-vectors.ts';
import { gormanScribingVectors } from './town/scribing/gorman-vectors.ts';

/** The adapters of Gorman’s rules, folder by folder. */
export const gormanVectors: Adapters = {
  ...gormanAdvancementVectors,
  ...gormanAttackVectors,
  ...gormanCharacterMakingVectors,
  ...gormanClassFunctionsVectors,
  ...gormanCombatRoundVectors,
  ...gormanDamageVectors,
  ...gormanDistanceVectors,
  ...gormanDyingVectors,
  ...gormanEncounterVectors,
  ...gormanEncumbranceVectors,
  ...gormanEquippingVectors,
  ...gormanEvasionVectors,
  ...gormanGrapplingVectors,
  ...gormanHealingVectors,
  ...gormanInitiativeVectors,
  ...gormanLightVectors,
  ...gormanMoraleVectors,
  ...gormanMovementVectors,
  ...gormanPrecedenceVectors,
  ...gormanPursuitVectors,
  ...gormanReactionVectors,
  ...gormanResearchVectors,
  ...gormanRetainersVectors,
  ...gormanSavingThrowVectors,
  ...gormanScribingVectors,
  ...gormanShopVectors,
  ...gormanSpellsVectors,
  ...gormanSurpriseVectors,
  ...gormanTimeVectors,
  ...gormanTurnVectors,
  ...gormanTurningVectors,
  ...gormanWanderingVectors,
};
