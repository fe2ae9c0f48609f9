import type { Note } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { ableOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { feetApart } from '../../situation/reach/reach.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';

/** Whether the enemy stands off so far that turns are counted again, where the book asks for it. */
export function standingClear(state: GameState, encounter: Encounter): Note | null {
  const { standClear } = rulesOf(state).turn;
  if (!standClear || encounter.mode !== 'combat') return null;
  const { rule, feet } = standClear;
  const nearest = nearestFoe(state, encounter);
  if (nearest === null) return { rule, text: 'no enemy is left who is known to stand near: turns are counted again' };
  return isClear(state, encounter)
    ? { rule, text: `all stand more than ${feet} feet from the enemy: turns are counted again` }
    : { rule, text: `the referee counts turns again, though an enemy stands within ${feet} feet` };
}

/** Whether everybody stands farther from the enemy than the book counts rounds for; where no enemy is seen, so. */
export function isClear(state: GameState, encounter: Encounter): boolean {
  const { standClear } = rulesOf(state).turn;
  const nearest = nearestFoe(state, encounter);
  return nearest === null || nearest > (standClear?.feet ?? 0);
}

/** Feet between the nearest two who can fight on different sides, as far as the table sees; null for nobody seen. */
export function nearestFoe(state: GameState, { sides }: Encounter): number | null {
  const able = sides.map((side) => ableOf(state, side).filter((one) => isInSightOfAll(state, one)));
  const apart = able.flatMap((ours, place) =>
    able
      .slice(place + 1)
      .flatMap((theirs) => ours.flatMap((one) => theirs.flatMap((foe) => feetApart(state, one, foe) ?? []))),
  );
  return apart.length === 0 ? null : Math.min(...apart);
}
