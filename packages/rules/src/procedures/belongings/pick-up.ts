import { forActing, refereeOnly } from '../../permission.ts';
import type { Procedure, Procedures } from '../../procedure.ts';
import { byRule, impossible, type Refusal } from '../../ruling.ts';
import type { Seat } from '../../seat.ts';
import { areClose } from '../../state/close.ts';
import type { Creature } from '../../state/creature.ts';
import { type LyingThing, lyingThings } from '../../state/lying.ts';
import type { GameState } from '../../state/state.ts';
import { mayMoveNow } from '../combat-round/turns.ts';
import { MOST_ITEMS } from '../creature/bounds.ts';
import { isPlaceSeen } from '../sight/sight.ts';
import { armedWith } from './armed-with.ts';
import type { ClearAway, PickUp } from './commands.ts';

/** Whether a seat knows of a thing: the referee of all, the others of what lies where the party sees now, or off the board. */
export const isLyingKnown = (state: GameState, seat: Pick<Seat, 'role'>, { at }: LyingThing): boolean =>
  seat.role === 'referee' || at === null || isPlaceSeen(state, at);

/** Why somebody cannot pick a thing up now; null when nothing is against it. In an encounter it is done on the move. */
export function pickUpObjection(state: GameState, creature: Creature, thing: LyingThing): Refusal | null {
  if (!areClose(creature.at, thing.at)) return byRule('TABLE', 'too-far', 'It is out of reach: go next to it first.');
  return state.encounter ? mayMoveNow(state, creature.id) : null;
}

const pickUp: Procedure<PickUp> = (play, { creature, thing }) => {
  const refusal = forActing(play, creature);
  const taker = play.state.creatures[creature];
  if (refusal || !taker) return refusal;
  const found = lyingThings(play.state).find(({ item }) => item.id === thing);
  if (!found || !isLyingKnown(play.state, play.by, found))
    return impossible('no-such-thing', 'Nothing like that lies here.');
  if (taker.items.length >= MOST_ITEMS) return impossible('bad-input', `${taker.name} can carry nothing more.`);
  const unable = play.unless(pickUpObjection(play.state, taker, found));
  if (unable) return unable;
  play.happen({ type: 'ThingPickedUp', creature, item: found.item, ...armedWith(play, taker, found.item) });
  return null;
};

const clearAway: Procedure<ClearAway> = (play, { thing: which }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const thing = lyingThings(play.state).find(({ item }) => item.id === which);
  if (!thing) return impossible('no-such-thing', 'Nothing like that lies here.');
  play.happen({ type: 'ThingCleared', thing });
  return null;
};

export const pickingUp: Procedures<PickUp | ClearAway> = { PickUp: pickUp, ClearAway: clearAway };
