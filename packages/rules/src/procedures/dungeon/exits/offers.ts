import { type Offer, offer, type Seat } from '../../../core/index.ts';
import { atFirst } from '../../../core/words.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { partyOf, sceneOf } from '../../../state/read.ts';
import type { Exit, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { marchersOf } from '../movement/march.ts';
import { isAtExit, toTake } from './at-exit.ts';
import { mayUseExit, mayUseExitTogether } from './may.ts';

export const exitsOffers: Offers = (state, seat) => {
  const scene = sceneOf(state);
  if (!scene) return [];
  const exits = Object.values(scene.exits ?? {}).filter(({ to }) => to !== null);
  return [
    ...exits.flatMap((exit) => [...alone(state, seat, scene, exit), ...together(state, seat, scene, exit)]),
    ...(mayReferee(seat) ? [...sending(state, scene), sharing(state)] : []),
  ];
};

/** Those of the seat's who stand at it. */
function alone(state: GameState, seat: Seat, scene: Scene, exit: Exit): Offer[] {
  const there = Object.values(state.creatures).filter(
    (one) => isAtExit(one, scene, exit) && mayUseExit(state, { creature: one.id, exit: exit.id }, seat).length === 0,
  );
  const [only, more] = there;
  if (!only) return [];
  const rest = { place: 'door', about: exit.id, key: `UseExit:${exit.id}` } as const;
  const label = atFirst(toTake(exit.kind));
  return [
    more
      ? offer('UseExit', label, {
          ...rest,
          fixed: { exit: exit.id },
          inputs: { creature: there },
        })
      : offer('UseExit', label, { ...rest, fixed: { exit: exit.id, creature: only.id } }),
  ];
}

/** All of the party who are here, where each of them stands at it. */
function together(state: GameState, seat: Seat, scene: Scene, exit: Exit): Offer[] {
  const marchers = marchersOf(state);
  const near = marchers.length > 1 && marchers.every((one) => isAtExit(one, scene, exit));
  if (!near || mayUseExitTogether(state, { exit: exit.id }, seat).length > 0) return [];
  return [
    offer('UseExitTogether', `All ${toTake(exit.kind)}`, {
      place: 'door',
      about: exit.id,
      key: `UseExitTogether:${exit.id}`,
      rule: rulesOf(state).movement.cites.group,
      fixed: { exit: exit.id },
    }),
  ];
}

/** To the map before the referee, from wherever they are. */
function sending(state: GameState, scene: Scene): Offer[] {
  const party = partyOf(state);
  const others = party.filter(({ at }) => at?.scene !== scene.id);
  if (others.length === 0) return [];
  return [
    offer('SendThere', `Send some of the party to ${scene.name}`, {
      place: 'desk',
      fixed: { scene: scene.id },
      inputs: { creatures: { of: party, least: 1, preset: others.map(({ id }) => id) }, square: null },
    }),
  ];
}

function sharing(state: GameState): Offer {
  const shared = state.sharedView === true;
  const label = shared ? 'Each sees the map that their own are on' : 'All see every map that the party is on';
  return offer('ShareView', label, { place: 'desk', fixed: { shared: !shared } });
}
