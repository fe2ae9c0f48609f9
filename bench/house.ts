import { clientOver } from '@lanthorn/prisma';
import { type Command, type CreatureId, id, type Seat } from '@lanthorn/rules';
import pg from 'pg';
import type { LiveCampaign } from '../apps/server/src/live/live-campaign.ts';
import { LiveCampaigns } from '../apps/server/src/live/live-campaigns.ts';
import { EventLog } from '../apps/server/src/log/event-log.ts';
import { History } from '../apps/server/src/log/history.ts';
import { Lines, readerOf } from '../apps/server/src/log/lines.ts';
import { Snapshots } from '../apps/server/src/log/snapshots.ts';
import { ownDatabase } from './database.ts';
import { type Grown, grown, ROOM, type Size } from './grown.ts';

/** Entries since the last snapshot that is kept: half of those between two. */
const SINCE = 100;
/** Lines that a newcomer is shown. */
const PAGE = { before: null, upTo: null, limit: 100, search: null } as const;

/** The server without its sockets: a log in a database, and the campaigns that are open. */
export class House {
  readonly #table: Grown;
  readonly #pool: pg.Pool;
  readonly #prisma: ReturnType<typeof clientOver>;
  readonly #snapshots: Snapshots;
  readonly #lines: Lines;
  readonly #end: () => Promise<void>;
  #live: LiveCampaigns;
  #no = 0;

  private constructor(url: string, size: Size, end: () => Promise<void>) {
    this.#table = grown(size);
    this.#pool = new pg.Pool({ connectionString: url, max: 4 });
    this.#prisma = clientOver(this.#pool);
    this.#snapshots = new Snapshots(this.#prisma);
    this.#lines = new Lines(this.#prisma);
    this.#live = this.#opened();
    this.#end = end;
  }

  /** @param size of the table in each campaign */
  static async begin(size: Size): Promise<House> {
    const { url, stop } = await ownDatabase();
    return new House(url, size, stop);
  }

  async close(): Promise<void> {
    this.#live.close();
    await this.#prisma.$disconnect();
    await this.#pool.end();
    await this.#end();
  }

  /** Makes a campaign that so many entries have been played of. Its id. */
  async campaign(entries: number): Promise<string> {
    this.#no += 1;
    const campaign = `campaign-${this.#no}`;
    await this.#prisma.campaign.create({ data: { id: campaign, name: 'The mine' } });
    await this.#snapshots.keep(campaign, { seq: entries - SINCE, state: this.#table.state });
    await this.#pool.query(ENTRIES, [campaign, entries]);
    await this.#pool.query(LINES, [campaign, entries]);
    // As the database does by itself after so many rows.
    await this.#pool.query('ANALYZE "line"');
    return campaign;
  }

  /** Opens a campaign, and lets everybody sit down. */
  async open(name: string): Promise<LiveCampaign> {
    const campaign = await this.#live.get(name);
    for (const seat of this.#table.seats) campaign.audience.sit(seat, campaign.state, [], campaign.seq);
    return campaign;
  }

  /** Puts all campaigns down. */
  forget(): void {
    this.#live.close();
    this.#live = this.#opened();
  }

  /** Gives a newcomer the seat of a spectator. */
  async join(campaign: LiveCampaign, no: number): Promise<void> {
    const newcomer: Seat = { role: 'spectator', user: id(`newcomer-${no}`), name: 'Newcomer' };
    const told = await this.#lines.read(campaign.id, readerOf(newcomer), PAGE);
    JSON.stringify(campaign.audience.sit(newcomer, campaign.state, told, campaign.seq));
    campaign.audience.leave(newcomer);
  }

  /** A step out of a room, or back; it is granted and recorded. */
  async step(campaign: LiveCampaign, no: number): Promise<void> {
    const [referee] = this.#table.seats;
    const [mover] = this.#table.state.party.members;
    if (!referee || !mover) throw new Error('Nobody plays.');
    const command = this.#placed(mover, no % 2 === 0 ? ROOM : 0);
    const reply = await campaign.submit(referee, { commandId: `step-${campaign.id}-${no}`, command, override: false });
    if (!reply.ok) throw new Error(reply.refusal.sentence);
  }

  #placed(creature: CreatureId, down: number): Command {
    const at = this.#table.state.creatures[creature]?.at;
    if (!at) throw new Error('Nobody can go.');
    return { type: 'PlaceCreature', creature, square: { x: at.square.x, y: at.square.y + down } };
  }

  #opened(): LiveCampaigns {
    const log = new EventLog(this.#prisma);
    const history = new History(log, this.#snapshots);
    const ground = { log, history, snapshots: this.#snapshots, now: () => Date.now(), trouble: console.error };
    return new LiveCampaigns(this.#prisma, ground, { happened: (_rooms, envelope) => void JSON.stringify(envelope) });
  }
}

/** Words that the referee said, one entry after the other. */
const ENTRIES = `
  INSERT INTO "log_entry" ("campaignId", "seq", "commandId", "by", "events")
  SELECT $1, no, 'command-' || no, 'referee', '[{"type":"Narrated","by":"referee","text":"You hear water, far below."}]'
  FROM generate_series(1, $2::int) AS no`;
const LINES = `
  INSERT INTO "line" ("id", "campaignId", "seq", "part", "audience", "line")
  SELECT $1 || ':' || no || ':' || audience, $1, no, 0, audience, '{"kind":"speech","text":"You hear water, far below."}'
  FROM generate_series(1, $2::int) AS no, unnest(ARRAY['referee', 'table']) AS audience`;
