import { offer } from '../../offer.ts';
import { rememberedEach } from '../../offer-memory.ts';
import { commands } from '../../permission.ts';
import type { Offers } from '../../procedure.ts';
import { rulesFor } from '../../rules-in-force.ts';
import { partyOf } from '../../state/read.ts';

export const encumbranceOffers: Offers = rememberedEach(
  (state, seat) => partyOf(state).filter((creature) => commands(seat, creature)),
  (state, creature) =>
    (rulesFor(state.ruleset).encumbrance.limits?.over(creature) ?? []).length === 0
      ? []
      : [
          offer('TrimItems', `${creature.name} leaves behind what is too many`, {
            place: 'creature',
            about: creature.id,
            rule: 'ERI-ITM-02',
            fixed: { creature: creature.id },
          }),
        ],
  () => [],
);
