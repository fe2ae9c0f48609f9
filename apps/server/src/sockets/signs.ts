import type { Point } from '@lanthorn/geometry';
import { hasSquare, squareAt } from '@lanthorn/geometry';
import { messageChecks } from '@lanthorn/protocol';
import type { GameState } from '@lanthorn/rules';
import { tellPresence } from './presence.ts';
import { roomOfAll, roomOfRole, type SocketFacts, type TableServer, type TableSocket, type Taken } from './seated.ts';

/**
 * Pointers, pings, drag ghosts and typing: passed on at once, never stored, never answered. What the referee does
 * over parts that the players do not know stays at the desk; a ping is meant to be seen, and is.
 */
export function onSigns(io: TableServer, socket: TableSocket): void {
  const seated = (): Taken | null => (socket.data.signs.take() ? socket.data.taken : null);

  socket.on('pointer', (sent) => {
    const checked = messageChecks.pointer.safeParse(sent);
    const taken = checked.success ? seated() : null;
    if (!taken || !checked.success) return;
    const { at } = checked.data;
    audience(socket, taken, at, null).volatile.emit('pointer', { user: taken.seat.user, at });
    turn(io, socket, at ? 'pointing' : 'here');
  });

  socket.on('ping', (sent) => {
    const checked = messageChecks.ping.safeParse(sent);
    const taken = checked.success ? seated() : null;
    if (!taken || !checked.success || taken.seat.role === 'spectator') return;
    io.to(roomOfAll(taken.campaign.id)).emit('ping', { user: taken.seat.user, at: checked.data.at });
  });

  socket.on('dragging', (sent) => {
    const checked = messageChecks.dragging.safeParse(sent);
    const taken = checked.success ? seated() : null;
    if (!taken || !checked.success || taken.seat.role === 'spectator') return;
    const { creature, at } = checked.data;
    audience(socket, taken, at, creature).volatile.emit('dragging', { user: taken.seat.user, creature, at });
  });

  socket.on('typing', (sent) => {
    const checked = messageChecks.typing.safeParse(sent);
    const taken = checked.success ? seated() : null;
    if (!taken || !checked.success) return;
    socket
      .to(roomOfAll(taken.campaign.id))
      .volatile.emit('typing', { user: taken.seat.user, typing: checked.data.typing });
    turn(io, socket, checked.data.typing ? 'typing' : 'here');
  });

  socket.on('away', (sent) => {
    const checked = messageChecks.away.safeParse(sent);
    if (checked.success && seated()) turn(io, socket, checked.data.away ? 'away' : 'here');
  });
}

/** Who is shown a sign: all others, or the desk alone when it would tell the players of something hidden. */
function audience(socket: TableSocket, { campaign, seat }: Taken, at: Point | null, creature: string | null) {
  const secret = seat.role === 'referee' && !isOpen(campaign.state, at, creature);
  return socket.to(secret ? roomOfRole(campaign.id, true) : roomOfAll(campaign.id));
}

function isOpen(state: GameState, at: Point | null, creature: string | null): boolean {
  const scene = state.scene ? state.scenes[state.scene] : null;
  const known =
    creature === null || Object.values(state.creatures).some(({ id, hidden }) => id === creature && !hidden);
  return known && (at === null || (scene !== null && scene !== undefined && hasSquare(scene.explored, squareAt(at))));
}

function turn(io: TableServer, socket: TableSocket, doing: SocketFacts['doing']): void {
  if (socket.data.doing === doing || !socket.data.taken) return;
  socket.data.doing = doing;
  tellPresence(io, socket.data.taken.campaign.id);
}
