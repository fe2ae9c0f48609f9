import { type Offer, offer } from '../../../core/index.ts';
import { listed, manyOfKind } from '../../../core/words.ts';
import { type Offers, remembered, rulesOf } from '../../../play/index.ts';
import { untaken } from '../../../state/adventure.ts';
import { choosable } from '../../../state/called.ts';
import { livingParty, sceneOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { roomForMore, roomInPack } from '../../party/hoards/may.ts';
import { MOST_FINDS } from '../../party/treasure/may.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { hasTreasure, type Outcome, outcomesOf } from '../../table/random-tables/kept.ts';
import { treasureInWords } from '../../table/treasure-tables/words.ts';
import { kindsOf } from '../wandering/coming.ts';
import { drawnUpAlready } from '../wandering/drawn-up-already.ts';

/** Beside what came up on a table: each part of it comes into play by one act. */
export const outcomeOffers: Offers = remembered(
  (state, seat) =>
    mayReferee(seat)
      ? outcomesOf(state).flatMap((outcome) => [
          ...laying(state, outcome),
          ...giving(state, outcome),
          ...bringing(state, outcome),
        ])
      : [],
  (state) => [
    state.outcomes,
    state.scene,
    sceneOf(state)?.floor,
    state.hoards,
    state.drawnUp,
    state.party,
    state.creatures,
    state.adventure,
  ],
);

/** Where an offer about an outcome stands. */
const about = ({ id }: Outcome) => ({ place: 'palette', about: `outcome:${id}` }) as const;

function laying(state: GameState, outcome: Outcome): Offer[] {
  const scene = sceneOf(state);
  if (!hasTreasure(outcome) || !scene || roomForMore(state)) return [];
  return [
    offer('LayOutcome', `Lay ${treasureInWords(outcome)} on the map, out of sight`, {
      ...about(outcome),
      rule: rulesOf(state).hoards.cites.types,
      fixed: { outcome: outcome.id, scene: scene.id },
      inputs: { square: { floor: scene.floor } },
    }),
  ];
}

function giving(state: GameState, outcome: Outcome): Offer[] {
  if (!hasTreasure(outcome)) return [];
  const { things, items } = outcome;
  const takers = livingParty(state).filter((one) => !roomInPack(one, { items }));
  if (takers.length === 0 || untaken(state).length + things.length > MOST_FINDS) return [];
  const [label, rest] = [
    `Give the party ${treasureInWords(outcome)}`,
    { ...about(outcome), rule: rulesOf(state).party.cites.pool },
  ] as const;
  const fixed = { outcome: outcome.id };
  // What is everybody's asks for nobody.
  if (items.length === 0)
    return takers
      .slice(0, 1)
      .map(({ id: creature }) => offer('GiveOutcome', label, { ...rest, fixed: { ...fixed, creature } }));
  return [
    offer('GiveOutcome', label, {
      ...rest,
      confirm: 'Give it to {creature}',
      fixed,
      inputs: { creature: choosable(takers) },
    }),
  ];
}

function bringing(state: GameState, outcome: Outcome): Offer[] {
  const rules = rulesOf(state);
  const kinds = kindsOf(rules, outcome.monsters);
  if (kinds.length === 0) return [];
  const scene = sceneOf(state);
  const who = listed(kinds.map(({ monster, count }) => manyOfKind(count, monster.name)));
  const fixed = { outcome: outcome.id };
  const placing = scene
    ? [
        offer('PlaceOutcome', `Set ${who} on the map, hidden`, {
          ...about(outcome),
          rule: rules.monsters.cites.bestiary,
          fixed: { ...fixed, scene: scene.id },
          inputs: { square: { floor: scene.floor } },
        }),
      ]
    : [];
  return [
    ...placing,
    offer('MeetOutcome', `Let ${who} come upon the party`, {
      ...about(outcome),
      rule: rules.wandering.cites.distance,
      fixed,
      barred: drawnUpAlready(state)?.sentence ?? null,
    }),
  ];
}
