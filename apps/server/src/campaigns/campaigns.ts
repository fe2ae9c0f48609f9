import type { PrismaClient } from '@lanthorn/prisma';
import type { CampaignListed, Member } from '@lanthorn/protocol/http';
import { nanoid } from 'nanoid';
import type { PersonNamed, TableOfPeople } from './membership.ts';

/** A change that is asked of a campaign; what is absent stays as it is. */
interface CampaignChange {
  readonly name?: string;
  readonly archived?: boolean;
}

/** The long games: made, named, put away. What happens in them is the log's. */
export class Campaigns {
  readonly #prisma: PrismaClient;
  readonly #table: TableOfPeople;

  constructor(prisma: PrismaClient, table: TableOfPeople) {
    this.#prisma = prisma;
    this.#table = table;
  }

  /** A new campaign with its referee. Its id. */
  async create(name: string, referee: PersonNamed): Promise<string> {
    const members = { create: { userId: referee.id, role: 'referee' } } as const;
    const { id } = await this.#prisma.campaign.create({ data: { id: nanoid(), name, members } });
    await this.#table.seated(id, { id: referee.id, name: referee.name, role: 'referee' });
    return id;
  }

  /** The campaigns in which somebody has a seat, the latest first. */
  async of(user: string): Promise<CampaignListed[]> {
    const seats = await this.#prisma.member.findMany({
      where: { userId: user },
      include: { campaign: true },
      orderBy: [{ joinedAt: 'desc' }, { campaignId: 'asc' }],
    });
    return seats.map(({ role, campaign }) => ({
      id: campaign.id,
      name: campaign.name,
      role,
      archived: campaign.archivedAt !== null,
      begun: campaign.createdAt.toISOString(),
    }));
  }

  /** A campaign that is known to be there, with its members in the order in which they came. */
  async one(id: string): Promise<{ readonly name: string; readonly archived: boolean; readonly members: Member[] }> {
    const found = await this.#prisma.campaign.findUniqueOrThrow({
      where: { id },
      include: { members: { include: { user: true }, orderBy: [{ joinedAt: 'asc' }, { userId: 'asc' }] } },
    });
    const members = found.members.map(({ role, user: { id: userId, name, guest } }) => ({ userId, name, role, guest }));
    return { name: found.name, archived: found.archivedAt !== null, members };
  }

  async change(id: string, { name, archived }: CampaignChange): Promise<void> {
    await this.#prisma.campaign.update({
      where: { id },
      data: {
        ...(name === undefined ? {} : { name }),
        ...(archived === undefined ? {} : { archivedAt: archived ? new Date() : null }),
      },
    });
  }
}
