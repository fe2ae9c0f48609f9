import { byRule, type CreatureId, impossible, objections, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, May, Play } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { type LyingThing, lyingThings } from '../../../state/lying.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { armedWith } from '../../party/belongings/armed-with.ts';
import { mayMoveNow } from '../../situation/round/turns.ts';
import { isLyingKnown } from '../../situation/sight/lying.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';
import { byHand } from '../movement/to-hand.ts';
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
    taker.items.length >= MOST_ITEMS ? impossible('bad-input', `${called(taker)} can carry nothing more.`) : null,
    state.encounter ? mayMoveNow(state, taker.id) : null,
  );

const FAR = byRule('TABLE', 'too-far', 'It is out of reach, and there is no way to go next to it now.');

const pickUp: Handler<'PickUp'> = (play, { creature, thing }) => {
  const taker = play.state.creatures[creature];
  const found = lyingThings(play.state).find(({ item }) => item.id === thing);
  if (!taker || !found) return null;
  const aim = {
    what: `the ${found.item.name.toLowerCase()}`,
    toPlayers: isLyingKnown(play.state, { role: 'player' }, found) ? 'known' : 'unknown',
  } as const;
  return byHand(play, taker, { at: found.at, aim, far: FAR, does: () => takeUp(play, creature, found) });
};

function takeUp(play: Play, creature: CreatureId, { item }: LyingThing): null {
  const taker = play.state.creatures[creature];
  if (taker) play.happen({ type: 'ThingPickedUp', creature, item, ...armedWith(play.state, taker, item) });
  return null;
}

const clearAway: Handler<'ClearAway'> = (play, { thing: which }) => {
  const thing = lyingThings(play.state).find(({ item }) => item.id === which);
  if (!thing) return;
  play.happen({ type: 'ThingCleared', thing });
};

export const pickingUpHandlers: Handlers<typeof pickingUpCommands> = {
  PickUp: { may: mayPickUp, play: pickUp, counts: { by: 'creature', as: 'pick-up' } },
  ClearAway: { may: mayClearAway, play: clearAway },
};
