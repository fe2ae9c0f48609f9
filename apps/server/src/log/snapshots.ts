import type { PrismaClient } from '@lanthorn/prisma';
import { type GameState, STATE_SHAPE } from '@lanthorn/rules';
import type { Moment } from './history.ts';

/** Stored states. One of another shape is passed over: the log is folded instead. */
export class Snapshots {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  /** The latest one at or before an entry. */
  async near(campaign: string, seq: number): Promise<Moment | null> {
    const found = await this.#prisma.snapshot.findFirst({
      where: { campaignId: campaign, seq: { lte: seq }, shape: STATE_SHAPE },
      orderBy: { seq: 'desc' },
    });
    return found && { seq: found.seq, state: found.state as unknown as GameState };
  }

  async keep(campaign: string, { seq, state }: Moment): Promise<void> {
    const row = { campaignId: campaign, seq, shape: STATE_SHAPE, state: JSON.parse(JSON.stringify(state)) };
    await this.#prisma.snapshot.createMany({ data: [row], skipDuplicates: true });
  }
}
