import type { Creature } from '../../../state/creature.ts';
import type { Encounter } from '../../../state/encounter.ts';
import { within } from './meeting.ts';
import { listed, names } from './said.ts';

/** So many of one side are spoken of together. */
const MANY = 3;

/** `the goblins`, or `3 of the goblins`, where many of a side can act; few are named. */
export function inShort({ sides }: Encounter, creatures: readonly Creature[]): string {
  const acting = sides
    .map((side) => ({ side, able: creatures.filter(({ id }) => side.members.includes(id)) }))
    .filter(({ able }) => able.length >= MANY);
  const together = new Set(acting.flatMap(({ able }) => able));
  const rest = creatures.filter((one) => !together.has(one));
  const named = acting.map(({ side, able }) =>
    able.length === side.members.length ? within(side) : `${able.length} of ${within(side)}`,
  );
  return listed([...named, ...(rest.length > 0 ? [names(rest)] : [])]);
}
