import { isFloor } from '@lanthorn/geometry';
import { type Offer, offer } from '../../../core/index.ts';
import { type Offers, rememberedEach, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { groundOf, withinReach } from '../../../state/ground.ts';
import { isCapable, partyOf, sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { maySetOut } from '../movement/walk-up.ts';
import { SEARCH_KINDS, type SearchKind } from './rule.ts';
import { freeToSearch, trainedIn, untriedAt } from './search.ts';

const LABELS: Readonly<Record<SearchKind, string>> = {
  'secret-doors': 'Search for secret doors',
  'room-traps': 'Search the floor for traps',
  'treasure-traps': 'Search an item for traps',
};

export const searchOffers: Offers = rememberedEach(
  (state, seat) =>
    state.encounter ? [] : partyOf(state).filter((creature) => commands(seat, creature) && isCapable(creature)),
  (state, searcher) =>
    freeToSearch(state, searcher) === null
      ? SEARCH_KINDS.flatMap((kind) => searching(state, searcher, kind))
      : busy(state, searcher),
  (state, searcher) => [
    searcher.at,
    sceneOfSearch(state, searcher),
    state.attempts,
    mayGoThere(state, searcher),
    freeToSearch(state, searcher)?.sentence,
  ],
);

/** That nothing more is searched for in this turn, where people look for it: shown, and not granted. */
function busy(state: GameState, searcher: Creature): Offer[] {
  const barred = freeToSearch(state, searcher)?.sentence;
  if (!barred || !searcher.at || !sceneOfSearch(state, searcher)) return [];
  return [
    offer('SearchArea', 'Search', {
      place: 'creature',
      about: searcher.id,
      key: `SearchArea:busy:${searcher.id}`,
      rule: rulesOf(state).search.cites.searching,
      fixed: { creature: searcher.id, kind: 'secret-doors' },
      inputs: { square: [searcher.at.square] },
      barred,
    }),
  ];
}

/** The areas within reach that this character has not searched so; what lies further off is walked up to. */
function searching(state: GameState, searcher: Creature, kind: SearchKind): Offer[] {
  const scene = sceneOfSearch(state, searcher);
  const rule = rulesOf(state).search;
  if (!scene || !searcher.at || trainedIn(state, searcher, kind)) return [];
  const ground = groundOf(scene);
  const from = withinReach(searcher.at.square, ground).filter(
    (each) => isFloor(each, ground) && untriedAt(state, scene, searcher, each, kind) === null,
  );
  const further = mayGoThere(state, searcher);
  if (from.length === 0 && !further) return [];
  return [
    offer('SearchArea', LABELS[kind], {
      place: 'creature',
      about: searcher.id,
      key: `SearchArea:${kind}:${searcher.id}`,
      rule: rule.rules[kind],
      fixed: { creature: searcher.id, kind },
      inputs: { square: { of: from, further } },
    }),
  ];
}

const sceneOfSearch = ({ scenes }: GameState, { at }: Creature) => at && scenes[at.scene];

function mayGoThere(state: GameState, searcher: Creature): boolean {
  const scene = sceneOf(state);
  return scene !== null && maySetOut(state, scene, searcher);
}
