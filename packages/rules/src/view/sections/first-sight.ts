import { countSquares } from '@lanthorn/geometry';
import { seenByAll } from '../../known/creatures.ts';
import { seenNow } from '../../known/known.ts';
import { ofParty } from '../../procedures/situation/sight/known.ts';
import { sceneOf } from '../../state/read.ts';
import type { SharedSection } from './section.ts';

/** What players would see of the scene that the referee looks at, if it lay on the board. */
export const firstSight: SharedSection = {
  shared: true,
  reads: (state, eye) => {
    const scene = eye === 'referee' ? sceneOf(state) : null;
    const { creatures, party, stayingHome, encounter } = state;
    return scene ? [scene.id, scene.explored, creatures, party, stayingHome, encounter, seenNow(state)] : [];
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
        },
      ],
    ];
  },
};
