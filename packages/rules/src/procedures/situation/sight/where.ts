import { type Command, type CreatureId, id, type SceneId, type Seat } from '../../../core/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isInPlay, sceneFor } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';
import { scenesBefore, standpointOf } from './standpoint.ts';

/**
 * Of several scenes in play, the one where a command is played out: where those stand whom it names, the own first. One
 * that names nobody is about the encounter, where one runs and the referee gives it, else about what who asks looks at.
 * Null for the scene on the board, and while the party is together.
 */
export function whereItPlays(state: GameState, command: Command, by: Seat, looking: SceneId | null): SceneId | null {
  if (state.apart === undefined) return null;
  const named = namedIn(state, command);
  const who = named.find((creature) => commands(by, creature)) ?? named[0];
  if (who) return placeOfPlay(state, who);
  if (by.role === 'referee') return looking && !state.encounter && isInPlay(state, looking) ? looking : null;
  return looking && scenesBefore(state, by).includes(looking) ? looking : standpointOf(state, by).scene;
}

/** Monsters that are drawn up stand nowhere yet: they come upon one part of the party. */
function placeOfPlay(state: GameState, creature: Creature): SceneId | null {
  const { drawnUp } = state;
  if (drawnUp?.scene && drawnUp.creatures.includes(creature.id)) return drawnUp.scene;
  if (creature.at && isInPlay(state, creature.at.scene)) return creature.at.scene;
  return sceneFor(state, creature);
}

/** Those whom a command names, in the order of its fields. */
const namedIn = (state: GameState, command: Command): readonly Creature[] =>
  Object.values(command)
    .flat()
    .filter((value) => typeof value === 'string')
    .flatMap((value) => {
      const creature: CreatureId = id(value);
      return Object.hasOwn(state.creatures, creature) ? (state.creatures[creature] ?? []) : [];
    });
