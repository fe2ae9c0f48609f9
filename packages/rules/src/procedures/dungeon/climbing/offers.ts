import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { type Offers, remembered, rosterOf, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isAtHome } from '../../../state/on-the-road.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import type { ClimbingRule } from './rule.ts';

/** A sheer surface without equipment is offered to those alone whose class climbs it. */
export const climbingOffers: Offers = remembered(
  (state, seat) => {
    if (!mayReferee(seat)) return ownClimbs(state, seat);
    const { abilityCheck, climbing } = rulesOf(state);
    const able = partyOf(state).filter(isCapable);
    const trained = able.filter((climber) => climbing.sheer(climber) !== null);
    return [
      ...(able.length > 0 ? [withEquipment(able, [abilityCheck.least, abilityCheck.most], climbing)] : []),
      ...(trained.length > 0 ? [bySkill(trained, climbing)] : []),
    ];
  },
  (state, seat) => [...rosterOf(state, seat), state.encounter === null, ...ableToClimb(state), ...atHome(state)],
);

/** A player's own who climb what is sheer, with nothing but their skill. */
const ownClimbs = (state: GameState, seat: Seat): readonly Offer[] =>
  state.encounter
    ? []
    : partyOf(state)
        .filter((climber) => commands(seat, climber) && isCapable(climber))
        .filter((climber) => rulesOf(state).climbing.sheer(climber) !== null)
        .map((climber) => {
          const { id } = climber;
          return offer('Climb', 'Climb a sheer surface by skill', {
            place: isAtHome(state, climber) ? 'palette' : 'creature',
            about: id,
            rule: rulesOf(state).climbing.cites.sheer,
            key: `Climb:sheer:${id}`,
            fixed: { creature: id, sheer: true, equipment: false, modifier: 0 },
            inputs: { feet: 20 },
          });
        });

/** At home nobody is shown a climb: it is looked for by its name. */
const atHome = (state: GameState): readonly boolean[] => partyOf(state).map((climber) => isAtHome(state, climber));

/** Skills and gear decide who is offered a climb without equipment. */
const ableToClimb = (state: GameState): readonly boolean[] =>
  partyOf(state).map((climber) => rulesOf(state).climbing.sheer(climber) !== null);

const withEquipment = (
  able: readonly Creature[],
  difficulty: readonly [number, number],
  { cites }: ClimbingRule,
): Offer =>
  offer('Climb', 'Somebody climbs', {
    place: 'palette',
    rule: cites.hard,
    fixed: { equipment: true },
    inputs: {
      creature: able,
      feet: 20,
      modifier: { least: difficulty[0], most: difficulty[1], preset: 0 },
      sheer: false,
    },
  });

const bySkill = (trained: readonly Creature[], { cites }: ClimbingRule): Offer =>
  offer('Climb', 'Climb a sheer surface by skill', {
    place: 'palette',
    rule: cites.sheer,
    key: 'Climb:sheer',
    fixed: { sheer: true, equipment: false, modifier: 0 },
    inputs: { creature: trained, feet: 20 },
  });
