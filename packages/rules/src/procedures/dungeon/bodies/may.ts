import { impossible, objections, type Refusal, type Seat } from '../../../core/index.ts';
import type { May } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, isDead, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { MOST_ITEMS } from '../../body/creature/bounds.ts';
import { isKnown, ofParty } from '../../situation/sight/known.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';
import { awaitedBodies, isSearched } from './kept.ts';

export const maySearchBody: May<'SearchBody'> = (state, { creature, body }, seat) => {
  const dead = state.creatures[body];
  const searcher = partyOf(state).find((one) => one.id === creature);
  const barred = mayAct(state, seat, creature);
  if (!dead?.at || !isDead(dead) || !isKnown(state, seat, dead))
    return objections(barred, impossible('no-such-thing', 'Nobody of that name lies dead here.'));
  if (!searcher || !isCapable(searcher) || searcher === dead)
    return objections(barred, impossible('no-such-thing', 'Nobody of the party who could search.'));
  return objections(
    barred,
    searchBarred(state, dead),
    isFull(searcher) ? impossible('bad-input', FULL(searcher)) : null,
  );
};

/** Whoever carries as much as anybody can takes nothing up. */
export const isFull = ({ items }: Creature): boolean => items.length >= MOST_ITEMS;

const FULL = (bearer: Creature): string => `${called(bearer)} can carry nothing more.`;

/** Why nobody goes through what one of the dead carried, whoever it would be. */
export function searchBarred(state: GameState, dead: Creature): Refusal | null {
  if (state.encounter)
    return impossible('in-encounter', 'There is no time to search the dead in the middle of an encounter.');
  if (state.downtime) return impossible('out-of-turn', 'The dead are searched where they lie, on an adventure.');
  if (ofParty(state, dead))
    return carriesNothing(dead) ? impossible('no-change', `${called(dead)} carries nothing more.`) : null;
  return isSearched(state, dead.id) ? impossible('no-change', `${called(dead)} has been searched.`) : null;
}

const carriesNothing = ({ items, coins }: Creature): boolean =>
  items.length === 0 && Object.values(coins).every((count) => count === 0);

export const mayAnswer = (state: GameState, seat: Seat): readonly Refusal[] =>
  objections(
    onlyReferee(seat),
    awaitedBodies(state).length > 0 ? null : impossible('no-change', 'Nobody waits to hear what the dead carry.'),
  );
