import type { Offer, Seat } from '../core/index.ts';
import { type Declared, type Known, rulesOf } from '../play/index.ts';
import { watches } from '../state/commanding.ts';

import { withinTime } from './deeds.ts';
import { procedures } from './index.ts';

const offerings = procedures.flatMap(({ offer = [] }) => offer);
const anywhere = new Set(procedures.flatMap(({ anywhere = [] }: Declared) => anywhere));

/** Whether a command is about whichever scene the referee looks at, be it on the board or not. */
export const isAnywhere = (command: Offer['command']): boolean => anywhere.has(command);

/** What this seat may do now, folder by folder: those of a folder where nothing has changed may be the same list as before. */
export function offersByFolder(state: Known, seat: Seat): readonly (readonly Offer[])[] {
  if (watches(seat)) return [];
  const made = offerings.map((offering) => offering(state, seat));
  return rulesOf(state).turn.acts || state.encounter?.combat ? made.map((each) => withinTime(state, each)) : made;
}
