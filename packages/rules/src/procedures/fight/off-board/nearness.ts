import type { CreatureId } from '../../../core/index.ts';
import { counted, verb } from '../../../core/words.ts';
import { nameOf, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { countedAs } from '../../meeting/distance/rule.ts';
import { apartOnLine, besideOnLine, isOnLine } from '../../situation/reach/off-board.ts';
import { unitOf } from '../../table/measures/outdoors.ts';
import { foesOnLine } from './steps.ts';

/** `20 feet`, or yards where the encounter is measured so. */
export function farOnLine(state: GameState, count: number): string {
  const unit = unitOf(countedAs(rulesOf(state).distance, state.encounter?.setting ?? 'dungeon'));
  return counted(count, unit, unit === 'foot' ? 'feet' : 'yards');
}

/** How near those who close in on no map have come to the nearest of their foes who counts; nothing of those on the board. */
export function nearnessOf(
  state: GameState,
  movers: readonly Creature[],
  counts: (foe: CreatureId) => boolean,
): string {
  const near = movers
    .filter((mover) => isOnLine(state, mover))
    .flatMap((mover) =>
      foesOnLine(state, mover)
        .filter(({ id }) => counts(id))
        .map((foe) => ({ foe, apart: apartOnLine(state, mover, foe) ?? 0 })),
    )
    .toSorted((one, other) => one.apart - other.apart)[0];
  if (!near) return '';
  return near.apart > besideOnLine(state)
    ? ` to within ${farOnLine(state, near.apart)}`
    : ` and ${verb(movers.length, 'stands', 'stand')} beside ${nameOf(state, near.foe.id)}`;
}
