import { inside, listed, withoutNumber } from '../../../core/words.ts';
import { nameOf, type Tellers, toAll, toNobody } from '../../../play/index.ts';
import { calledAtFirst } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { groupName } from '../../situation/sight/group-name.ts';
import type { SightEvent } from './events.ts';

/** The map itself shows it; who is seen for the first time is told of. */
export const sightTellers: Tellers<SightEvent> = {
  SquaresExplored: () => toNobody,
  ConditionsRemembered: () => toNobody,
  ConditionsNoticed: () => toNobody,
  FoesSighted: () => toNobody,
  NewcomersSeen: ({ creatures, by, quiet }, after) => {
    if (quiet) return toNobody;
    const seen = creatures.flatMap((creature) => after.creatures[creature] ?? []);
    const who = by === null ? 'The party' : nameOf(after, by);
    return toAll({ kind: 'encounter', text: `${who} sees ${listed(kindsOf(seen))}.` });
  },
};

/** `a fire beetle`, `3 goblins`: those of a kind together. */
const kindsOf = (seen: readonly Creature[]): readonly string[] =>
  [...Map.groupBy(seen, ({ name }) => kindOf(name)).values()].map((some) =>
    some[0] && some.length === 1
      ? calledAtFirst(some[0])
      : `${some.length} ${inside(groupName(some)).replace(/^the /, '')}`,
  );

const kindOf = (name: string): string => (withoutNumber(name).split(' ').at(-1) ?? name).toLowerCase();
