import { listed, verb } from '../../../core/words.ts';
import { rulesOf, type Tellers, toReferee } from '../../../play/index.ts';
import { called, severalAtFirst } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { MonstersEvent } from './events.ts';

/** Of those who came onto the board together, the ones for whom it had no floor left. */
function withoutRoom(creatures: readonly Creature[]): string {
  const outside = creatures.filter(({ at }) => at === null);
  if (outside.length === 0 || outside.length === creatures.length) return '';
  const names = listed(outside.map(called));
  return ` No room was left for ${names}, who ${verb(outside.length, 'waits', 'wait')} off the board.`;
}

/** The players see monsters when their characters do; the log tells of their coming to the referee alone. */
export const monstersTellers: Tellers<MonstersEvent> = {
  MonstersAdded: ({ creatures, rolls }, after) =>
    toReferee({
      kind: 'table',
      what: { type: 'keeping' },
      text: `Brought in: ${severalAtFirst(creatures)}.${withoutRoom(creatures)}`,
      rolls,
      why: {
        rule: rulesOf(after).monsters.cites.hitPoints,
        formula: 'hit dice rolled for hit points, at least 1',
        throws: rolls.map((roll, place) => ({ who: creatures[place]?.name ?? '', roll })),
      },
    }),
};
