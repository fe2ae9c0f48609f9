import {
  byRule,
  type CreatureId,
  type ExitId,
  impossible,
  objections,
  type Refusal,
  type Seat,
} from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Exit, Scene } from '../../../state/scene.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { mayAct } from '../../table/permission/permission.ts';

/** A way out, and the map that it is drawn on. */
export interface ExitHere {
  readonly scene: Scene;
  readonly exit: Exit;
}

/** A way out of the map on the board which leads somewhere; to players one that they do not know of is not there. */
export function exitNamed(state: GameState, named: ExitId, seat: Seat): ExitHere | Refusal {
  const scene = sceneOf(state);
  const exit = scene?.exits?.[named];
  if (!scene || !exit || (seat.role !== 'referee' && exit.hidden))
    return impossible('no-such-thing', 'There is no such way out here.');
  return exit.to
    ? { scene, exit }
    : impossible('no-such-thing', 'Where it leads has not been said: the referee draws that on the map.');
}

/** Whoever is in an encounter leaves it by evading or fleeing. */
export const amidEncounter = ({ encounter, ruleset }: GameState, { id, name }: Creature): Refusal | null =>
  sideOf(encounter, id)
    ? byRule(
        rulesFor(ruleset).encounter.cites.order,
        'in-encounter',
        `${name} is in an encounter: evade, or flee from it.`,
      )
    : null;

/** What stands against it for somebody who takes a way out alone, once they have come to it. */
export function mayUseExit(
  state: GameState,
  { creature, exit }: { readonly creature: CreatureId; readonly exit: ExitId },
  seat: Seat,
): readonly Refusal[] {
  const barred = mayAct(state, seat, creature);
  const one = state.creatures[creature];
  if (!one) return objections(barred);
  const found = exitNamed(state, exit, seat);
  if ('code' in found) return objections(barred, found);
  const here = one.at?.scene === found.scene.id;
  return objections(
    barred,
    here ? null : impossible('too-far', `${one.name} is not on this map.`),
    amidEncounter(state, one),
  );
}
