import { impossible, objections, type Refusal } from '../../../core/index.ts';
import type { Legality, May } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { lyingThings } from '../../../state/lying.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { mayMoveNow } from '../../situation/round/turns.ts';
import { isLyingKnown } from '../../situation/sight/lying.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';
import type { pickingUpCommands } from './commands.ts';

const mayClearAway: May<'ClearAway'> = (state, { thing: which }, seat) => {
  const thing = lyingThings(state).find(({ item }) => item.id === which);
  return objections(onlyReferee(seat), thing ? null : impossible('no-such-thing', 'Nothing like that lies here.'));
};

/** Whether there is a way to it is found out by going there. */
const mayPickUp: May<'PickUp'> = (state, { creature, thing }, seat) => {
  const barred = mayAct(state, seat, creature);
  const taker = state.creatures[creature];
  const found = lyingThings(state).find(({ item }) => item.id === thing);
  if (!taker) return objections(barred);
  if (!found || !isLyingKnown(state, seat, found))
    return objections(barred, impossible('no-such-thing', 'Nothing like that lies here.'));
  return objections(barred, ...mayTakeOne(state, taker));
};

/** Nobody carries more than so much, and in an encounter it is done on the move. */
export const mayTakeOne = (state: GameState, taker: Creature): readonly Refusal[] =>
  objections(
    taker.items.length >= MOST_ITEMS ? impossible('bad-input', `${taker.name} can carry nothing more.`) : null,
    state.encounter ? mayMoveNow(state, taker.id) : null,
  );

/** What stands against each of these commands. */
export const pickingUpLegality: Legality<typeof pickingUpCommands> = {
  PickUp: mayPickUp,
  ClearAway: mayClearAway,
};
