import { setTimeout as pause } from 'node:timers/promises';
import { nanoid } from 'nanoid';
import pg from 'pg';
import { CHANNEL } from './channel.ts';
import { type NodeMessage, parseNodeMessage } from './messages.ts';
import type { Listener, Nodes } from './nodes.ts';

/** Milliseconds between two signs of life, and after which a node without one is taken for gone. */
const BEAT = 5_000;
const GONE = 16_000;
/** Milliseconds before a lost connection is tried again. */
const AGAIN = 500;
/** The most words that wait for a lost connection: afterwards everyone takes the seat again anyhow. */
const MOST_UNSAID = 10_000;

/** Nodes that wake each other by the LISTEN and NOTIFY of the PostgreSQL that holds their log. */
export class PostgresNodes implements Nodes {
  readonly name = nanoid(10);
  readonly #url: string;
  readonly #trouble: (error: unknown) => void;
  readonly #listeners: Listener[] = [];
  /** When each other node was heard last. */
  readonly #others = new Map<string, number>();
  readonly #beat: NodeJS.Timeout;
  #client: pg.Client | null = null;
  #unsaid: string[] = [];
  #saying: Promise<void> | null = null;
  #closed = false;

  private constructor(url: string, trouble: (error: unknown) => void) {
    this.#url = url;
    this.#trouble = trouble;
    this.#beat = setInterval(() => this.#live(), BEAT).unref();
  }

  static async on(url: string, trouble: (error: unknown) => void): Promise<PostgresNodes> {
    const nodes = new PostgresNodes(url, trouble);
    await nodes.#connect();
    nodes.say({ type: 'here' });
    return nodes;
  }

  say(word: NodeMessage): void {
    const passing = word.type === 'shown' && word.passing;
    if (passing && (this.#others.size === 0 || !this.#client)) return;
    if (this.#unsaid.length < MOST_UNSAID) this.#unsaid.push(JSON.stringify({ from: this.name, word }));
    this.#saying ??= this.#speak();
  }

  listen(listener: Listener): void {
    this.#listeners.push(listener);
  }

  async close(): Promise<void> {
    this.say({ type: 'leaving' });
    await this.#saying;
    this.#closed = true;
    clearInterval(this.#beat);
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'node',
      connectionTimeoutMillis: 5_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ payload = '' }) => this.#hear(payload));
    await client.connect();
    // Words need not outlive the database: nothing waits for the disk.
    await client.query('SET synchronous_commit = off');
    await client.query(`LISTEN ${CHANNEL}`);
    this.#client = client;
  }

  #lost(client: pg.Client): void {
    if (this.#closed || this.#client !== client) return;
    this.#client = null;
    client.end().catch(() => {});
    this.#trouble(new Error('The other nodes cannot be heard: the connection to the database was lost.'));
    void this.#reconnect();
  }

  async #reconnect(): Promise<void> {
    while (!this.#closed && !this.#client) {
      await pause(AGAIN);
      await this.#connect().catch(() => {});
    }
    if (this.#closed) return;
    for (const listener of this.#listeners) listener.missed();
    this.say({ type: 'here' });
  }

  /** All that waits is said at once; what comes meanwhile is said next. */
  async #speak(): Promise<void> {
    await pause(0);
    while (this.#client && this.#unsaid.length > 0) {
      const client = this.#client;
      const words = this.#unsaid;
      this.#unsaid = [];
      await client.query({ ...SAY, values: [CHANNEL, words] }).catch(() => {
        this.#unsaid = [...words, ...this.#unsaid];
        this.#lost(client);
      });
    }
    this.#saying = null;
  }

  #hear(text: string): void {
    const said = parseNodeMessage(text);
    if (!said || said.from === this.name) return;
    const { from, word } = said;
    const stranger = !this.#others.has(from) && word.type !== 'leaving';
    if (word.type === 'leaving') this.#others.delete(from);
    else this.#others.set(from, performance.now());
    for (const listener of this.#listeners) {
      if (stranger) listener.stranger();
      listener.word(word, from);
    }
  }

  /** Says that this node lives, and counts those out that have not said so for too long. */
  #live(): void {
    this.say({ type: 'here' });
    for (const [from, heard] of this.#others) {
      if (performance.now() - heard < GONE) continue;
      this.#others.delete(from);
      for (const listener of this.#listeners) listener.word({ type: 'leaving' }, from);
    }
  }
}

const SAY = { name: 'say', text: 'SELECT pg_notify($1, word) FROM unnest($2::text[]) AS words(word)' };
