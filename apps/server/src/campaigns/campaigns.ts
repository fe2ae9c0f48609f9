import type { PrismaClient } from '@lanthorn/prisma';
import type { Role } from '@lanthorn/rules';
import { nanoid } from 'nanoid';
import type { Membership } from './membership.ts';

export interface CampaignShown {
  readonly id: string;
  readonly name: string;
  readonly role: Role;
  readonly archived: boolean;
}

/** The long games: made, named, put away. What happens in them is the log's. */
export class Campaigns {
  readonly #prisma: PrismaClient;
  readonly #membership: Membership;

  constructor(prisma: PrismaClient, membership: Membership) {
    this.#prisma = prisma;
    this.#membership = membership;
  }

  /** A new campaign with its referee. Its id. */
  async create(name: string, referee: { readonly id: string; readonly name: string }): Promise<string> {
    const { id } = await this.#prisma.campaign.create({ data: { id: nanoid(), name } });
    await this.#membership.seat(id, referee, 'referee');
    return id;
  }

  async of(user: string): Promise<readonly CampaignShown[]> {
    const seats = await this.#prisma.member.findMany({ where: { userId: user }, include: { campaign: true }, orderBy: { joinedAt: 'desc' } });
    return seats.map(({ role, campaign: { id, name, archivedAt } }) => ({ id, name, role, archived: archivedAt !== null }));
  }

  async one(id: string): Promise<{ readonly name: string; readonly archived: boolean; readonly members: readonly { readonly userId: string; readonly name: string; readonly role: Role; readonly guest: boolean }[] }> {
    const found = await this.#prisma.campaign.findUniqueOrThrow({ where: { id }, include: { members: { include: { user: true }, orderBy: { joinedAt: 'asc' } } } });
    const members = found.members.map(({ role, user }) => ({ userId: user.id, name: user.name, role, guest: user.guest }));
    return { name: found.name, archived: found.archivedAt !== null, members };
  }

  async change(id: string, change: { readonly name?: string | undefined; readonly archived?: boolean | undefined }): Promise<void> {
    const archivedAt = change.archived === undefined ? undefined : change.archived ? new Date() : null;
    await this.#prisma.campaign.update({
      where: { id },
      data: { ...(change.name === undefined ? {} : { name: change.name }), ...(archivedAt === undefined ? {} : { archivedAt }) },
    });
  }
}
