import { messageChecks, PROTOCOL_VERSION, type SitReply, type WireRefusal, wireRefusal } from '@lanthorn/protocol';
import { id, type Seat } from '@lanthorn/rules';
import type { FastifyInstance } from 'fastify';
import type { LiveCampaigns } from '../live/live-campaigns.ts';
import type { Lines } from '../log/lines.ts';
import { tellPresence } from './presence.ts';
import { roomOfAll, roomOfRole, type TableServer, type TableSocket } from './seated.ts';

/** The latest lines that a newcomer is shown. */
const LINES = 100;

/** What sitting down needs to know. */
export interface Hall {
  readonly io: TableServer;
  readonly app: FastifyInstance;
  readonly live: LiveCampaigns;
  readonly lines: Lines;
}

/** `sit`: joining, rejoining and repair are this one path. */
export function onSit(hall: Hall, socket: TableSocket): void {
  socket.on('sit', async (sent, reply) => {
    if (typeof reply !== 'function') return;
    const refuse = (refusal: WireRefusal) => reply({ ok: false, refusal });
    const checked = messageChecks.sit.safeParse(sent);
    if (!socket.data.commands.take())
      return refuse(wireRefusal('too-fast', 'Too many messages at once. Wait a moment.'));
    if (!checked.success) return refuse(wireRefusal('bad-message', 'The request for a seat cannot be read.'));
    if (checked.data.version !== PROTOCOL_VERSION)
      return refuse(wireRefusal('wrong-version', 'The table has been renewed: load the page again.'));
    try {
      reply(await seat(hall, socket, checked.data.campaign));
    } catch (error) {
      hall.app.log.error({ err: error }, 'nobody could be seated');
      refuse(wireRefusal('unavailable', 'The table cannot be reached just now.'));
    }
  });
  socket.on('disconnect', () => rise(hall, socket));
}

async function seat(hall: Hall, socket: TableSocket, campaign: string): Promise<SitReply> {
  const { user } = socket.data;
  const person = await hall.app.membership.personAt(campaign, user.id);
  if (!person)
    return { ok: false, refusal: wireRefusal('not-a-member', 'There is no such campaign, or you have no seat in it.') };
  const { role, name } = person;
  const taken: Seat = { role, user: id<'user'>(user.id), name };
  const live = await hall.live.get(campaign);
  // The table may have missed that they joined, when a server ended just then or the table was rewound.
  const known = live.state.people[taken.user];
  if (known?.role !== role || known.name !== name) await hall.app.tables.seated(campaign, person);
  // In turn, so that what the welcome shows and what is sent afterwards fit together without a gap.
  const answer = await live.inTurn<SitReply>(async () => {
    const told = await hall.lines.read(campaign, { role, user: user.id }, { before: null, limit: LINES, search: null });
    if (!socket.connected) return { ok: false, refusal: wireRefusal('closed', 'The connection was closed.') };
    rise(hall, socket);
    const welcome = live.audience.sit(taken, live.state, told, live.seq);
    socket.data.taken = { campaign: live, seat: taken };
    await socket.join([live.audience.roomOf(taken), roomOfAll(campaign), roomOfRole(campaign, role === 'referee')]);
    tellPresence(hall.io, campaign);
    return { ok: true, welcome };
  });
  // Whoever was removed or reseated just while sitting down missed the word of it.
  const now = await hall.app.membership.roleOf(campaign, user.id);
  if (now === role) return answer;
  if (now === null) await hall.app.tables.left(campaign, user.id);
  rise(hall, socket);
  return seat(hall, socket, campaign);
}

/** Leaves the seat that was taken, if any. */
export function rise(hall: Hall, socket: TableSocket): void {
  const { taken } = socket.data;
  if (!taken) return;
  const { campaign, seat: left } = taken;
  socket.data.taken = null;
  campaign.audience.leave(left);
  for (const room of [
    campaign.audience.roomOf(left),
    roomOfAll(campaign.id),
    roomOfRole(campaign.id, left.role === 'referee'),
  ])
    void socket.leave(room);
  tellPresence(hall.io, campaign.id);
}
