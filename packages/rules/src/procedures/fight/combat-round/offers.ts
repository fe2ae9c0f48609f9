import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { ableOf, hasGotAway } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { isInMelee } from '../../situation/reach/reach.ts';
import { holdingObjection } from '../../situation/round/waiting.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { firstFireObjection } from '../initiative/first-fire.ts';
import { declaringTogether } from './declare-together.ts';
import { declaring } from './declaring-offers.ts';
import { going } from './going-offers.ts';
import { holdOffers } from './hold-offers.ts';
import { elseOffers } from './others-offers.ts';

export const combatRoundOffers: Offers = (state, seat) => {
  const { encounter } = state;
  if (!encounter?.combat || hasGotAway(encounter)) return [];
  return [
    ...(mayReferee(seat) ? [...going(state, encounter), ...firstFire(state), ...cramping(state, encounter)] : []),
    ...holdOffers(state, seat),
    ...holding(state, encounter, seat),
    ...elseOffers(state, encounter, seat),
    ...(encounter.combat.stage === 'declarations'
      ? [...declaringTogether(state, seat), ...declaring(state, encounter, seat)]
      : []),
  ];
};

/** Those who hold missile weapons ready may shoot before anyone acts, if the referee agrees. */
function firstFire(state: GameState): Offer[] {
  const ready = Object.values(state.creatures).filter((creature) => firstFireObjection(state, creature) === null);
  if (ready.length === 0) return [];
  return [
    offer('AllowFirstFire', 'Let them shoot before anyone acts', {
      place: 'encounter',
      rule: rulesOf(state).combatRound.cites.readied,
      inputs: { creatures: { of: ready, least: 1, preset: ready.map(({ id }) => id) } },
    }),
  ];
}

/** Whoever has a foe beside them need not wait for one to come. */
const holding = (state: GameState, encounter: Encounter, seat: Seat): Offer[] =>
  encounter.sides
    .flatMap((side) => ableOf(state, side))
    .filter((creature) => commands(seat, creature) && !isInMelee(state, creature.id))
    .filter((creature) => holdingObjection(state, creature) === null)
    .map(({ id }) =>
      offer('HoldAction', 'Wait, and act when a foe comes', {
        place: 'creature',
        about: id,
        rule: rulesOf(state).combatRound.cites.letting,
        fixed: { creature: id },
      }),
    );

function cramping(state: GameState, { cramped = false }: Encounter): Offer[] {
  if (!rulesOf(state).attack.footing.mayBeCramped) return [];
  return [
    offer('SetCramped', cramped ? 'There is room to move again' : 'Too little room: everybody reaches everybody', {
      place: 'palette',
      rule: rulesOf(state).combatRound.cites.crowded,
      fixed: { on: !cramped },
    }),
  ];
}
