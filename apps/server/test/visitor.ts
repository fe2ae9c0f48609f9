import { randomInt } from 'node:crypto';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';

/** The host that a test's pages come from. */
export const HOST = 'table.test';
export const ORIGIN = `http://${HOST}`;

/** A file that somebody brings. */
export interface Brought {
  readonly name: string;
  readonly bytes: string | Uint8Array;
}

const BOUNDARY = 'a-line-that-no-file-holds';
const part = (name: string, bytes: string | Uint8Array): readonly Buffer[] => [
  Buffer.from(
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
  ),
  Buffer.from(bytes),
  Buffer.from('\r\n'),
];

/** Somebody at a browser of their own: keeps its cookies, and an address that nobody else has. */
export class Visitor {
  readonly #app: FastifyInstance;
  readonly #cookies = new Map<string, string>();
  readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

  constructor(app: FastifyInstance) {
    this.#app = app;
  }

  /** What this browser would send; null when it has no cookie. */
  get cookie(): string | null {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ') || null;
  }

  set cookie(text: string) {
    const [name = '', value = ''] = text.split('=');
    this.#cookies.set(name, value);
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.ask({ method: 'GET', url });
  }

  post(url: string, body: object = {}): Promise<LightMyRequestResponse> {
    return this.ask({ method: 'POST', url, payload: body });
  }

  patch(url: string, body: object): Promise<LightMyRequestResponse> {
    return this.ask({ method: 'PATCH', url, payload: body });
  }

  delete(url: string): Promise<LightMyRequestResponse> {
    return this.ask({ method: 'DELETE', url });
  }

  /** Sends files as the fields "file" of a form, after what else there is in it. */
  bring(
    url: string,
    files: readonly Brought[],
    end = `--${BOUNDARY}--\r\n`,
    fields: Readonly<Record<string, string>> = {},
  ): Promise<LightMyRequestResponse> {
    const first = Object.entries(fields).map(([name, value]) =>
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
    );
    const parts = files.flatMap(({ name, bytes }) => part(name, bytes));
    const payload = Buffer.concat([...first, ...parts, Buffer.from(end)]);
    const headers = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
    return this.ask({ method: 'POST', url, payload, headers });
  }

  async ask(asked: InjectOptions): Promise<LightMyRequestResponse> {
    const { cookie } = this;
    const headers = { host: HOST, origin: ORIGIN, ...(cookie ? { cookie } : {}), ...asked.headers };
    const reply = await this.#app.inject({ remoteAddress: this.address, ...asked, headers });
    for (const { name, value } of reply.cookies) value ? this.#cookies.set(name, value) : this.#cookies.delete(name);
    return reply;
  }

  /** Registers under a name, with the password that all of the tests use. Their id. */
  async register(name: string): Promise<string> {
    return (await this.post('/api/accounts', { name, password: PASSWORD })).json().user.id;
  }

  /** Begins a campaign. Its id. */
  async begin(name: string): Promise<string> {
    return (await this.post('/api/campaigns', { name })).json().campaign.id;
  }

  /** Makes an invite to a campaign of theirs. Its token. */
  async invite(campaign: string, invite: object = { role: 'player' }): Promise<string> {
    return (await this.post(`/api/campaigns/${campaign}/invites`, invite)).json().invite.token;
  }

  /** Follows an invite, as a guest when they have no session. Their id. */
  async follow(token: string, name?: string): Promise<string> {
    await this.post(`/api/invites/${token}`, name ? { name } : {});
    return (await this.get('/api/me')).json().user.id;
  }
}

export const PASSWORD = 'lantern oil and rope';
