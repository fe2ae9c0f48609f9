import { offer } from '../../offer.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import { isDecided } from '../encounter/decided.ts';
import { actingSides } from './initiative.ts';

export const initiativeOffers: Offers = (state, seat) => {
  if (seat.role !== 'referee' || state.encounter?.combat?.stage !== 'declarations') return [];
  const sides = actingSides(state, { rules: rulesFor(state.ruleset) });
  const roll = offer('RollInitiative', sides.length > 1 ? 'Roll initiative' : 'Go on to the actions', {
    place: 'encounter',
    rule: 'OSE-CMB-03',
    next: state.encounter.flight === null && !isDecided(state, state.encounter),
  });
  const rule = sides.map((side) =>
    offer('SetInitiative', `${side.name} first`, {
      place: 'encounter',
      rule: 'OSE-CMB-03',
      key: `SetInitiative:${side.id}`,
      fixed: { first: side.id },
    }),
  );
  return sides.length > 1 ? [roll, ...rule] : [roll];
};
