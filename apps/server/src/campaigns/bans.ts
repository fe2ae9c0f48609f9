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

  /** The latest first. */
  async list(campaign: string): Promise<Banned[]> {
    const found = await this.#prisma.$queryRaw<(Omit<Banned, 'at'> & { readonly at: Date })[]>`
      SELECT a."id" AS "userId", a."name", a."guest", b."at" FROM "ban" b JOIN "account" a ON a."id" = b."userId"
      WHERE b."campaignId" = ${campaign} ORDER BY b."at" DESC, a."id"`;
    return found.map(({ at, ...who }) => ({ ...who, at: at.toISOString() }));
  }

  /** @throws HttpError `not-found` */
  async lift(campaign: string, user: string): Promise<void> {
    const lifted = await this.#prisma.$executeRaw`
      DELETE FROM "ban" WHERE "campaignId" = ${campaign} AND "userId" = ${user}`;
    if (lifted === 0) throw new HttpError('not-found', 'Nobody of that name is kept out of this campaign.');
  }
}

export async function ban(within: Within, campaign: string, user: string): Promise<void> {
  await within.$executeRaw`
    INSERT INTO "ban" ("campaignId", "userId") VALUES (${campaign}, ${user}) ON CONFLICT DO NOTHING`;
}

/** @throws HttpError `forbidden` for somebody who was removed */
export async function demandNotBanned(within: Within, campaign: string, user: string): Promise<void> {
  const found = await within.$queryRaw<unknown[]>`
    SELECT 1 FROM "ban" WHERE "campaignId" = ${campaign} AND "userId" = ${user}`;
  if (found.length > 0)
    throw new HttpError(
      'forbidden',
      'The referee has removed you from this campaign: only the referee can let you in again.',
    );
}
