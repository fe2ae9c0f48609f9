import type { PrismaClient } from '@lanthorn/prisma';
import { nanoid } from 'nanoid';
import { HttpError } from '../errors.ts';

export interface InviteShown {
  readonly id: string;
  readonly role: 'player' | 'spectator';
  readonly token: string;
  readonly expiresAt: string | null;
  readonly maxUses: number | null;
  readonly uses: number;
}

/** Links that give a seat. */
export class Invites {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  /** @param hours until it expires, null for never; @param uses how often it may be used, null for any number */
  async make(campaign: string, role: 'player' | 'spectator', hours: number | null, uses: number | null): Promise<InviteShown> {
    const expiresAt = hours === null ? null : new Date(Date.now() + hours * 3_600_000);
    const made = await this.#prisma.invite.create({
      data: { id: nanoid(), campaignId: campaign, role, token: nanoid(24), expiresAt, maxUses: uses },
    });
    return shown({ ...made, role });
  }

  /** Those that still open the door. */
  async list(campaign: string): Promise<readonly InviteShown[]> {
    const found = await this.#prisma.invite.findMany({ where: { campaignId: campaign, revokedAt: null }, orderBy: { createdAt: 'asc' } });
    return found.filter(isOpen).map((invite) => shown({ ...invite, role: invite.role === 'player' ? 'player' : 'spectator' }));
  }

  /** @throws HttpError `not-found` */
  async revoke(campaign: string, id: string): Promise<void> {
    const { count } = await this.#prisma.invite.updateMany({ where: { id, campaignId: campaign, revokedAt: null }, data: { revokedAt: new Date() } });
    if (count === 0) throw new HttpError('not-found', 'There is no such invite, or it is revoked already.');
  }

  /** @throws HttpError `not-found`, `gone` */
  async read(token: string): Promise<{ readonly campaign: string; readonly name: string; readonly role: 'player' | 'spectator' }> {
    const invite = await this.#prisma.invite.findUnique({ where: { token }, include: { campaign: true } });
    if (!invite) throw new HttpError('not-found', 'There is no such invite. See that the link is whole, or ask the referee for a new one.');
    if (!isOpen(invite) || invite.campaign.archivedAt) throw gone(invite);
    return { campaign: invite.campaignId, name: invite.campaign.name, role: invite.role === 'player' ? 'player' : 'spectator' };
  }

  /** Counts a use, in one statement, so that two who come at once cannot both take the last. @throws HttpError `gone` */
  async use(token: string): Promise<void> {
    const used = await this.#prisma.$executeRaw`
      UPDATE "invite" SET "uses" = "uses" + 1
      WHERE "token" = ${token} AND "revokedAt" IS NULL AND ("expiresAt" IS NULL OR "expiresAt" > now())
        AND ("maxUses" IS NULL OR "uses" < "maxUses")`;
    if (used === 0) throw new HttpError('gone', 'The invite is used up. Ask the referee for a new one.');
  }
}

interface Openness {
  readonly revokedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly maxUses: number | null;
  readonly uses: number;
}

const isOpen = ({ revokedAt, expiresAt, maxUses, uses }: Openness): boolean =>
  !revokedAt && (!expiresAt || expiresAt > new Date()) && (maxUses === null || uses < maxUses);

function gone({ revokedAt, expiresAt }: Openness): HttpError {
  const why = revokedAt ? 'was revoked' : expiresAt && expiresAt <= new Date() ? 'has expired' : 'is used up, or its campaign is put away';
  return new HttpError('gone', `This invite ${why}. Ask the referee for a new one.`);
}

const shown = (invite: { id: string; role: 'player' | 'spectator'; token: string } & Openness): InviteShown => ({
  id: invite.id,
  role: invite.role,
  token: invite.token,
  expiresAt: invite.expiresAt?.toISOString() ?? null,
  maxUses: invite.maxUses,
  uses: invite.uses,
});
