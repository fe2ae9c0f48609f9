import type { PrismaClient } from '@lanthorn/prisma';
import type { Banned } from '@lanthorn/protocol/http';
import { HttpError } from '../errors.ts';

type Within = Pick<PrismaClient, '$queryRaw' | '$executeRaw'>;

/** Those whom the referee of a campaign has removed: no link lets them in again until the referee does. */
export class Bans {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  /** The latest first, each with the invite they had come by while it is open: a guest may follow it as somebody new. */
  async list(campaign: string): Promise<Banned[]> {
    const found = await this.#prisma.$queryRaw<(Omit<Banned, 'at'> & { readonly at: Date })[]>`
      SELECT a."id" AS "userId", a."name", a."guest", b."at", i."id" AS "inviteId"
      FROM "ban" b JOIN "account" a ON a."id" = b."userId"
      LEFT JOIN "invite" i ON i."id" = b."inviteId" AND i."revokedAt" IS NULL
        AND (i."expiresAt" IS NULL OR i."expiresAt" > now()) AND (i."maxUses" IS NULL OR i."uses" < i."maxUses")
      WHERE b."campaignId" = ${campaign} ORDER BY b."at" DESC, a."id"`;
    return found.map(({ at, ...who }) => ({ ...who, at: at.toISOString() }));
  }

  /** Whether somebody was removed, rather than left by choice. */
  holds(campaign: string, user: string): Promise<boolean> {
    return isBanned(this.#prisma, campaign, user);
  }

  /** @throws HttpError `not-found` */
  async lift(campaign: string, user: string): Promise<void> {
    const lifted = await this.#prisma.$executeRaw`
      DELETE FROM "ban" WHERE "campaignId" = ${campaign} AND "userId" = ${user}`;
    if (lifted === 0) throw new HttpError('not-found', 'Nobody of that name is kept out of this campaign.');
  }
}

/** Keeps out a member who is about to be removed. */
export async function ban(within: Within, campaign: string, user: string): Promise<void> {
  await within.$executeRaw`
    INSERT INTO "ban" ("campaignId", "userId", "inviteId")
    SELECT "campaignId", "userId", "inviteId" FROM "member"
    WHERE "campaignId" = ${campaign} AND "userId" = ${user} AND "role" <> 'referee'
    ON CONFLICT DO NOTHING`;
}

/** @throws HttpError `forbidden` for somebody who was removed */
export async function demandNotBanned(within: Within, campaign: string, user: string): Promise<void> {
  if (await isBanned(within, campaign, user))
    throw new HttpError(
      'forbidden',
      'The referee has removed you from this campaign: only the referee can let you in again.',
    );
}

async function isBanned(within: Within, campaign: string, user: string): Promise<boolean> {
  const found = await within.$queryRaw<unknown[]>`
    SELECT 1 FROM "ban" WHERE "campaignId" = ${campaign} AND "userId" = ${user}`;
  return found.length > 0;
}
