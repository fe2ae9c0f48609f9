import plugin from 'fastify-plugin';
import { Bans } from '../campaigns/bans.ts';
import { Campaigns } from '../campaigns/campaigns.ts';
import { Invites } from '../campaigns/invites.ts';
import { Membership, type TableOfPeople } from '../campaigns/membership.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly membership: Membership;
    readonly bans: Bans;
    readonly campaigns: Campaigns;
    readonly invites: Invites;
  }
}

/** Campaigns, their members and invites; `table` is told of every change of seats. */
export const campaignsPlugin = plugin<{ readonly table: TableOfPeople }>(
  async (app, { table }) => {
    app.decorate('membership', new Membership(app.prisma, table));
    app.decorate('bans', new Bans(app.prisma));
    app.decorate('campaigns', new Campaigns(app.prisma, table));
    app.decorate('invites', new Invites(app.prisma, table));
  },
  { name: 'campaigns', dependencies: ['database'] },
);
