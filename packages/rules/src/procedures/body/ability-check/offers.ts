import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { named } from '../../../core/inputs.ts';
import { type Offers, remembered, rosterOf, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { ABILITIES } from '../../../state/creature.ts';
import { isCapable, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { ABILITY_NAMES } from './names.ts';

export const abilityCheckOffers: Offers = remembered(
  (state, seat) => [...waiting(state, seat), ...(mayReferee(seat) ? forReferee(state) : own(state, seat))],
  (state, seat) => [state.calledChecks, ...rosterOf(state, seat)],
);

const purpose = '';

/** What was called for comes first. */
function waiting(state: GameState, seat: Seat): Offer[] {
  return state.calledChecks.flatMap(({ id, creature, ability, purpose: why }) => {
    const found = state.creatures[creature];
    if (!found || !commands(seat, found)) return [];
    const rest = {
      about: creature,
      rule: rulesOf(state).abilityCheck.cites.check,
      fixed: { check: id },
    } as const;
    const roll = offer(
      'AnswerCheck',
      `Check ${found.name}’s ${ABILITY_NAMES[ability]}${why === '' ? '' : `: ${why}`}`,
      {
        ...rest,
        place: 'creature',
        key: `AnswerCheck:${id}`,
        next: true,
      },
    );
    const drop = offer('WithdrawCheck', `Cancel ${found.name}’s check`, {
      ...rest,
      place: 'desk',
      key: `WithdrawCheck:${id}`,
    });
    return [...(isCapable(found) ? [roll] : []), ...(mayReferee(seat) ? [drop] : [])];
  });
}

function forReferee(state: GameState): Offer[] {
  const { least, most } = rulesOf(state).abilityCheck;
  const able = named(partyOf(state).filter(isCapable));
  if (able.length === 0) return [];
  const inputs = { creature: able, ability: ABILITIES, modifier: { least, most, preset: 0 }, blind: false, purpose };
  return [
    offer('CallForCheck', 'Call for an ability check', {
      place: 'desk',
      rule: rulesOf(state).abilityCheck.cites.check,
      inputs,
    }),
    offer('CheckAbility', 'Roll an ability check', {
      place: 'desk',
      rule: rulesOf(state).abilityCheck.cites.check,
      inputs,
    }),
  ];
}

const own = (state: GameState, seat: Seat): Offer[] =>
  partyOf(state)
    .filter((creature) => commands(seat, creature) && isCapable(creature))
    .map(({ id }) =>
      offer('CheckAbility', 'Check an ability', {
        place: 'creature',
        about: id,
        rule: rulesOf(state).abilityCheck.cites.check,
        fixed: { creature: id, modifier: 0, blind: false },
        inputs: { ability: ABILITIES, purpose },
      }),
    );
