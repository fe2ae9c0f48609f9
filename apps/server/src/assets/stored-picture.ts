import { nanoid } from 'nanoid';
import type { Transaction } from '../database/transaction.ts';
import { HttpError } from '../errors.ts';
import type { Picture } from './picture.ts';

/** One player fills no more than this part of the room, so that there is some left for the referee and the others. */
const PLAYERS_PART = 20;

/**
 * Stores a picture where there is room for it. Two that come at once are counted one after the other.
 * @param name in the library of the campaign; null for the picture of a map
 * @param tileBytes what its tiles will take, which are stored after it
 * @param broughtBy the player who brought it, of whom each has a part of the room; null for the referee
 * @param id of its own; one that is stored already stays as it is
 * @throws HttpError `full`
 */
export async function storePicture(
  tx: Transaction,
  campaign: string,
  room: number,
  picture: Picture,
  name: string | null,
  tileBytes = 0,
  broughtBy: string | null = null,
  id = nanoid(),
) {
  await tx.$executeRaw`SELECT 1 FROM "campaign" WHERE "id" = ${campaign} FOR UPDATE`;
  const { bytes, mime, width, height } = picture;
  if (broughtBy !== null && (await bytesBroughtBy(tx, campaign, broughtBy)) + bytes.length > room / PLAYERS_PART)
    throw new HttpError(
      'full',
      `Your pictures fill the ${written(room / PLAYERS_PART)} MB that a player may bring. The referee can bring more.`,
    );
  await demandStorage(tx, campaign, room, bytes.length + tileBytes);
  return tx.asset.upsert({
    where: { id },
    update: {},
    create: {
      id,
      campaignId: campaign,
      name,
      mime,
      width,
      height,
      bytes: new Uint8Array(bytes),
      tileBytes,
      broughtBy,
    },
  });
}

/** @throws HttpError `full` where the log and the pictures of a campaign, with so many bytes more, would take more than their room */
export async function demandStorage(tx: Transaction, campaign: string, room: number, more: number): Promise<void> {
  if ((await bytesOf(tx, campaign)) + more > room)
    throw new HttpError(
      'full',
      `The pictures and the log of this campaign fill the ${written(room)} MB that it may have.`,
    );
}

/** Bytes that the pictures of a campaign take, and its log as it is stored, with the states that are kept of it. */
async function bytesOf(tx: Transaction, campaign: string): Promise<number> {
  const [sum] = await tx.$queryRaw<[{ bytes: bigint }]>`
    SELECT (
      (SELECT coalesce(sum(octet_length("bytes") + "tileBytes"), 0) FROM "asset" WHERE "campaignId" = ${campaign}) +
      (SELECT coalesce(sum(pg_column_size("events")), 0) FROM "log_entry" WHERE "campaignId" = ${campaign}) +
      (SELECT coalesce(sum(pg_column_size("state")), 0) FROM "snapshot" WHERE "campaignId" = ${campaign})
    )::bigint AS bytes`;
  return Number(sum.bytes);
}

/** Bytes in megabytes, whole ones where there is at least one. */
const written = (bytes: number): string => {
  const megabytes = bytes / 1024 / 1024;
  return megabytes >= 1 ? String(Math.floor(megabytes)) : megabytes.toFixed(2);
};

async function bytesBroughtBy(tx: Transaction, campaign: string, user: string): Promise<number> {
  const [sum] = await tx.$queryRaw<[{ bytes: bigint }]>`
    SELECT coalesce(sum(octet_length("bytes")), 0)::bigint AS bytes FROM "asset"
    WHERE "campaignId" = ${campaign} AND "broughtBy" = ${user}`;
  return Number(sum.bytes);
}
