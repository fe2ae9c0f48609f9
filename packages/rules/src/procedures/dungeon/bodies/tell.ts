import type { CreatureId } from '../../../core/index.ts';
import { listed, things } from '../../../core/words.ts';
import { nameOf, type Tellers, toAll, toNobody, toReferee } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { coinsOf } from '../../../state/purse.ts';
import type { GameState } from '../../../state/state.ts';
import { isPublic, ofParty } from '../../situation/sight/known.ts';
import type { BodiesEvent, BodySearched } from './events.ts';
import { bodySearches } from './kept.ts';

export const bodiesTellers: Tellers<BodiesEvent> = {
  BodySearched: (event, after) => {
    const line = { kind: 'table', text: searched(event, after) } as const;
    return event.secret ? toReferee(line) : toAll(line);
  },
  SearchesLapsed: () => toNobody,
  SearchAnswered: ({ bodies, nothing }, after) => {
    if (!nothing) return toNobody;
    const line = { kind: 'table', text: `Nothing is found on ${theDead(after, bodies)}.` } as const;
    const told = bodySearches(after).filter(({ body, secret }) => bodies.includes(body) && !secret);
    return told.length > 0 ? toAll(line) : toReferee(line);
  },
};

/** Whoever is out of sight again is not named. */
const theDead = (state: GameState, bodies: readonly CreatureId[]): string =>
  bodies.every((body) => isPublic(state, state.creatures[body]))
    ? listed(bodies.map((body) => nameOf(state, body)))
    : 'the dead';

/** `Wren searches the tall goblin, and takes a dagger.` */
function searched({ creature, body, items, coins }: BodySearched, after: GameState): string {
  const who = nameOf(after, creature);
  const found = [...items.map(({ item }) => things(item.quantity, item.name)), ...coinsOf(coins)];
  const dead = after.creatures[body];
  if (dead && ofParty(after, dead)) return `${who} takes what ${called(dead)} carried: ${listed(found)}.`;
  const takes = found.length > 0 ? `, and takes ${listed(found)}` : '';
  return `${who} searches ${nameOf(after, body)}${takes}.`;
}
