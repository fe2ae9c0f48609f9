import type { PrismaClient } from '@lanthorn/prisma';
import { nanoid } from 'nanoid';
import type { Transaction } from '../database/transaction.ts';
import { HttpError } from '../errors.ts';
import { INSERTION } from '../log/event-log.ts';
import type { Batch } from './batch-writer.ts';
import { picturesIn } from './parts.ts';
import { PicturesBrought } from './pictures.ts';
import { Replay } from './replay.ts';

/** Milliseconds that it may take until another change of the database lets it begin, and until all of it is written. */
const PATIENCE = { maxWait: 10_000, timeout: 20 * 60_000 };

interface Referee {
  readonly id: string;
  readonly name: string;
}

/**
 * Makes a new campaign of a file: its log is played again, all of it or nothing. Of its people nobody comes along but
 * the one who brings it, in the place of its referee.
 * @param room bytes that the log of the campaign and its pictures may take
 * @throws HttpError `bad-file`, `too-large`, `full`
 */
export async function bringCampaign(
  prisma: PrismaClient,
  path: string,
  referee: Referee,
  room: number,
): Promise<{ readonly id: string; readonly name: string }> {
  const id = nanoid();
  const replay = new Replay({ path, campaign: id, referee });
  try {
    const { name, names } = await replay.begun();
    await prisma.$transaction(async (tx) => {
      const members = { create: { userId: referee.id, role: 'referee' } } as const;
      await tx.campaign.create({ data: { id, name, members } });
      await writeLog(tx, id, replay, room);
      await writePictures(new PicturesBrought(tx, id, room), path, names);
    }, PATIENCE);
    return { id, name };
  } finally {
    await replay.end();
  }
}

async function writeLog(tx: Transaction, campaign: string, replay: Replay, room: number): Promise<void> {
  let letters = 0;
  for await (const { entries, state } of replay.written()) {
    letters += lettersOf({ entries, state });
    if (letters > room)
      throw new HttpError(
        'full',
        'The log of this campaign is longer than this server keeps, so the campaign cannot be imported here.',
      );
    await tx.$queryRawUnsafe(INSERTION, ...entries);
    if (state) await tx.$executeRawUnsafe(KEEPING, campaign, state.seq, state.shape, state.state);
  }
}

/** A state is kept once, be it that nothing has happened since. */
const KEEPING = `
  INSERT INTO "snapshot" ("campaignId", "seq", "shape", "state") VALUES ($1, $2::int, $3::int, $4::json)
  ON CONFLICT DO NOTHING`;

const lettersOf = ({ entries, state }: Batch): number =>
  [...entries, state?.state].reduce<number>((sum, text) => sum + (typeof text === 'string' ? text.length : 0), 0);

async function writePictures(
  pictures: PicturesBrought,
  path: string,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  try {
    for await (const part of picturesIn(path)) {
      if (part.kind === 'picture') await pictures.picture(names.get(part.id) ?? nanoid(), part);
      else await pictures.tile(part);
    }
    await pictures.settle();
  } finally {
    await pictures.clear();
  }
}
