import type { Point } from '@lanthorn/geometry';
import { hasSquare, squareAt } from '@lanthorn/geometry';
import { messageChecks } from '@lanthorn/protocol';
import { id, isPlaced, isPublic, type Role, type Seat, standpointOf } from '@lanthorn/rules';
import { delayOf } from '../live/gallery.ts';
import type { Sign } from '../nodes/messages.ts';
import type { SocketContext } from './context.ts';
import { roomOfRole, type Seating, type SocketFacts, type TableServer, type TableSocket } from './seated.ts';

/**
 * Pointers, pings, drag ghosts and typing: passed on at once, never stored, never answered. What the referee does
 * over parts that the players do not know stays at the desk; a ping is meant to be seen, and is.
 */
export function onSigns(context: SocketContext, socket: TableSocket): void {
  const seated = (): Seating | null =>
    context.allowances.take(socket.data.user.id, 'signs') ? socket.data.taken : null;

  socket.on('pointer', (sent) => {
    const checked = messageChecks.pointer.safeParse(sent);
    const taken = checked.success ? seated() : null;
    if (!taken || !checked.success) return;
    const { at } = checked.data;
    const shown = mayBeShown(taken, at) ? at : null;
    passOn(context, socket, taken, 'pointer', at, shown, (there) => ({
      name: 'pointer',
      shown: { user: taken.seat.user, at: there },
    }));
    setDoing(context, socket, shown ? 'pointing' : 'here');
  });

  socket.on('ping', (sent) => {
    const checked = messageChecks.ping.safeParse(sent);
    const taken = checked.success ? seated() : null;
    if (!taken || !checked.success || taken.seat.role === 'spectator') return;
    const ping: Sign = { name: 'ping', shown: { user: taken.seat.user, at: checked.data.at } };
    for (const room of roomsOf(taken, true)) show(context, context.io, room, ping, false);
  });

  socket.on('dragging', (sent) => {
    const checked = messageChecks.dragging.safeParse(sent);
    const taken = checked.success ? seated() : null;
    if (!taken || !checked.success || taken.seat.role === 'spectator') return;
    const { creature, at } = checked.data;
    const shown = isTokenShown(taken, creature) && mayBeShown(taken, at) ? at : null;
    passOn(context, socket, taken, creature, at, shown, (there) => ({
      name: 'dragging',
      shown: { user: taken.seat.user, creature, at: there },
    }));
  });

  socket.on('typing', (sent) => {
    const checked = messageChecks.typing.safeParse(sent);
    const taken = checked.success ? seated() : null;
    if (!taken || !checked.success) return;
    const typing: Sign = { name: 'typing', shown: { user: taken.seat.user, typing: checked.data.typing } };
    for (const room of roomsOf(taken, true)) show(context, socket, room, typing, true);
    setDoing(context, socket, checked.data.typing ? 'typing' : 'here');
  });

  socket.on('away', (sent) => {
    const checked = messageChecks.away.safeParse(sent);
    if (checked.success && seated()) setDoing(context, socket, checked.data.away ? 'away' : 'here');
  });
}

/** Whom a sign may reach: a gallery that is late sees none, for they tell of what it has not seen yet. */
function roomsOf(taken: Seating, desk: boolean): readonly string[] {
  const { id, state } = taken.campaign;
  if (state.apart !== undefined) return roomsOfPart(taken, desk);
  const roles: readonly Role[] = [
    ...(desk ? (['referee'] as const) : []),
    'player',
    ...(delayOf(state) === 0 ? (['spectator'] as const) : []),
  ];
  return roles.map((role) => roomOfRole(id, role));
}

/** Of a split party those who are where the sign is given: it stands for a place on their map. */
function roomsOfPart({ campaign: { id: campaign, state, audience }, seat }: Seating, desk: boolean): readonly string[] {
  const here = standpointOf(state, seat).scene;
  const players = Object.entries(state.people).flatMap(([user, { role, name }]) => {
    const one: Seat = { role, name, user: id(user) };
    return role === 'player' && standpointOf(state, one).scene === here ? [audience.roomOf(one)] : [];
  });
  const onBoard: readonly Role[] = here === state.scene ? ['referee', 'spectator'] : [];
  const roles = onBoard.filter((role) => (role === 'referee' ? desk : delayOf(state) === 0));
  return [...roles.map((role) => roomOfRole(campaign, role)), ...players];
}

type Others = Pick<ReturnType<TableSocket['to']>, 'emit'>;

/** Shows a sign to a room's sockets here. */
export function showSign(to: Others, sign: Sign): void {
  switch (sign.name) {
    case 'pointer':
      return void to.emit('pointer', sign.shown);
    case 'ping':
      return void to.emit('ping', sign.shown);
    case 'typing':
      return void to.emit('typing', sign.shown);
    case 'dragging':
      return void to.emit('dragging', sign.shown);
    default:
      return sign satisfies never;
  }
}

/** Shows a sign to a room on all nodes. @param from whose `to` leaves the sender out, or the server's own; @param passing one that may be lost */
function show(
  { app }: SocketContext,
  from: Pick<TableSocket | TableServer, 'to'>,
  room: string,
  sign: Sign,
  passing: boolean,
) {
  const to = from.to(room);
  showSign(passing ? to.volatile : to, sign);
  app.nodes.say({ type: 'shown', room, sign, passing });
}

/** The desk sees every sign; the others what may be shown, and that a sign is gone when it goes where it may not. */
function passOn(
  context: SocketContext,
  socket: TableSocket,
  taken: Seating,
  sign: string,
  at: Point | null,
  shown: Point | null,
  signAt: (at: Point | null) => Sign,
): void {
  const { campaign } = taken;
  // Where a sign is may be lost, that it is gone may not: nobody would say so again.
  const pass = (room: string, there: Point | null) => show(context, socket, room, signAt(there), there !== null);
  pass(roomOfRole(campaign.id, 'referee'), at);
  const before = socket.data.shown.delete(sign);
  if (shown) socket.data.shown.add(sign);
  if (shown || before) for (const room of roomsOf(taken, false)) pass(room, shown);
}

/** What the referee does over squares that the party has not explored would tell of what is there. */
function mayBeShown({ campaign, seat }: Seating, at: Point | null): boolean {
  const { scene: shown, scenes } = campaign.state;
  const scene = shown ? scenes[shown] : undefined;
  return (
    seat.role !== 'referee' ||
    (at !== null && scene !== undefined && hasSquare(scene.explored, squareAt(at, scene.grid)))
  );
}

/** Whether everyone sees the creature's token on the board: a foe that was met may be out of sight. */
function isTokenShown({ campaign }: Seating, creature: string): boolean {
  const { state } = campaign;
  const found = state.creatures[id<'creature'>(creature)];
  return isPublic(state, found) && isPlaced(state, { role: 'spectator' }, found);
}

function setDoing({ presence }: SocketContext, socket: TableSocket, doing: SocketFacts['doing']): void {
  if (socket.data.doing === doing || !socket.data.taken) return;
  socket.data.doing = doing;
  presence.tell(socket.data.taken.campaign.id);
}
