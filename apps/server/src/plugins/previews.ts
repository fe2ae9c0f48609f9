import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import { httpPaths } from '@lanthorn/protocol/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../errors.ts';

/** For one address: programs that show links look at each once. */
const LOOKING = { rateLimit: { max: 300, timeWindow: '10 minutes' } };

/** What a page says of itself to those who only show a link to it. */
export interface Preview {
  readonly title: string;
  readonly description: string;
}

const LANDING: Preview = {
  title: 'Lanthorn: a virtual tabletop for old-school fantasy games',
  description:
    'The server knows the rules: turns and torches, surprise, reaction and morale. Play the demo at once, without an account.',
};
const INVITE: Preview = { title: 'Join · Lanthorn', description: LANDING.description };

/** The entrance, and the page of each invite, with what a link to them shows: a name, a sentence and a picture. */
export async function previews(app: FastifyInstance, build: string, publicUrl: string | null): Promise<void> {
  await app.register(rateLimit, { global: false });
  const page = (name: string): string => readFileSync(join(build, name), 'utf8');
  const client = page('200.html');
  const landing = existsSync(join(build, 'index.html')) ? page('index.html') : client;
  const send = (request: FastifyRequest, reply: FastifyReply, html: string, preview: Preview) => {
    const origin = publicUrl ?? `${request.protocol}://${request.host}`;
    const named = html.includes('<title>') ? '' : `<title>${escaped(preview.title)}</title>`;
    const head = `${named}${tagsOf(preview, origin, request.url.split('?')[0] ?? '/')}</head>`;
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(html.replace('</head>', () => head));
  };
  app.get('/', (request, reply) => send(request, reply, landing, LANDING));
  app.get<{ Params: { token: string } }>('/join/:token', { config: LOOKING }, async (request, reply) =>
    send(request, reply, client, await invitation(app, request.params.token)),
  );
}

/** A link that opens nothing tells nothing. */
async function invitation(app: FastifyInstance, token: string): Promise<Preview> {
  // What is no token is not looked for: there are letters that the database takes from nobody.
  if (!httpPaths.token.safeParse({ token }).success) return INVITE;
  try {
    const { name, role, by } = await app.invites.read(token, null);
    const title = role === 'player' ? `Play in ${name}` : `Watch ${name}`;
    const who = by ?? 'The referee';
    return {
      title: `${title} · Lanthorn`,
      description: `${who} invites you to ${role === 'player' ? 'the table' : 'the gallery'}: a name and a browser are enough.`,
    };
  } catch (error) {
    if (error instanceof HttpError) return INVITE;
    throw error;
  }
}

function tagsOf({ title, description }: Preview, origin: string, path: string): string {
  const properties = {
    'og:type': 'website',
    'og:site_name': 'Lanthorn',
    'og:title': title,
    'og:description': description,
    'og:url': `${origin}${path}`,
    'og:image': `${origin}/preview.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  const names = { description, 'twitter:card': 'summary_large_image' };
  return [
    ...Object.entries(properties).map(([name, text]) => `<meta property="${name}" content="${escaped(text)}">`),
    ...Object.entries(names).map(([name, text]) => `<meta name="${name}" content="${escaped(text)}">`),
  ].join('');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);
