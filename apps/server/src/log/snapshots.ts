import { STATE_SHAPE } from '@lanthorn/rules';
import type pg from 'pg';
import type { Moment } from './history.ts';

/** Stored states. One of another shape is passed over: the log is folded instead. */
export class Snapshots {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** The latest one at or before an entry. */
  async near(campaign: string, seq: number): Promise<Moment | null> {
    const { rows } = await this.#pool.query<Moment>({
      name: 'snapshot-near',
      text: `
        SELECT seq, state FROM "snapshot" WHERE "campaignId" = $1 AND seq <= $2 AND shape = $3
        ORDER BY seq DESC LIMIT 1`,
      values: [campaign, seq, STATE_SHAPE],
    });
    return rows[0] ?? null;
  }

  async keep(campaign: string, { seq, state }: Moment): Promise<void> {
    await this.#pool.query({
      name: 'snapshot-keep',
      text: `INSERT INTO "snapshot" ("campaignId", seq, shape, state) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
      values: [campaign, seq, STATE_SHAPE, JSON.stringify(state)],
    });
  }
}
