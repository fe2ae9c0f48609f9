import { throwsFor } from '../../../core/index.ts';
import { listed, someOrNo } from '../../../core/words.ts';
import { type Tellers, toReferee } from '../../../play/index.ts';
import type { StockingEvent } from './events.ts';

export const stockingTellers: Tellers<StockingEvent> = {
  DungeonMade: ({ scene, creatures, hoards, contents, rule }) =>
    toReferee({
      kind: 'table',
      what: { type: 'keeping' },
      text: `${scene.name} is ready: ${listed([
        someOrNo(scene.rooms.length, 'room'),
        someOrNo(creatures.length, 'monster'),
        someOrNo(Object.keys(scene.traps).length, 'trap'),
        someOrNo(hoards.length, 'hoard'),
      ])}.`,
      rolls: [contents],
      why: {
        rule,
        formula: 'a d6 for what each room holds',
        throws: throwsFor([contents], [{ who: 'What the rooms hold' }]),
      },
    }),
};
