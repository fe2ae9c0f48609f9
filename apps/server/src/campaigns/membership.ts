import type { PrismaClient } from '@lanthorn/prisma';
import type { Role } from '@lanthorn/rules';
import { HttpError } from '../errors.ts';
import { ban } from './bans.ts';

export interface PersonNamed {
  readonly id: string;
  readonly name: string;
}

/** Told of every change of who sits where, after it was stored, so that the running table follows. */
export interface TableOfPeople {
  /** Somebody took a seat, another seat, or another name. May be told again of what it knows. */
  seated(campaign: string, person: PersonNamed & { readonly role: Role }): Promise<void>;
  /** Somebody has no seat any more: whatever connection they have is to be closed, on every node. */
  left(campaign: string, user: string, how: 'removed' | 'left'): Promise<void>;
}

/** Who has a seat in which campaign, and as what. Each campaign has exactly one referee. */
export class Membership {
  readonly #prisma: PrismaClient;
  readonly #table: TableOfPeople;

  constructor(prisma: PrismaClient, table: TableOfPeople) {
    this.#prisma = prisma;
    this.#table = table;
  }

  async roleOf(campaign: string, user: string): Promise<Role | null> {
    return (await this.#prisma.member.findUnique({ where: at(campaign, user) }))?.role ?? null;
  }

  /** Somebody as the campaign knows them now, whatever name they had when they connected. */
  async personAt(campaign: string, user: string): Promise<(PersonNamed & { readonly role: Role }) | null> {
    const found = await this.#prisma.member.findUnique({ where: at(campaign, user), include: { user: true } });
    return found && { id: user, name: found.user.name, role: found.role };
  }

  /**
   * The role of somebody who must have a seat.
   * @throws HttpError `not-found` for those without one, who need not know that the campaign is there
   */
  async demandSeat(campaign: string, user: string): Promise<Role> {
    const role = await this.roleOf(campaign, user);
    if (!role) throw new HttpError('not-found', 'There is no such campaign, or you have no seat in it.');
    return role;
  }

  /** @throws HttpError `not-found` for those without a seat, `forbidden` for all but the referee */
  async demandReferee(campaign: string, user: string): Promise<void> {
    if ((await this.demandSeat(campaign, user)) !== 'referee')
      throw new HttpError('forbidden', 'Only the referee of the campaign may do that.');
  }

  /**
   * Takes a seat away, by the referee or by whoever leaves. Those whom the referee removes stay away.
   * @throws HttpError `not-found`; `conflict` for the referee, who must hand the campaign over first
   */
  async remove(campaign: string, user: string, by: string): Promise<void> {
    const removed = await this.#prisma.$transaction(async (tx) => {
      if (by !== user) await ban(tx, campaign, user);
      const { count } = await tx.member.deleteMany({ where: seatOf(campaign, user, { role: NOT_REFEREE }) });
      return count > 0;
    });
    if (!removed) throw (await this.roleOf(campaign, user)) ? refereeStays() : nobody();
    await this.#table.left(campaign, user, by === user ? 'left' : 'removed');
  }

  /**
   * Makes a player a spectator or a spectator a player.
   * @throws HttpError `not-found`; `conflict` for the referee, who must hand the campaign over first
   */
  async changeRole(campaign: string, user: string, role: 'player' | 'spectator'): Promise<void> {
    const where = seatOf(campaign, user, { role: NOT_REFEREE });
    const [changed] = await this.#prisma.member.updateManyAndReturn({ where, data: { role }, include: { user: true } });
    if (!changed) throw (await this.roleOf(campaign, user)) ? refereeStays() : nobody();
    await this.#table.seated(campaign, { id: user, name: changed.user.name, role });
  }

  /**
   * Makes another member the referee; the old one stays as a player.
   * @throws HttpError `not-found`; `conflict` for a guest, and when the seats have changed
   */
  async handOver(campaign: string, from: PersonNamed, to: string): Promise<void> {
    const heir = await this.#prisma.member.findUnique({ where: at(campaign, to), include: { user: true } });
    if (!heir || to === from.id) throw nobody();
    if (heir.user.guest)
      throw new HttpError(
        'conflict',
        `${heir.user.name} is a guest, whose seat may be lost: a referee registers first.`,
      );
    await this.#prisma.$transaction(async ({ member }) => {
      // The old referee's row comes first: of two hand-overs at once the second waits here, and then finds none.
      const gave = await member.updateMany({
        where: seatOf(campaign, from.id, { role: 'referee' }),
        data: { role: 'player' },
      });
      const took = await member.updateMany({ where: seatOf(campaign, to), data: { role: 'referee' } });
      if (gave.count !== 1 || took.count !== 1)
        throw new HttpError('conflict', 'The seats of the campaign have changed in the meantime.');
    });
    await this.#table.seated(campaign, { id: to, name: heir.user.name, role: 'referee' });
    await this.#table.seated(campaign, { id: from.id, name: from.name, role: 'player' });
  }

  /** Somebody goes by another name from now on, in every campaign. */
  async renamed(user: string, name: string): Promise<void> {
    const seats = await this.#prisma.member.findMany({ where: { userId: user } });
    for (const { campaignId, role } of seats) await this.#table.seated(campaignId, { id: user, name, role });
  }
}

const NOT_REFEREE = { not: 'referee' } as const;

const seatOf = <Rest extends object>(campaignId: string, userId: string, rest?: Rest) => ({
  campaignId,
  userId,
  ...rest,
});

const at = (campaign: string, user: string) => ({ campaignId_userId: seatOf(campaign, user) });

const nobody = () => new HttpError('not-found', 'Nobody else of that name has a seat here.');

const refereeStays = () => new HttpError('conflict', 'The campaign needs its referee: hand it over to somebody first.');
