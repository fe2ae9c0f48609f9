import type { Offer, Seat } from '../core/index.ts';
import { type Known, rulesOf } from '../play/index.ts';
import { watches } from '../state/commanding.ts';
import { withinTime } from './deeds.ts';
import { handlers } from './handlers.ts';
import { procedures } from './index.ts';

const offerings = procedures.flatMap(({ offer = [] }) => offer);

/** Whether a command is about whichever scene the referee looks at, be it on the board or not. */
export const isAnywhere = (command: Offer['command']): boolean => handlers[command]?.anywhere === true;

/** What this seat may do now, folder by folder: those of a folder where nothing has changed may be the same list as before. */
export function offersByFolder(state: Known, seat: Seat): readonly (readonly Offer[])[] {
  if (watches(seat)) return [];
  const made = offerings.map((offering) => offering(state, seat));
  return rulesOf(state).turn.acts || state.encounter?.combat ? made.map((each) => withinTime(state, each)) : made;
}
