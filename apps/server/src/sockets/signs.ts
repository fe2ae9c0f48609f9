import type { Point } from '@lanthorn/geometry';
import { hasSquare, squareAt } from '@lanthorn/geometry';
import { messageChecks } from '@lanthorn/protocol';
import { id, isPublic } from '@lanthorn/rules';
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
    const shown = mayBeShown(taken, at) ? at : null;
    passOn(socket, taken, 'pointer', at, shown, (to, there) =>
      to.emit('pointer', { user: taken.seat.user, at: there }),
    );
    turn(io, socket, shown ? 'pointing' : 'here');
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
    const { creatures } = taken.campaign.state;
    const shown =
      isPublic(taken.campaign.state, creatures[id<'creature'>(creature)]) && mayBeShown(taken, at) ? at : null;
    passOn(socket, taken, creature, at, shown, (to, there) =>
      to.emit('dragging', { user: taken.seat.user, creature, at: there }),
    );
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

type Others = ReturnType<TableSocket['to']>;

/** The desk sees every sign; the others what may be shown, and that a sign is gone when it goes where it may not. */
function passOn(
  socket: TableSocket,
  { campaign }: Taken,
  sign: string,
  at: Point | null,
  shown: Point | null,
  send: (to: Others, at: Point | null) => void,
): void {
  const pass = (room: string, there: Point | null) => {
    const others = socket.to(room);
    // Where a sign is may be lost, that it is gone may not: nobody would say so again.
    send(there ? others.volatile : others, there);
  };
  pass(roomOfRole(campaign.id, true), at);
  const before = socket.data.shown.delete(sign);
  if (shown) socket.data.shown.add(sign);
  if (shown || before) pass(roomOfRole(campaign.id, false), shown);
}

/** What the referee does over squares that the party has not explored would tell of what is there. */
function mayBeShown({ campaign, seat }: Taken, at: Point | null): boolean {
  const { scene: shown, scenes } = campaign.state;
  const scene = shown ? scenes[shown] : undefined;
  return seat.role !== 'referee' || (at !== null && scene !== undefined && hasSquare(scene.explored, squareAt(at)));
}

function turn(io: TableServer, socket: TableSocket, doing: SocketFacts['doing']): void {
  if (socket.data.doing === doing || !socket.data.taken) return;
  socket.data.doing = doing;
  tellPresence(io, socket.data.taken.campaign.id);
}
