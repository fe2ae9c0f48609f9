import { readFile } from 'node:fs/promises';
import type { PrismaClient } from '@lanthorn/prisma';
import { type CutPicture, cutPicture, type TileFile } from './cut-picture.ts';
import type { Stored, TilePlace } from './tiles.ts';

/** Bytes of tiles that are stored by one statement: no more than a moment's work for the thread that serves tables. */
const AT_ONCE = 1024 * 1024;

type Storing = Pick<PrismaClient, 'asset' | '$executeRaw'>;

/** Stores the tiles of a picture. What is there already stays: it is the same. */
export async function storeTiles(prisma: Storing, asset: string, { tiles, scales }: CutPicture): Promise<void> {
  let batch: TileFile[] = [];
  let bytes = 0;
  for (const tile of tiles) {
    batch.push(tile);
    bytes += tile.bytes;
    if (bytes < AT_ONCE) continue;
    await storeBatch(prisma, asset, batch);
    [batch, bytes] = [[], 0];
  }
  if (batch.length > 0) await storeBatch(prisma, asset, batch);
  await prisma.asset.update({ where: { id: asset }, data: { scales, bytes: new Uint8Array() } });
}

async function storeBatch(prisma: Storing, asset: string, tiles: readonly TileFile[]): Promise<void> {
  const exact = await Promise.all(tiles.map(({ path }) => readFile(path)));
  const pressed = await Promise.all(tiles.map(({ pressed }) => (pressed ? readFile(pressed) : null)));
  const [scales, columns, rows] = (['scale', 'column', 'row'] as const).map((key) => tiles.map((tile) => tile[key]));
  const [whole, small] = [laidOut(exact), laidOut(pressed)];
  await prisma.$executeRaw`
    INSERT INTO "tile" ("assetId", "scale", "column", "row", "bytes", "pressed")
    SELECT ${asset}, t."scale", t."column", t."row",
      substring(${whole.bytes}::bytea FROM t."first" FOR t."size"),
      substring(${small.bytes}::bytea FROM t."smallFirst" FOR t."smallSize")
    FROM unnest(${scales}::int[], ${columns}::int[], ${rows}::int[], ${whole.firsts}::int[], ${whole.sizes}::int[],
      ${small.firsts}::int[], ${small.sizes}::int[])
      AS t("scale", "column", "row", "first", "size", "smallFirst", "smallSize")
    ON CONFLICT DO NOTHING`;
}

/** Files one after the other, and where each begins, counted from 1; null for one that is not there. */
function laidOut(files: readonly (Buffer | null)[]) {
  let end = 1;
  const firsts = files.map((file) => {
    end += file?.byteLength ?? 0;
    return file && end - file.byteLength;
  });
  const there = files.filter((file) => file !== null);
  return { bytes: Buffer.concat(there), firsts, sizes: files.map((file) => file?.byteLength ?? null) };
}

/** The tiles of all pictures, as they were cut. */
export class StoredTiles {
  readonly #prisma: PrismaClient;
  /** Pictures that have been cut: by now, or as soon as it resolves. */
  readonly #ready = new Map<string, Promise<void>>();

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  /** A tile of a picture of a campaign. */
  tile(campaignId: string, assetId: string, place: TilePlace): Stored {
    const where = { assetId, ...place, asset: { campaignId } };
    const read = async (part: 'bytes' | 'pressed') => {
      await this.ready(campaignId, assetId);
      return (await this.#prisma.tile.findFirst({ where, select: { [part]: true } }))?.[part] ?? null;
    };
    return { exact: () => read('bytes'), pressed: () => read('pressed') };
  }

  /**
   * Resolves when the picture of a map has been cut. One that was uploaded before tiles were stored is cut on first need.
   * Others are left as they are: a log that was made elsewhere may name any.
   * @throws HttpError `bad-file` for one that cannot be
   */
  ready(campaign: string, asset: string): Promise<void> {
    const key = `${campaign}/${asset}`;
    const ready = this.#ready.get(key) ?? this.#cut(campaign, asset);
    this.#ready.set(key, ready);
    ready.catch(() => this.#ready.delete(key));
    return ready;
  }

  async #cut(campaignId: string, id: string): Promise<void> {
    const select = { bytes: true } as const;
    const picture = await this.#prisma.asset.findFirst({ where: { id, campaignId, name: null, scales: null }, select });
    // Without its bytes it is only now being uploaded, or has been given up.
    if (!picture || picture.bytes.byteLength === 0) return;
    await cutPicture(picture.bytes, async (cut) => {
      await this.#prisma.asset.update({ where: { id }, data: { tileBytes: cut.bytes } });
      await storeTiles(this.#prisma, id, cut);
    });
  }
}
