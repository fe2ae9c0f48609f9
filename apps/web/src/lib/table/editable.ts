import { id } from '@lanthorn/rules';
import { idOf, roomOf } from '../board/act.ts';
import type { Under } from '../board/under.ts';
import type { Chosen } from '../drawing/thing.ts';

/** What of the map the referee may change where it is clicked: the thing that the drawing tools choose, and what the button says. */
export interface Editable {
  readonly thing: Chosen;
  readonly words: string;
}

/** The key of a room, or a trap; null of all that is not changed by drawing. */
export function editableOf(under: Under | null): Editable | null {
  const room = roomOf(under);
  if (room !== null) return { thing: { kind: 'room', room: { key: room } }, words: 'Edit the key …' };
  const trap = under?.kind === 'mark' && under.mark.kind === 'trap' ? idOf(under) : null;
  return trap === null ? null : { thing: { kind: 'trap', trap: { id: id<'trap'>(trap) } }, words: 'Edit the trap …' };
}
