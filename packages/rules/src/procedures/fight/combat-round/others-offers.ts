import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { labelled } from '../../../core/inputs.ts';
import { rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import { type Encounter, SOMETHING_ELSE, type SomethingElse } from '../../../state/encounter.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { elseObjection } from './others.ts';

const LABELS: Readonly<Record<SomethingElse, string>> = {
  action: 'the action of the round',
  quick: 'a moment',
  magic: 'a wand, a staff or a scroll',
};

/** Whatever no other offer names, for those who have time for it. */
export const elseOffers = (state: GameState, encounter: Encounter, seat: Seat): Offer[] =>
  encounter.sides
    .flatMap((side) => ableOf(state, side))
    .filter((creature) => commands(seat, creature))
    .flatMap((creature) => {
      const open = SOMETHING_ELSE.filter((what) => elseObjection(state, creature, what) === null);
      if (open.length === 0) return [];
      return [
        offer('DoSomethingElse', 'Do something else', {
          place: 'creature',
          about: creature.id,
          rule: rulesOf(state).combatRound.cites.unnamed,
          fixed: { creature: creature.id },
          inputs: { what: '', takes: labelled(open, LABELS) },
        }),
      ];
    });
