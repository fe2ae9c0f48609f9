import { throwsFor } from '../../../core/index.ts';
import { counted, listed } from '../../../core/words.ts';
import { type Tellers, toReferee } from '../../../play/index.ts';
import type { StockingEvent } from './events.ts';

export const stockingTellers: Tellers<StockingEvent> = {
  DungeonMade: ({ scene, creatures, hoards, contents, rule }) =>
    toReferee({
      kind: 'table',
      what: { type: 'keeping' },
      text: `${scene.name} is ready: ${listed([
        counted(scene.rooms.length, 'room'),
        counted(creatures.length, 'monster'),
        counted(Object.keys(scene.traps).length, 'trap'),
        counted(hoards.length, 'hoard'),
      ])}.`,
      rolls: [contents],
      why: {
        rule,
        formula: 'a d6 for what each room holds',
        throws: throwsFor([contents], [{ who: 'What the rooms hold' }]),
      },
    }),
};
