import type { SceneId } from '../../../core/index.ts';
import { inside, listed } from '../../../core/words.ts';
import type { Play, Telling } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { livingParty } from '../../../state/read.ts';
import { playersNameOf } from '../../../state/scene.ts';
import { scenesInPlay } from '../../../state/split.ts';
import type { GameState } from '../../../state/state.ts';
import { isOfSpell } from '../light/may.ts';

/** Those of the party who live and stand on a map. */
export const onBoard = (state: GameState): readonly Creature[] =>
  livingParty(state).filter((member) => member.at !== null);

/** Those of the party who live leave the board, for home or the road, and put out the torches and lanterns in their hands; the dead lie where they fell. The maps in play that they left. */
export function leaveBoard(play: Play): readonly SceneId[] {
  const going = onBoard(play.state);
  const left = scenesInPlay(play.state).filter((scene) => going.some(({ at }) => at?.scene === scene));
  for (const { id: light, kind, carriedBy } of Object.values(play.state.lights))
    if (going.some(({ id }) => id === carriedBy) && !isOfSpell({ kind }))
      play.happen({ type: 'LightWentOut', light, kind, carriedBy, burntOut: false });
  for (const { id: creature } of going) play.happen({ type: 'CreaturePlaced', creature, at: null });
  return left;
}

/** Maps that a party left, by the names that the referee knows or the table; null for none. */
export function mapsInWords({ scenes }: GameState, left: readonly SceneId[], to: keyof Telling): string | null {
  const names = left.flatMap((scene) => {
    const found = scenes[scene];
    return (to === 'referee' ? found?.name : playersNameOf(found)) ?? [];
  });
  return names.length > 0 ? listed(names.map(inside)) : null;
}
