import { offer } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { hasGotAway } from '../../../state/sides.ts';
import { isDecided } from '../../meeting/encounter/decided.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { actingSides } from './initiative.ts';
import { mayRollInitiative } from './may.ts';

export const initiativeOffers: Offers = (state, seat) => {
  if (!mayReferee(seat) || state.encounter?.combat?.stage !== 'declarations') return [];
  if (hasGotAway(state.encounter)) return [];
  const sides = actingSides(state);
  const {
    id: by,
    standing: { stands },
  } = rulesOf(state).initiative;
  const standing = stands && state.encounter.standing !== undefined;
  const roll = offer('RollInitiative', sides.length > 1 && !standing ? 'Roll initiative' : 'Go on to the actions', {
    place: 'encounter',
    rule: by,
    next: state.encounter.flight === null && !isDecided(state, state.encounter),
  });
  const rule = sides.map((side) =>
    offer('SetInitiative', `${side.name} first`, {
      place: 'encounter',
      rule: by,
      key: `SetInitiative:${side.id}`,
      fixed: { first: side.id },
    }),
  );
  const rolling = mayRollInitiative(state, null, seat).length === 0 ? [roll] : [];
  return sides.length > 1 ? [...rolling, ...rule] : rolling;
};
