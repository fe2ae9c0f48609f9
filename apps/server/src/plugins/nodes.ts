import plugin from 'fastify-plugin';
import { ALONE, type Nodes } from '../nodes/nodes.ts';
import { PostgresNodes } from '../nodes/postgres-nodes.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly nodes: Nodes;
  }
}

/** The other servers on the same database. An embedded one has none: its owner is one server. */
export const nodesPlugin = plugin<{ readonly url: string }>(
  async (app, { url }) => {
    const trouble = (error: unknown) => app.log.warn({ err: error }, 'the connection to the other nodes was lost');
    const nodes = app.databaseKind === 'embedded' ? ALONE : await PostgresNodes.on(url, trouble);
    app.decorate('nodes', nodes);
    app.addHook('onClose', () => nodes.close());
  },
  { name: 'nodes', dependencies: ['database'] },
);
