import plugin from 'fastify-plugin';
import { Campaigns } from '../campaigns/campaigns.ts';
import { Invites } from '../campaigns/invites.ts';
import { Membership, type TableOfPeople } from '../campaigns/membership.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly membership: Membership;
    readonly campaigns: Campaigns;
    readonly invites: Invites;
  }
}

/** Campaigns, their members and invites. */
export const campaignsPlugin = plugin<{ readonly table: TableOfPeople }>(
  async (app, { table }) => {
    const membership = new Membership(app.prisma, table);
    app.decorate('membership', membership).decorate('campaigns', new Campaigns(app.prisma, membership)).decorate('invites', new Invites(app.prisma));
  },
  { name: 'campaigns', dependencies: ['database'] },
);
