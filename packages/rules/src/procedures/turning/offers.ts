import { offer } from '../../offer.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import { isCapable } from '../../state/read.ts';
import { mayActNow } from '../combat-round/turns.ts';
import { isInSight } from '../encounter/known.ts';
import { sideOf } from '../encounter/sides.ts';
import { spent, undeadBefore } from './turning.ts';

export const turningOffers: Offers = (state, seat) =>
  Object.values(state.creatures)
    .filter(
      (creature) =>
        sideOf(state.encounter, creature.id) &&
        commands(seat, creature) &&
        isCapable(creature) &&
        rulesFor(state.ruleset).turning.mayTurn(creature),
    )
    .filter((cleric) => mayActNow(state, cleric.id, 'spells') === null && spent(state, cleric) === null)
    .filter((cleric) => undeadBefore(state, cleric).some((undead) => isInSight(state, seat, undead)))
    .map((cleric) =>
      offer('TurnUndead', 'Turn the undead', {
        place: 'creature',
        about: cleric.id,
        rule: 'OSE-APX-03',
        fixed: { cleric: cleric.id },
      }),
    );
