import type { PrismaClient } from '@lanthorn/prisma';
import type { StoredTiles } from '../assets/stored-tiles.ts';
import { HttpError } from '../errors.ts';
import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION, lineOf, MOST_BYTES, MOST_ENTRIES, MOST_LOG } from './parts.ts';

/** Entries that are read at once, and bytes after which no more of them are; and tiles. */
const ENTRIES = 200;
const BYTES = 2_000_000;
const TILES = 60;

/** A campaign that is saved: its name and its referee. */
export interface Saved {
  readonly id: string;
  readonly name: string;
  readonly referee: string;
}

/** Told of a picture that could not be cut, and so is not in the file. */
type LeftOut = (picture: string, error: unknown) => void;

/**
 * A whole campaign as the lines of a file, read as they are sent: its log and its pictures, of which all else follows.
 * @throws HttpError `too-large` before the first line
 */
export async function campaignFile(
  prisma: PrismaClient,
  stored: StoredTiles,
  saved: Saved,
  leftOut: LeftOut,
): Promise<AsyncGenerator<string>> {
  const [{ entries, log, pictures }] = await prisma.$queryRaw<[{ entries: number; log: bigint; pictures: bigint }]>`
    SELECT (SELECT coalesce(max("seq"), 0) FROM "log_entry" WHERE "campaignId" = ${saved.id}) AS entries,
      (SELECT coalesce(sum(octet_length("events"::text) + 200), 0) FROM "log_entry" WHERE "campaignId" = ${saved.id}) AS log,
      (SELECT coalesce(sum(octet_length("bytes") + "tileBytes"), 0) * 4 / 3 FROM "asset" WHERE "campaignId" = ${saved.id}) AS pictures`;
  if (entries > MOST_ENTRIES || Number(log) > MOST_LOG)
    throw new HttpError(
      'too-large',
      `The log of the campaign is longer than the ${MOST_LOG / 1e6} MB that a file may hold.`,
    );
  if (Number(log) + Number(pictures) > MOST_BYTES)
    throw new HttpError(
      'too-large',
      `The campaign fills more than the ${MOST_BYTES / 1e6} MB that a file may have: remove maps or pictures first.`,
    );
  return lines(prisma, stored, saved, entries, leftOut);
}

async function* lines(
  prisma: PrismaClient,
  stored: StoredTiles,
  { id: campaignId, name, referee }: Saved,
  entries: number,
  leftOut: LeftOut,
): AsyncGenerator<string> {
  yield lineOf('campaign', { format: CAMPAIGN_FORMAT, version: CAMPAIGN_VERSION, name, referee });
  for (let seq = 0; seq < entries; ) {
    const page = await pageOf(prisma, campaignId, seq, Math.min(entries, seq + ENTRIES));
    for (const { at, ...entry } of page) yield lineOf('entry', { ...entry, at: at.getTime() });
    seq = page.at(-1)?.seq ?? entries;
  }
  const select = { id: true, name: true } as const;
  const pictures = await prisma.asset.findMany({ where: { campaignId }, select, orderBy: { id: 'asc' } });
  let sent = 0;
  for (const { id, name } of pictures) {
    if (name === null) await stored.ready(campaignId, id).catch((error: unknown) => leftOut(id, error));
    const found = await prisma.asset.findUnique({ where: { id } });
    // Removed in the meantime, or not yet cut.
    if (!found || (found.name === null && found.scales === null)) continue;
    const { width, height, scales, bytes } = found;
    yield lineOf('picture', { id, name: found.name, width, height, scales, data: base64(bytes) });
    sent += 1;
    if (scales !== null) yield* tilesOf(prisma, id);
  }
  yield lineOf('end', { entries, pictures: sent });
}

interface Entry {
  readonly seq: number;
  readonly by: string;
  readonly at: Date;
  readonly events: { readonly type: string }[];
}

/** Entries after `seq`, up to and with `to`: the first, and others while all of them are small. */
const pageOf = (prisma: PrismaClient, campaign: string, seq: number, to: number): Promise<readonly Entry[]> =>
  prisma.$queryRaw<Entry[]>`
    SELECT "seq", "by", "at", "events" FROM (
      SELECT *, sum(octet_length("events"::text)) OVER (ORDER BY "seq") - octet_length("events"::text) AS before
      FROM "log_entry" WHERE "campaignId" = ${campaign} AND "seq" > ${seq} AND "seq" <= ${to}
    ) page WHERE before < ${BYTES} ORDER BY "seq"`;

async function* tilesOf(prisma: PrismaClient, assetId: string): AsyncGenerator<string> {
  const select = { scale: true, column: true, row: true, bytes: true } as const;
  const orderBy = [{ scale: 'asc' as const }, { column: 'asc' as const }, { row: 'asc' as const }];
  for (let skip = 0; ; skip += TILES) {
    const tiles = await prisma.tile.findMany({ where: { assetId }, select, orderBy, skip, take: TILES });
    for (const { bytes, ...place } of tiles) yield lineOf('tile', { ...place, data: base64(bytes) });
    if (tiles.length < TILES) return;
  }
}

const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
