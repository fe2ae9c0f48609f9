import { scenesInPlay } from '../../state/split.ts';
import type { GameState } from '../../state/state.ts';
import type { OnBoardRecord } from '../records/scenes.ts';
import type { SharedSection } from './section.ts';

/** Which scene lies on the board, whichever is looked at; of a split party where each part is, as far as the seat knows. */
export const onBoard: SharedSection = {
  shared: true,
  reads: ({ scene, apart, creatures, scenes, party }) =>
    apart ? [scene, apart, creatures, scenes, party.members] : [scene],
  entries: (state) => [
    ['on-board', { type: 'on-board', scene: state.scene, parts: state.apart ? partsOf(state) : [] }],
  ],
};

const partsOf = (state: GameState): OnBoardRecord['parts'] =>
  scenesInPlay(state).map((scene) => ({
    scene,
    name: state.scenes[scene]?.name ?? 'Elsewhere',
    who: state.party.members.flatMap((member) => {
      const found = state.creatures[member];
      return found?.at?.scene === scene ? [found.name] : [];
    }),
  }));
