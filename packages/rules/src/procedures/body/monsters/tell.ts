import { listed } from '../../../core/words.ts';
import { rulesFor, type Tellers, toReferee } from '../../../play/index.ts';
import type { MonstersEvent } from './events.ts';

/** The players see monsters when their characters do; the log tells of their coming to the referee alone. */
export const monstersTellers: Tellers<MonstersEvent> = {
  MonstersAdded: ({ creatures, rolls }, after) =>
    toReferee({
      kind: 'table',
      what: { type: 'keeping' },
      text: `Brought in: ${listed(creatures.map((creature) => creature.name))}.`,
      rolls,
      why: {
        rule: rulesFor(after.ruleset).monsters.cites.hitPoints,
        formula: 'hit dice rolled for hit points, at least 1',
        throws: rolls.map((roll, place) => ({ who: creatures[place]?.name ?? '', roll })),
      },
    }),
};
