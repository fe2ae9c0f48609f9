import { emptyRows } from '@lanthorn/geometry';
import { id } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Door, Scene, SceneFacts, Trap } from '../../../state/scene.ts';

/** Facts of a file become a map in play: its doors and traps are named, nothing of it is known yet. */
export function inPlay(play: Play, facts: SceneFacts): Scene {
  const doors = facts.doors.map(
    (door): Door => ({ ...door, id: id(play.dice.id()), found: false, spiked: false, failedForcings: 0 }),
  );
  const traps = facts.traps.map((trap): Trap => ({ ...trap, id: id(play.dice.id()), found: false, sprung: false }));
  return {
    ...facts,
    id: id(play.dice.id()),
    doors: Object.fromEntries(doors.map((door) => [door.id, door])),
    traps: Object.fromEntries(traps.map((trap) => [trap.id, trap])),
    explored: emptyRows(facts.width, facts.height),
    walked: emptyRows(facts.width, facts.height),
    level: 1,
  };
}
