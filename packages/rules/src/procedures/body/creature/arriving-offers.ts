import type { Square } from '@lanthorn/geometry';
import { type Offer, offer } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isOffBoard, livingParty, partyOf, sceneNamed } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { placesOfArrival } from '../../table/scene/arriving.ts';
import { squareOfForemost } from '../../table/scene/foremost.ts';
import { tooManyLed } from '../../table/scene/led.ts';
import { wayInOf } from '../../table/scene/way-in.ts';
import { withOnlyCoins } from './only-coins.ts';

/** The party is set down on the map, and whoever joined it while it was on its way is brought to the others. */
export function arriving(state: GameState): readonly Offer[] {
  const scene = sceneNamed(state);
  if (!scene || state.party.members.length === 0) return [];
  const chosen = offer('BringParty', 'Bring the party here', {
    place: 'board',
    barred: tooManyLed(state, scene)?.sentence ?? null,
    ...leavingTheShop(state, partyOf(state)),
    fixed: { scene: scene.id },
    inputs: { square: null },
  });
  return [...(isOffBoard(state) ? [atWayIn(state, scene)] : []), chosen, ...fetching(state, scene)];
}

const atWayIn = (state: GameState, scene: Scene): Offer =>
  offer('BringParty', 'Bring the party in', {
    place: 'board',
    key: 'BringParty:in',
    barred: tooManyLed(state, scene)?.sentence ?? null,
    ...leavingTheShop(state, partyOf(state)),
    fixed: { scene: scene.id },
    inputs: { square: { of: [wayInOf(state, scene)], label: 'At the way in' } },
  });

/** On a map nobody can buy: said before it is done, where one of those who come to it has only coins. */
function leavingTheShop(state: GameState, comers: readonly Creature[]): Pick<Offer, 'asks'> {
  const unequipped = withOnlyCoins(
    state,
    comers.filter(({ at }) => at === null),
  );
  return unequipped === null ? {} : { asks: `${unequipped}. There is no shop on the map.` };
}

/** Those of the party who stand nowhere, while others of it stand on the map. */
function fetching(state: GameState, scene: Scene): readonly Offer[] {
  const living = livingParty(state);
  const away = living.filter(({ at }) => at === null);
  if (away.length === 0) return [];
  const first = squareOfForemost(state, living, scene.id);
  return first ? away.flatMap((member) => broughtTo(state, scene, first, member)) : [];
}

function broughtTo(state: GameState, scene: Scene, first: Square, comer: Creature): readonly Offer[] {
  const { id, name } = comer;
  const [beside] = placesOfArrival(state, scene, first, [id]);
  return beside
    ? [
        offer('PlaceCreature', `Bring ${name} to the party`, {
          place: 'creature',
          about: id,
          key: `PlaceCreature:to-party:${id}`,
          ...leavingTheShop(state, [comer]),
          fixed: { creature: id, scene: scene.id },
          inputs: { square: [beside] },
        }),
      ]
    : [];
}
