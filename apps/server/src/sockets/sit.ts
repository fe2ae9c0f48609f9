import { messageChecks, PROTOCOL_VERSION, type SitReply, type WireRefusal, wireRefusal } from '@lanthorn/protocol';
import { type GameState, id, type Seat, type TakenPart } from '@lanthorn/rules';
import { readerOf } from '../log/lines.ts';
import { logOut, rise } from './dismissal.ts';
import type { Hall } from './hall.ts';
import { roomOfAll, roomOfRole, type TableSocket } from './seated.ts';

/** The latest lines that a newcomer is shown. */
const LINES = 100;

/** `sit`: joining, rejoining and repair are this one path. */
export function onSit(hall: Hall, socket: TableSocket): void {
  socket.on('sit', async (sent, reply) => {
    if (typeof reply !== 'function') return;
    const refuse = (refusal: WireRefusal) => reply({ ok: false, refusal });
    const checked = messageChecks.sit.safeParse(sent);
    if (!hall.allowances.take(socket.data.user.id, 'commands'))
      return refuse(wireRefusal('too-fast', 'Too many messages at once. Wait a moment.'));
    if (!checked.success) return refuse(wireRefusal('bad-message', 'The request for a seat cannot be read.'));
    if (checked.data.version !== PROTOCOL_VERSION)
      return refuse(wireRefusal('wrong-version', 'The table has been renewed: load the page again.'));
    try {
      const { campaign, as } = checked.data;
      reply(await seat(hall, socket, campaign, as));
    } catch (error) {
      hall.app.log.error({ err: error }, 'nobody could be seated');
      refuse(wireRefusal('unavailable', 'The table cannot be reached just now.'));
    }
  });
  socket.on('disconnect', () => rise(hall, socket));
}

const NOT_YOURS = wireRefusal('not-the-referee', 'The referee alone takes the part of others.');
const NOBODY = wireRefusal('not-a-member', 'There is nobody of that name whose part could be taken.');

/** The own seat, or that of a player whose part the referee takes. */
function seatFor(own: Seat, state: GameState, as: TakenPart | undefined): Seat | WireRefusal {
  if (!as) return own;
  if (own.role !== 'referee') return NOT_YOURS;
  return isThere(state, as) ? { ...own, role: 'player', as } : NOBODY;
}

/** Whether there is somebody whose part may be taken: nobody that the players do not know of. */
function isThere({ creatures, people, party }: GameState, as: TakenPart): boolean {
  switch (as.kind) {
    case 'party':
      return true;
    case 'creature':
      return Object.hasOwn(creatures, as.creature) && party.members.includes(as.creature);
    case 'player':
      return Object.hasOwn(people, as.user) && people[as.user]?.role === 'player';
    default:
      return as satisfies never;
  }
}

async function seat(hall: Hall, socket: TableSocket, campaign: string, as?: TakenPart): Promise<SitReply> {
  const { user } = socket.data;
  const person = await hall.app.membership.personAt(campaign, user.id);
  if (!person)
    return { ok: false, refusal: wireRefusal('not-a-member', 'There is no such campaign, or you have no seat in it.') };
  const { role, name } = person;
  const live = await hall.live.get(campaign);
  await live.catchUp();
  const taken = seatFor({ role, user: id<'user'>(user.id), name }, live.state, as);
  if ('kind' in taken) return { ok: false, refusal: taken };
  // The table may have missed that they joined, when a server ended just then or the table was rewound.
  const known = live.state.people[taken.user];
  if (known?.role !== role || known.name !== name) await hall.app.tables.seated(campaign, person);
  // In turn, so that what the welcome shows and what is sent afterwards fit together without a gap.
  const answer = await live.inTurn<SitReply>(async () => {
    const { state, seq } = live.momentFor(taken.role);
    const told = await hall.lines.read(campaign, readerOf(taken), {
      before: null,
      upTo: seq,
      limit: LINES,
      search: null,
    });
    if (!socket.connected) return { ok: false, refusal: wireRefusal('closed', 'The connection was closed.') };
    rise(hall, socket);
    const welcome = live.audience.sit(taken, state, told, seq);
    socket.data.taken = { campaign: live, seat: taken };
    await socket.join([live.audience.roomOf(taken), roomOfAll(campaign), roomOfRole(campaign, taken.role)]);
    hall.presence.tell(campaign);
    return { ok: true, welcome };
  });
  // Whoever logged out, was removed or reseated just while sitting down missed the word of it.
  if (!(await hall.app.sessions.lives(socket.data.session))) {
    logOut(hall, socket);
    return { ok: false, refusal: wireRefusal('closed', 'You have logged out.') };
  }
  const now = await hall.app.membership.roleOf(campaign, user.id);
  if (now === role) return answer;
  if (now === null) {
    const removed = await hall.app.bans.holds(campaign, user.id);
    await hall.app.tables.left(campaign, user.id, removed ? 'removed' : 'left');
  }
  rise(hall, socket);
  return seat(hall, socket, campaign, as);
}
