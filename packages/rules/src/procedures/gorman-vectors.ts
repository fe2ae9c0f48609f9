import type { Adapters } from '../vectors.ts';
import { gormanAdvancementVectors } from './advancement/gorman-vectors.ts';
import { gormanAttackVectors } from './attack/gorman-vectors.ts';
import { gormanCharacterMakingVectors } from './character-making/gorman-vectors.ts';
import { gormanClassFunctionsVectors } from './class-functions/gorman-vectors.ts';
import { gormanCombatRoundVectors } from './combat-round/gorman-vectors.ts';
import { gormanDamageVectors } from './damage/gorman-vectors.ts';
import { gormanDistanceVectors } from './distance/gorman-vectors.ts';
import { gormanDyingVectors } from './dying/gorman-vectors.ts';
import { gormanEncounterVectors } from './encounter/gorman-vectors.ts';
import { gormanEncumbranceVectors } from './encumbrance/gorman-vectors.ts';
import { gormanEquippingVectors } from './equipping/gorman-vectors.ts';
import { gormanEvasionVectors } from './evasion/gorman-vectors.ts';
import { gormanGrapplingVectors } from './grappling/gorman-vectors.ts';
import { gormanHealingVectors } from './healing/gorman-vectors.ts';
import { gormanInitiativeVectors } from './initiative/gorman-vectors.ts';
import { gormanLightVectors } from './light/gorman-vectors.ts';
import { gormanMoraleVectors } from './morale/gorman-vectors.ts';
import { gormanMovementVectors } from './movement/gorman-vectors.ts';
import { gormanPrecedenceVectors } from './precedence/gorman-vectors.ts';
import { gormanPursuitVectors } from './pursuit/gorman-vectors.ts';
import { gormanReactionVectors } from './reaction/gorman-vectors.ts';
import { gormanResearchVectors } from './research/gorman-vectors.ts';
import { gormanRetainersVectors } from './retainers/gorman-vectors.ts';
import { gormanSavingThrowVectors } from './saving-throw/gorman-vectors.ts';
import { gormanScribingVectors } from './scribing/gorman-vectors.ts';
import { gormanShopVectors } from './shop/gorman-vectors.ts';
import { gormanSpellsVectors } from './spells/gorman-vectors.ts';
import { gormanSurpriseVectors } from './surprise/gorman-vectors.ts';
import { gormanTimeVectors } from './time/gorman-vectors.ts';
import { gormanTurnVectors } from './turn/gorman-vectors.ts';
import { gormanTurningVectors } from './turning/gorman-vectors.ts';
import { gormanWanderingVectors } from './wandering/gorman-vectors.ts';

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
