import type { PrismaClient } from '@lanthorn/prisma';
import { nanoid } from 'nanoid';
import { type Look, lookThrough, renamed } from './look.ts';
import { partsIn } from './parts.ts';
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
 * @param room bytes that all pictures of the campaign may take
 * @throws HttpError `bad-file`, `too-large`, `full`
 */
export async function bringCampaign(
  prisma: PrismaClient,
  path: string,
  referee: Referee,
  room: number,
): Promise<{ readonly id: string; readonly name: string }> {
  const look = await lookThrough(path);
  const { name, backTo } = look;
  const id = nanoid();
  const names = namesFor(look, referee);
  await prisma.$transaction(async (all) => {
    const members = { create: { userId: referee.id, role: 'referee' } } as const;
    await all.campaign.create({ data: { id, name, members } });
    const replay = new Replay(all as PrismaClient, id, name, backTo);
    const pictures = new PicturesBrought(all, id, room);
    try {
      for await (const part of partsIn(path)) {
        if (part.kind === 'entry') await replay.play(renamed(part, names));
        if (part.kind === 'picture') await pictures.picture(names.get(part.id) ?? nanoid(), part);
        if (part.kind === 'tile') await pictures.tile(part);
      }
      await pictures.settle();
    } finally {
      await pictures.clear();
    }
    await replay.settle(referee);
  }, PATIENCE);
  return { id, name };
}

/** New ids for people and pictures, since those of the file may be others' here: its referee is whoever brings it. */
const namesFor = ({ people, pictures, referee }: Look, { id }: Referee): ReadonlyMap<string, string> =>
  new Map([...[...people, ...pictures].map((one) => [one, nanoid()] as const), [referee, id]]);
