import type { Present } from '@lanthorn/protocol';
import { roomOfAll, type TableServer } from './seated.ts';

/** Tells everyone at a table who is there. Somebody with several pages open is there once, as the busiest of them. */
export function tellPresence(io: TableServer, campaign: string): void {
  const room = roomOfAll(campaign);
  const present = new Map<string, Present>();
  for (const name of io.sockets.adapter.rooms.get(room) ?? []) {
    const facts = io.sockets.sockets.get(name)?.data;
    if (!facts?.taken) continue;
    const { seat } = facts.taken;
    const known = present.get(seat.user);
    if (!known || known.doing === 'away')
      present.set(seat.user, { user: seat.user, name: seat.name, role: seat.role, doing: facts.doing });
  }
  io.to(room).emit('presence', [...present.values()]);
}
