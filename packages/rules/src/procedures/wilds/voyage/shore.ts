import type { Play } from '../../../play/index.ts';

/** A gale brings the ship to land. */
export function reachShore(play: Play): void {
  const {
    gale: { wreckChance, sweptTo },
  } = play.rules.voyage;
  const roll = play.roll(1, wreckChance.sides);
  play.happen({ type: 'SweptAshore', chance: wreckChance, roll, wrecked: sweptTo(true, roll.total) === 'wrecked' });
}
