import type { PrismaClient } from '@lanthorn/prisma';
import type { Invite } from '@lanthorn/protocol/http';
import type { Role } from '@lanthorn/rules';
import { nanoid } from 'nanoid';
import { newGuest } from '../accounts/accounts.ts';
import { keyOf } from '../accounts/names.ts';
import type { User } from '../accounts/sessions.ts';
import { HttpError } from '../errors.ts';
import { demandNotBanned } from './bans.ts';
import type { TableOfPeople } from './membership.ts';

type InvitedRole = Invite['role'];

const WEEK_IN_HOURS = 24 * 7;

/** Links that give a seat. */
export class Invites {
  readonly #prisma: PrismaClient;
  readonly #table: TableOfPeople;

  constructor(prisma: PrismaClient, table: TableOfPeople) {
    this.#prisma = prisma;
    this.#table = table;
  }

  /** @param hours until it expires, null for never; @param uses how many may follow it, null for any number */
  async make(campaign: string, role: InvitedRole, hours: number | null, uses: number | null): Promise<Invite> {
    const expiresAt = hours === null ? null : new Date(Date.now() + hours * 3_600_000);
    const made = await this.#prisma.invite.create({
      data: { id: nanoid(), campaignId: campaign, role, token: nanoid(24), expiresAt, maxUses: uses },
    });
    return asReply(made);
  }

  /** What a new campaign begins with: a link of each kind, for so many as come within a week. */
  async makeDefaults(campaign: string): Promise<void> {
    for (const role of ['player', 'spectator'] as const) await this.make(campaign, role, WEEK_IN_HOURS, null);
  }

  /** The links that can still be followed. */
  async list(campaign: string): Promise<Invite[]> {
    const where = { campaignId: campaign, revokedAt: null };
    const open = await this.#prisma.invite.findMany({ where, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
    return open.filter((invite) => !whyClosed(invite)).map(asReply);
  }

  /** @throws HttpError `not-found` */
  async revoke(campaign: string, id: string): Promise<void> {
    const where = { id, campaignId: campaign, revokedAt: null };
    const { count } = await this.#prisma.invite.updateMany({ where, data: { revokedAt: new Date() } });
    if (count === 0) throw new HttpError('not-found', 'There is no such invite, or it is revoked already.');
  }

  /**
   * What a link leads to. To those who have a seat already it stays open, to those who were removed it is shut.
   * @throws HttpError `not-found`, `gone`, `forbidden`
   */
  async read(token: string, user: User | null): Promise<Invitation> {
    const invite = await findInvite(this.#prisma, token);
    const closed = (await roleIn(this.#prisma, invite.campaignId, user)) ? null : whyClosed(invite);
    if (closed) throw closedError(closed);
    if (user) await demandNotBanned(this.#prisma, invite.campaignId, user.id);
    const where = { campaignId: invite.campaignId, role: 'referee' } as const;
    const referee = await this.#prisma.member.findFirst({ where, include: { user: true } });
    return {
      id: invite.campaignId,
      name: invite.campaign.name,
      role: guestRole(invite.role),
      by: referee?.user.name ?? null,
    };
  }

  /**
   * Gives whoever follows a link the seat it promises. Those who have a seat use nothing up, and keep the seat they
   * have unless the link gives a spectator a player's.
   * @param who somebody with a session, or the name of a guest-to-be
   * @throws HttpError `not-found`, `gone`, `name-taken` for a guest, `forbidden` for those who were removed
   */
  async accept(token: string, who: User | string): Promise<Seated> {
    const seated = await this.#prisma.$transaction((tx) => accept(tx, token, who));
    await this.#table.seated(seated.campaign, { id: seated.user.id, name: seated.user.name, role: seated.role });
    return seated;
  }
}

/** What a link leads to, and who of the campaign invites. */
export interface Invitation {
  /** The campaign’s. */
  readonly id: string;
  readonly name: string;
  readonly role: InvitedRole;
  readonly by: string | null;
}

export interface Seated {
  readonly campaign: string;
  readonly user: User;
  readonly role: Role;
}

type Within = Pick<PrismaClient, 'user' | 'invite' | 'member' | '$executeRaw' | '$queryRaw'>;

async function accept(tx: Within, token: string, who: User | string): Promise<Seated> {
  const known = typeof who === 'string' ? null : who;
  // Counting first also makes those who follow one link at once take turns, and so none passes the limit.
  const counted = await tx.$executeRaw`
    UPDATE "invite" SET "uses" = "uses" + 1
    WHERE "token" = ${token} AND "revokedAt" IS NULL AND ("expiresAt" IS NULL OR "expiresAt" > now())
      AND ("maxUses" IS NULL OR "uses" < "maxUses")`;
  const invite = await findInvite(tx, token);
  const closed = invite.campaign.archivedAt ? ARCHIVED : counted ? null : (whyClosed(invite) ?? 'is used up');
  const campaign = invite.campaignId;
  const now = await roleIn(tx, campaign, known);
  const seated = known && now && (closed || !isBetter(invite.role, now)) ? { campaign, user: known, role: now } : null;
  if (seated) {
    if (counted) await tx.invite.update({ where: { token }, data: { uses: { decrement: 1 } } });
    return seated;
  }
  if (closed) throw closedError(closed);
  if (known) await demandNotBanned(tx, campaign, known.id);
  if (!now) await demandFreeSeat(tx, campaign);
  if (typeof who === 'string') await demandOwnName(tx, campaign, who);
  const user = typeof who === 'string' ? await newGuest(tx, who) : who;
  const seat = { campaignId: campaign, userId: user.id };
  const { role } = invite;
  const given = { role, inviteId: invite.id };
  await tx.member.upsert({ where: { campaignId_userId: seat }, create: { ...seat, ...given }, update: given });
  return { campaign, user, role };
}

/** Seats of one campaign, those of the gallery among them: everyone at the table is told of each. */
const MOST_SEATS = 500;

/** @throws HttpError `conflict` where no seat is left */
async function demandFreeSeat(tx: Within, campaignId: string): Promise<void> {
  if ((await tx.member.count({ where: { campaignId } })) < MOST_SEATS) return;
  throw new HttpError('conflict', `All ${MOST_SEATS} seats of the campaign are taken. The referee can free some.`);
}

/**
 * A guest goes by no name that the table could take for the referee's, or for that of somebody who has registered.
 * Names of other guests are free: who lost a seat with its browser comes back by the same name.
 * @throws HttpError `name-taken`
 */
async function demandOwnName(tx: Within, campaignId: string, name: string): Promise<void> {
  const guarded = { OR: [{ role: 'referee' as const }, { user: { guest: false } }] };
  const members = await tx.member.findMany({ where: { campaignId, ...guarded }, include: { user: true } });
  if (!members.some(({ user }) => keyOf(user.name) === keyOf(name))) return;
  throw new HttpError('name-taken', `${name} sits at this table already. Choose another name, or log in if it is you.`);
}

async function findInvite(prisma: Pick<PrismaClient, 'invite'>, token: string) {
  const invite = await prisma.invite.findUnique({ where: { token }, include: { campaign: true } });
  if (invite) return invite;
  throw new HttpError(
    'not-found',
    'There is no such invite. See that the link is whole, or ask the referee for a new one.',
  );
}

async function roleIn(prisma: Pick<PrismaClient, 'member'>, campaignId: string, user: User | null) {
  if (!user) return null;
  return (await prisma.member.findUnique({ where: { campaignId_userId: { campaignId, userId: user.id } } }))?.role;
}

const isBetter = (offered: Role, now: Role): boolean => now === 'spectator' && offered === 'player';

const guestRole = (role: Role): InvitedRole => (role === 'player' ? 'player' : 'spectator');

interface InviteLimits {
  readonly revokedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly maxUses: number | null;
  readonly uses: number;
  readonly campaign?: { readonly archivedAt: Date | null };
}

const ARCHIVED = 'leads to a campaign that is put away';

/** Why an invite can be followed no longer, or null where it can. */
function whyClosed({ revokedAt, expiresAt, maxUses, uses, campaign }: InviteLimits): string | null {
  if (revokedAt) return 'was revoked';
  if (expiresAt && expiresAt <= new Date()) return 'has expired';
  if (maxUses !== null && uses >= maxUses) return 'is used up';
  return campaign?.archivedAt ? ARCHIVED : null;
}

const closedError = (why: string) => new HttpError('gone', `This invite ${why}. Ask the referee for a new one.`);

const asReply = (
  invite: Omit<InviteLimits, 'campaign'> & { readonly id: string; readonly role: Role; readonly token: string },
): Invite => ({
  id: invite.id,
  role: guestRole(invite.role),
  token: invite.token,
  path: `/join/${invite.token}`,
  expiresAt: invite.expiresAt?.toISOString() ?? null,
  maxUses: invite.maxUses,
  uses: invite.uses,
});
