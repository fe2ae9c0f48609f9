import { setTimeout as pause } from 'node:timers/promises';
import {
  LINES_AT_FIRST,
  messageChecks,
  PROTOCOL_VERSION,
  type Welcome,
  type WireRefusal,
  wireRefusal,
} from '@lanthorn/protocol';
import { type GameState, id, type Role, type Seat, type TakenPart } from '@lanthorn/rules';
import { HttpError } from '../errors.ts';
import { readerOf } from '../log/lines.ts';
import type { SocketContext } from './context.ts';
import { dismiss, leaveSeat, logOut } from './dismissal.ts';
import { roomOfAll, roomOfRole, type TableSocket } from './seated.ts';

/** Milliseconds before the database is asked again whether a seat holds. */
const CHECK_AGAIN_AFTER = 1_000;

/** `sit`: joining, rejoining and repair are this one path. */
export function onSit(context: SocketContext, socket: TableSocket): void {
  socket.on('sit', async (sent, reply) => {
    if (typeof reply !== 'function') return;
    const refuse = (refusal: WireRefusal) => reply({ ok: false, refusal });
    const checked = messageChecks.sit.safeParse(sent);
    if (!context.allowances.take(socket.data.user.id, 'commands'))
      return refuse(wireRefusal('too-fast', 'Too many messages at once. Wait a moment.'));
    if (!checked.success) return refuse(wireRefusal('bad-message', 'The request for a seat cannot be read.'));
    const { version, page } = checked.data;
    if (version !== PROTOCOL_VERSION || (page !== undefined && context.page !== null && page !== context.page))
      return refuse(wireRefusal('wrong-version', 'The table has been renewed: load the page again.'));
    if (!context.backlog.maySit(socket) || !context.allowances.take(socket.data.user.id, 'seats'))
      return refuse(wireRefusal('too-fast', 'A seat was asked for too often. Wait a moment.'));
    const { campaign, as } = checked.data;
    try {
      const refusal = await seat(context, socket, campaign, as, (welcome) => reply({ ok: true, welcome }));
      if (refusal) return refuse(refusal);
    } catch (error) {
      context.app.log.error({ err: error }, 'a person could not be seated');
      const damage = error instanceof HttpError && error.code === 'damaged-log' ? error.message : null;
      return refuse(wireRefusal('unavailable', damage ?? 'The table cannot be reached just now.'));
    }
    await makeSure(context, socket, campaign);
  });
  socket.on('disconnect', () => leaveSeat(context, socket));
}

const NOT_YOURS = wireRefusal('not-the-referee', 'The referee alone takes the part of others.');
const NOBODY = wireRefusal('not-a-member', 'There is nobody of that name whose part could be taken.');

/** The own seat, or that of a player or a spectator whose part the referee takes. */
function seatFor(own: Seat, state: GameState, as: TakenPart | undefined): Seat | WireRefusal {
  if (!as) return own;
  if (own.role !== 'referee') return NOT_YOURS;
  return isThere(state, as) ? { ...own, role: as.kind === 'spectator' ? 'spectator' : 'player', as } : NOBODY;
}

/** Whether there is somebody whose part may be taken: nobody that the players do not know of. */
function isThere({ creatures, people, party }: GameState, as: TakenPart): boolean {
  switch (as.kind) {
    case 'party':
    case 'spectator':
      return true;
    case 'creature':
      return Object.hasOwn(creatures, as.creature) && party.members.includes(as.creature);
    case 'player':
      return Object.hasOwn(people, as.user) && people[as.user]?.role === 'player';
    default:
      return as satisfies never;
  }
}

/** Seats somebody and welcomes them; the refusal when they get no seat. */
async function seat(
  context: SocketContext,
  socket: TableSocket,
  campaign: string,
  as: TakenPart | undefined,
  welcomed: (welcome: Welcome) => void,
): Promise<WireRefusal | null> {
  const { user } = socket.data;
  const person = await context.app.membership.personAt(campaign, user.id);
  if (!person) return wireRefusal('not-a-member', 'There is no such campaign, or you have no seat in it.');
  const { role, name } = person;
  const live = await context.live.get(campaign);
  await live.catchUp();
  const taken = seatFor({ role, user: id<'user'>(user.id), name }, live.state, as);
  if ('kind' in taken) return taken;
  // The table may have missed that they joined, when a server ended just then or the table was rewound.
  const known = live.state.people[taken.user];
  if (known?.role !== role || known.name !== name) await context.app.tables.seated(campaign, person);
  return live.oneAtATime(async () => {
    const { state, seq } = live.momentFor(taken.role);
    const told = await context.lines.read(campaign, readerOf(taken), {
      before: null,
      upTo: seq,
      limit: LINES_AT_FIRST,
      search: null,
    });
    if (!socket.connected) return wireRefusal('closed', 'The connection was closed.');
    leaveSeat(context, socket);
    const welcome = live.audience.sit(taken, state, told, seq);
    socket.data.taken = { campaign: live, seat: taken };
    // Joined and welcomed without a pause: what is sent to the room next is the first that the welcome lacks.
    void socket.join([live.audience.roomOf(taken), roomOfAll(campaign), roomOfRole(campaign, taken.role)]);
    welcomed(welcome);
    context.presence.tell(campaign);
    return null;
  });
}

/** Asks whether the seat still holds until the database can tell. */
async function makeSure(context: SocketContext, socket: TableSocket, campaign: string): Promise<void> {
  while (socket.connected) {
    try {
      return await stillSeated(context, socket, campaign);
    } catch (error) {
      context.app.log.error({ err: error }, 'a seat could not be checked');
      await pause(CHECK_AGAIN_AFTER, undefined, { ref: false });
    }
  }
}

/** Whoever logged out, was removed or reseated just while sitting down missed the word of it. */
async function stillSeated(context: SocketContext, socket: TableSocket, campaign: string): Promise<void> {
  if (!(await context.app.sessions.isValid(socket.data.session))) return logOut(context, socket);
  const { user, taken } = socket.data;
  const now = await context.app.membership.roleOf(campaign, user.id);
  if (!taken || taken.campaign.id !== campaign || now === ownRole(taken.seat)) return;
  if (now !== null) return dismiss(context, socket, 'reseated');
  const removed = await context.app.bans.holds(campaign, user.id);
  await context.app.tables.left(campaign, user.id, removed ? 'removed' : 'left');
}

/** The role that somebody has, whosever part they take. */
const ownRole = ({ role, as }: Seat): Role => (as ? 'referee' : role);
