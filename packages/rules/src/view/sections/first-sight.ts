import { countSquares } from '@lanthorn/geometry';
import { seenByAll } from '../../known/creatures.ts';
import { seenNow } from '../../known/known.ts';
import { ofParty } from '../../procedures/situation/sight/known.ts';
import { wayInOf } from '../../procedures/table/scene/way-in.ts';
import { hoardsOf } from '../../state/hoard.ts';
import { partyOf, sceneOf } from '../../state/read.ts';
import type { Scene } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';
import type { SharedSection } from './section.ts';

/** What players would see of the scene that the referee looks at, if it lay on the board. */
export const firstSight: SharedSection = {
  shared: true,
  reads: (state, eye) => {
    const scene = eye === 'referee' ? sceneOf(state) : null;
    const { creatures, party, stayingHome, encounter } = state;
    if (!scene) return [];
    const comesIn = isAbsent(state, scene) ? [scene, hoardsOf(state)] : [];
    return [scene.id, scene.explored, creatures, party, stayingHome, encounter, seenNow(state), ...comesIn];
  },
  entries: (state, eye) => {
    const scene = eye === 'referee' ? sceneOf(state) : null;
    if (!scene) return [];
    const there = seenByAll(state);
    const party = there.filter((creature) => ofParty(state, creature));
    return [
      [
        'first-sight',
        {
          type: 'first-sight',
          scene: scene.id,
          explored: countSquares(scene.explored),
          party: party.map(({ name }) => name),
          others: there.filter((creature) => !party.includes(creature)).map(({ name }) => name),
          wayIn: isAbsent(state, scene) ? wayInOf(state, scene) : null,
        },
      ],
    ];
  },
};

/** Whether nobody of the party stands there. */
const isAbsent = (state: GameState, scene: Scene): boolean => partyOf(state).every(({ at }) => at?.scene !== scene.id);
