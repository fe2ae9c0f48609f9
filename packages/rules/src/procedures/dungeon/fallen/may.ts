import { byRule, impossible, objections, type Refusal } from '../../../core/index.ts';
import { atFirst } from '../../../core/words.ts';
import type { May } from '../../../play/index.ts';
import { borneBy, carrierOf } from '../../../state/borne.ts';
import { called } from '../../../state/called.ts';
import { areClose } from '../../../state/close.ts';
import type { Condition, Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { mayMoveNow } from '../../situation/round/turns.ts';
import { isKnown, ofParty } from '../../situation/sight/known.ts';
import { mayAct, mayCommand } from '../../table/permission/permission.ts';

/** What leaves somebody to be carried. */
const FALLEN: readonly Condition[] = ['dead', 'unconscious', 'paralysed', 'asleep'];

/** Whether somebody of the party cannot walk, and lies on a map. */
export const isFallen = (state: GameState, one: Creature): boolean =>
  one.at !== null &&
  ofParty(state, one) &&
  !one.conditions.includes('captive') &&
  one.conditions.some((condition) => FALLEN.includes(condition));

export const mayPickUpFallen: May<'PickUpFallen'> = (state, { creature, body }, seat) => {
  const [carrier, found] = [state.creatures[creature], state.creatures[body]];
  const barred = mayAct(state, seat, creature);
  if (!found || !isKnown(state, seat, found) || !isFallen(state, found))
    return objections(barred, impossible('no-such-thing', 'Nobody of that name lies here who has to be carried.'));
  if (!carrier || carrier === found || !ofParty(state, carrier) || carrier.kind === 'monster')
    return objections(barred, impossible('no-such-thing', 'Nobody of the party who could carry anybody.'));
  return objections(barred, ...bearingBarred(state, carrier, found));
};

/** What stands against somebody of the party carrying a companion. */
export function bearingBarred(state: GameState, carrier: Creature, body: Creature): readonly Refusal[] {
  const [burden, bearer] = [borneBy(state, carrier.id), carrierOf(state, body.id)];
  const [who, whom] = [atFirst(called(carrier)), called(body)];
  return objections(
    burden ? impossible('no-change', `${who} carries ${called(burden)} already.`) : null,
    bearer ? impossible('no-change', `${atFirst(called(bearer))} carries ${whom} already.`) : null,
    areClose(state, carrier.at, body.at) ? null : byRule('TABLE', 'too-far', `${who} does not stand beside ${whom}.`),
    mayMoveNow(state, carrier.id),
  );
}

export const maySetDownFallen: May<'SetDownFallen'> = (state, { creature }, seat) =>
  objections(
    mayCommand(state, seat, creature),
    borneBy(state, creature) ? null : impossible('no-change', 'They carry nobody.'),
  );
