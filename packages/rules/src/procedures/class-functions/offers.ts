import { offer } from '../../offer.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import { locked, operatingOf } from './class-functions.ts';

export const classFunctionsOffers: Offers = (state, seat) => {
  const rule = rulesFor(state.ruleset).classFunctions;
  return Object.values(state.creatures)
    .filter((creature) => creature.kind !== 'monster' && rule.operatesAs(creature).length > 0)
    .filter((creature) => commands(seat, creature) && locked(state, creature) === null)
    .flatMap((creature) =>
      rule
        .operatesAs(creature)
        .filter((as) => as !== operatingOf(creature))
        .map((as) =>
          offer('OperateAs', `${creature.name} sets out as a ${as}`, {
            place: 'creature',
            about: creature.id,
            rule: 'ERI-ELF-01',
            fixed: { creature: creature.id, as },
          }),
        ),
    );
};
