import type { Dismissal } from '@lanthorn/protocol';
import type { Dismissing, Unseating } from '../live/tables.ts';
import type { SocketContext } from './context.ts';
import { roomOfAll, roomOfRole, type TableSocket } from './seated.ts';

const SENTENCES: Readonly<Record<Dismissal['code'], string>> = {
  removed: 'The referee has removed you from this campaign.',
  left: 'You have left this campaign.',
  reseated: 'Your seat at the table has changed.',
  behind: 'Your line was too slow for the table. You will be seated again.',
  'logged-out': 'You have logged out. Log in to take your seat again.',
};

/** Dismisses people here and on all other nodes. */
export const dismissing = (context: SocketContext): Dismissing => ({
  dismiss: (campaign, user, code) => {
    dismissHere(context, campaign, user, code);
    context.app.nodes.say({ type: 'dismissed', campaign, user, code });
  },
  end: (session, next) => {
    endHere(context, session, next);
    context.app.nodes.say({ type: 'ended', session, next });
  },
  endExpired: () => endExpired(context),
});

/** Takes the seat from all sockets of somebody at a table, and tells them why. They may not ask anything after that. */
export function dismissHere(context: SocketContext, campaign: string, user: string, code: Unseating): void {
  for (const name of [...(context.io.sockets.adapter.rooms.get(roomOfAll(campaign)) ?? [])]) {
    const socket = context.io.sockets.sockets.get(name);
    if (socket?.data.user.id === user) dismiss(context, socket, code);
  }
}

/** Ends the sockets of a session that has ended; those of one that was renewed go on under the next. */
export function endHere(context: SocketContext, session: string, next: string | null): void {
  for (const socket of [...context.io.sockets.sockets.values()]) {
    if (socket.data.session !== session) continue;
    if (next) socket.data.session = next;
    else logOut(context, socket);
  }
}

/** Whoever is here takes the seat again, and is shown everything anew: something may have been missed. */
export function reseatAll(context: SocketContext): void {
  for (const socket of [...context.io.sockets.sockets.values()])
    if (socket.data.taken) dismiss(context, socket, 'reseated');
}

/** Ends the sockets of sessions that have expired, or whose end was not heard of. */
export async function endExpired(context: SocketContext): Promise<void> {
  const sessions = new Set([...context.io.sockets.sockets.values()].map(({ data }) => data.session));
  for (const session of sessions) if (!(await context.app.sessions.isValid(session))) endHere(context, session, null);
}

/** Ends a socket whose session is over. */
export function logOut(context: SocketContext, socket: TableSocket): void {
  dismiss(context, socket, 'logged-out');
  socket.disconnect(true);
}

/** Takes the seat from a socket, and tells it why. */
export function dismiss(context: SocketContext, socket: TableSocket, code: Dismissal['code']): void {
  leaveSeat(context, socket);
  socket.emit('dismissed', { code, sentence: SENTENCES[code] });
}

/** Leaves the seat that was taken, if any. */
export function leaveSeat(context: SocketContext, socket: TableSocket): void {
  const { taken } = socket.data;
  if (!taken) return;
  const { campaign, seat: left } = taken;
  socket.data.taken = null;
  campaign.audience.leave(left);
  for (const room of [campaign.audience.roomOf(left), roomOfAll(campaign.id), roomOfRole(campaign.id, left.role)])
    void socket.leave(room);
  context.presence.tell(campaign.id);
}
