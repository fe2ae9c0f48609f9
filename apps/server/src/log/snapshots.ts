import type { Prisma, PrismaClient } from '@lanthorn/prisma';
import { type GameState, STATE_SHAPE } from '@lanthorn/rules';
import type { Moment } from './history.ts';

/** Stored states. One of another shape is passed over: the log is folded instead. */
export class Snapshots {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  /** The latest one at or before an entry. */
  async near(campaignId: string, seq: number): Promise<Moment | null> {
    const found = await this.#prisma.snapshot.findFirst({
      where: { campaignId, seq: { lte: seq }, shape: STATE_SHAPE },
      select: { seq: true, state: true },
      orderBy: { seq: 'desc' },
    });
    return found && { seq: found.seq, state: found.state as unknown as GameState };
  }

  async keep(campaignId: string, { seq, state }: Moment): Promise<void> {
    const data = { campaignId, seq, shape: STATE_SHAPE, state: state as unknown as Prisma.InputJsonValue };
    await this.#prisma.snapshot.createMany({ data, skipDuplicates: true });
  }
}
