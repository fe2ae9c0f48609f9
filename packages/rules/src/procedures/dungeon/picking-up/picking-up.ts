import { byRule, type CreatureId } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { type LyingThing, lyingThings } from '../../../state/lying.ts';
import { armedWith } from '../../party/belongings/armed-with.ts';
import { isLyingKnown } from '../../situation/sight/lying.ts';
import { byHand } from '../movement/to-hand.ts';
import type { pickingUpCommands } from './commands.ts';

const FAR = byRule('TABLE', 'too-far', 'It is out of reach, and there is no way to go next to it now.');

const pickUp: Handler<'PickUp'> = (play, { creature, thing }) => {
  const taker = play.state.creatures[creature];
  const found = lyingThings(play.state).find(({ item }) => item.id === thing);
  if (!taker || !found) return null;
  const aim = {
    what: `the ${found.item.name.toLowerCase()}`,
    secret: !isLyingKnown(play.state, { role: 'player' }, found),
  };
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
  PickUp: pickUp,
  ClearAway: clearAway,
};
