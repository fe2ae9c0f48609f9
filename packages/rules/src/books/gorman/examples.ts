import type { Adapters } from '../../vectors.ts';
import { gormanAdvancementVectors } from './examples/advancement.ts';
import { gormanAttackVectors } from './examples/attack.ts';
import { gormanCharacterMakingVectors } from './examples/character-making.ts';
import { gormanClassFunctionsVectors } from './examples/class-functions.ts';
import { gormanCombatRoundVectors } from './examples/combat-round.ts';
import { gormanDamageVectors } from './examples/damage.ts';
import { gormanDistanceVectors } from './examples/distance.ts';
import { gormanDyingVectors } from './examples/dying.ts';
import { gormanEncounterVectors } from './examples/encounter.ts';
import { gormanEncumbranceVectors } from './examples/encumbrance.ts';
import { gormanEquippingVectors } from './examples/equipping.ts';
import { gormanEvasionVectors } from './examples/evasion.ts';
import { gormanGrapplingVectors } from './examples/grappling.ts';
import { gormanHealingVectors } from './examples/healing.ts';
import { gormanInitiativeVectors } from './examples/initiative.ts';
import { gormanLightVectors } from './examples/light.ts';
import { gormanMoraleVectors } from './examples/morale.ts';
import { gormanMovementVectors } from './examples/movement.ts';
import { gormanPrecedenceVectors } from './examples/precedence.ts';
import { gormanPursuitVectors } from './examples/pursuit.ts';
import { gormanReactionVectors } from './examples/reaction.ts';
import { gormanResearchVectors } from './examples/research.ts';
import { gormanRetainersVectors } from './examples/retainers.ts';
import { gormanSavingThrowVectors } from './examples/saving-throw.ts';
import { gormanScribingVectors } from './examples/scribing.ts';
import { gormanShopVectors } from './examples/shop.ts';
import { gormanSpellsVectors } from './examples/spells.ts';
import { gormanSurpriseVectors } from './examples/surprise.ts';
import { gormanTimeVectors } from './examples/time.ts';
import { gormanTurnVectors } from './examples/turn.ts';
import { gormanTurningVectors } from './examples/turning.ts';
import { gormanWanderingVectors } from './examples/wandering.ts';

/** What runs the examples of Gorman’s rules, page by page. */
export const examples: Adapters = {
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
