import type { PrismaClient } from '@lanthorn/prisma';
import type { Role } from '@lanthorn/rules';
import { HttpError } from '../errors.ts';

/** Told of every change of who sits where, so that the running table follows. */
export interface TableOfPeople {
  seated(campaign: string, person: { readonly id: string; readonly name: string; readonly role: Role }): Promise<void>;
  left(campaign: string, user: string): Promise<void>;
}

/** Who has a seat in which campaign, and as what. */
export class Membership {
  readonly #prisma: PrismaClient;
  readonly #table: TableOfPeople;

  constructor(prisma: PrismaClient, table: TableOfPeople) {
    this.#prisma = prisma;
    this.#table = table;
  }

  async roleOf(campaign: string, user: string): Promise<Role | null> {
    return (await this.#prisma.member.findUnique({ where: { campaignId_userId: { campaignId: campaign, userId: user } } }))?.role ?? null;
  }

  /**
   * The role of somebody who must have a seat, and perhaps be the referee.
   * @throws HttpError `not-found` for those without a seat, who need not know that the campaign is there; `forbidden`
   */
  async demand(campaign: string, user: string, referee = false): Promise<Role> {
    const role = await this.roleOf(campaign, user);
    if (!role) throw new HttpError('not-found', 'There is no such campaign, or you have no seat in it.');
    if (referee && role !== 'referee') throw new HttpError('forbidden', 'Only the referee of the campaign may do that.');
    return role;
  }

  /** Gives a seat. Who sits already keeps the seat they have, unless a spectator is asked to play. */
  async seat(campaign: string, person: { readonly id: string; readonly name: string }, role: Role): Promise<Role> {
    const now = await this.roleOf(campaign, person.id);
    if (now && !(now === 'spectator' && role === 'player')) return now;
    const key = { campaignId: campaign, userId: person.id };
    await this.#prisma.member.upsert({ where: { campaignId_userId: key }, create: { ...key, role }, update: { role } });
    await this.#table.seated(campaign, { ...person, role });
    return role;
  }

  /**
   * Takes a seat away, by the referee or by whoever leaves.
   * @throws HttpError `not-found`; `conflict` for the referee, who must hand the campaign over first
   */
  async remove(campaign: string, user: string): Promise<void> {
    const role = await this.roleOf(campaign, user);
    if (!role) throw new HttpError('not-found', 'Nobody of that name has a seat here.');
    if (role === 'referee') throw new HttpError('conflict', 'The referee cannot leave the table without one: hand the campaign over first.');
    await this.#prisma.member.deleteMany({ where: { campaignId: campaign, userId: user } });
    await this.#table.left(campaign, user);
  }

  /**
   * Makes another member the referee; the old one stays as a player. There is always exactly one.
   * @throws HttpError `not-found`, `conflict`
   */
  async handOver(campaign: string, from: { readonly id: string; readonly name: string }, to: string): Promise<void> {
    const heir = await this.#prisma.member.findUnique({ where: { campaignId_userId: { campaignId: campaign, userId: to } }, include: { user: true } });
    if (!heir || to === from.id) throw new HttpError('not-found', 'Nobody else of that name has a seat here.');
    await this.#prisma.$transaction(async (all) => {
      const gave = await all.member.updateMany({ where: { campaignId: campaign, userId: from.id, role: 'referee' }, data: { role: 'player' } });
      const took = await all.member.updateMany({ where: { campaignId: campaign, userId: to }, data: { role: 'referee' } });
      if (gave.count !== 1 || took.count !== 1) throw new HttpError('conflict', 'The campaign was handed over in the meantime.');
    });
    await this.#table.seated(campaign, { id: to, name: heir.user.name, role: 'referee' });
    await this.#table.seated(campaign, { ...from, role: 'player' });
  }

  /** Somebody goes by another name from now on, in every campaign. */
  async renamed(user: string, name: string): Promise<void> {
    const seats = await this.#prisma.member.findMany({ where: { userId: user } });
    for (const { campaignId, role } of seats) await this.#table.seated(campaignId, { id: user, name, role });
  }
}
