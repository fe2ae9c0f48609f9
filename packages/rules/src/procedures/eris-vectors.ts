import type { Adapters } from '../vectors.ts';
import { erisAttackVectors } from './attack/eris-vectors.ts';
import { erisCombatRoundVectors } from './combat-round/eris-vectors.ts';
import { erisDamageVectors } from './damage/eris-vectors.ts';
import { erisEquippingVectors } from './equipping/eris-vectors.ts';
import { erisGrapplingVectors } from './grappling/eris-vectors.ts';
import { erisInitiativeVectors } from './initiative/eris-vectors.ts';
import { erisLightVectors } from './light/eris-vectors.ts';
import { erisMissilesVectors } from './missiles/eris-vectors.ts';
import { erisMoraleVectors } from './morale/eris-vectors.ts';
import { erisMovementVectors } from './movement/eris-vectors.ts';
import { erisParryingVectors } from './parrying/eris-vectors.ts';
import { erisPrecedenceVectors } from './precedence/eris-vectors.ts';
import { erisPursuitVectors } from './pursuit/eris-vectors.ts';
import { erisTimeVectors } from './time/eris-vectors.ts';

/** The adapters of Planet Eris’s rules, folder by folder. */
export const erisVectors: Adapters = {
  ...erisAttackVectors,
  ...erisCombatRoundVectors,
  ...erisDamageVectors,
  ...erisEquippingVectors,
  ...erisGrapplingVectors,
  ...erisInitiativeVectors,
  ...erisLightVectors,
  ...erisMissilesVectors,
  ...erisMoraleVectors,
  ...erisMovementVectors,
  ...erisParryingVectors,
  ...erisPrecedenceVectors,
  ...erisPursuitVectors,
  ...erisTimeVectors,
};
