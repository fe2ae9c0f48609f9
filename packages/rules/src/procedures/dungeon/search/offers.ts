import { isFloor } from '@lanthorn/geometry';
import { type Offer, offer } from '../../../core/index.ts';
import { square } from '../../../core/inputs.ts';
import { type Offers, rememberedEach, rulesFor } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { groundOf, withinReach } from '../../../state/ground.ts';
import { isCapable, partyOf, sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { maySetOut } from '../movement/walk-up.ts';
import { freeToSearch, trainedIn, untriedAt } from './may.ts';
import { SEARCH_KINDS, type SearchKind } from './rule.ts';

const LABELS: Readonly<Record<SearchKind, string>> = {
  'secret-doors': 'Search for secret doors',
  'room-traps': 'Search the floor for traps',
  'treasure-traps': 'Search an item for traps',
};

export const searchOffers: Offers = rememberedEach(
  (state, seat) =>
    partyOf(state).filter(
      (creature) => commands(seat, creature) && isCapable(creature) && freeToSearch(state, creature) === null,
    ),
  (state, searcher) => SEARCH_KINDS.flatMap((kind) => searching(state, searcher, kind)),
  (state, searcher) => [searcher.at, sceneOfSearch(state, searcher), state.attempts, mayGoThere(state, searcher)],
);

/** The areas within reach that this character has not searched so; what lies further off is walked up to. */
function searching(state: GameState, searcher: Creature, kind: SearchKind): Offer[] {
  const scene = sceneOfSearch(state, searcher);
  const rule = rulesFor(state.ruleset).search;
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
      inputs: [square('square', 'Which square', from, further)],
    }),
  ];
}

const sceneOfSearch = ({ scenes }: GameState, { at }: Creature) => at && scenes[at.scene];

function mayGoThere(state: GameState, searcher: Creature): boolean {
  const scene = sceneOf(state);
  return scene !== null && maySetOut(state, scene, searcher);
}
