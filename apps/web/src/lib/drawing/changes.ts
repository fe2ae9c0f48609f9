import type { Door, Exit, RoomFacts, Trap } from '@lanthorn/rules';
import type { Drawn } from './acts.svelte.ts';
import { doorDrawn, type Patch, type Put, roomDrawn, trapDrawn } from './patch.ts';

/** Draws nothing. */
const NOTHING: Patch = { put: {}, take: {} };

const changed = <One>(found: One | undefined, put: (one: One) => Put): Patch =>
  found ? { put: put(found), take: {} } : NOTHING;

/** Changes a room as it will be once the acts before are answered: fields filled in quickly do not undo one another. */
export const roomChanged =
  (key: string, change: (room: RoomFacts) => Partial<ReturnType<typeof roomDrawn>>): Drawn =>
  ({ rooms }) =>
    changed(
      rooms.find((one) => one.key === key),
      (room) => ({ rooms: [{ ...roomDrawn(room), ...change(room) }] }),
    );

/** As `roomChanged`, a trap. */
export const trapChanged =
  (id: Trap['id'], change: (trap: ReturnType<typeof trapDrawn>) => ReturnType<typeof trapDrawn>): Drawn =>
  ({ traps }) =>
    changed(traps[id], (trap) => ({ traps: [change(trapDrawn(trap))] }));

/** As `roomChanged`, a door. */
export const doorChanged =
  (id: Door['id'], change: Partial<ReturnType<typeof doorDrawn>>): Drawn =>
  ({ doors }) =>
    changed(doors[id], (door) => ({ doors: [{ ...doorDrawn(door), ...change }] }));

/** As `roomChanged`, a way out. */
export const exitChanged =
  (id: Exit['id'], change: (exit: Exit) => Partial<Exit>): Drawn =>
  ({ exits = {} }) =>
    changed(exits[id], (exit) => ({ exits: [{ ...exit, ...change(exit) }] }));
