import { readFile } from 'node:fs/promises';
import type { PrismaClient } from '@lanthorn/prisma';
import { type CutPicture, cutPicture, type TileFile } from './cut-picture.ts';
import type { TilePlace } from './tiles.ts';

/** Bytes of tiles that are stored by one statement: no more than a moment's work for the thread that serves tables. */
const AT_ONCE = 1024 * 1024;

/** Stores the tiles of a picture. What is there already stays: it is the same. */
export async function storeTiles(prisma: PrismaClient, asset: string, { tiles, scales }: CutPicture): Promise<void> {
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

async function storeBatch(prisma: PrismaClient, asset: string, tiles: readonly TileFile[]): Promise<void> {
  const files = await Promise.all(tiles.map(({ path }) => readFile(path)));
  let end = 1;
  const firsts = files.map(({ byteLength }) => {
    end += byteLength;
    return end - byteLength;
  });
  const [scales, columns, rows] = (['scale', 'column', 'row'] as const).map((key) => tiles.map((tile) => tile[key]));
  const sizes = files.map(({ byteLength }) => byteLength);
  await prisma.$executeRaw`
    INSERT INTO "tile" ("assetId", "scale", "column", "row", "bytes")
    SELECT ${asset}, t."scale", t."column", t."row", substring(${Buffer.concat(files)}::bytea FROM t."first" FOR t."size")
    FROM unnest(${scales}::int[], ${columns}::int[], ${rows}::int[], ${firsts}::int[], ${sizes}::int[])
      AS t("scale", "column", "row", "first", "size")
    ON CONFLICT DO NOTHING`;
}

/** The tiles of all pictures, as they were cut. */
export class StoredTiles {
  readonly #prisma: PrismaClient;
  /** Pictures that have been cut: by now, or as soon as it resolves. */
  readonly #ready = new Map<string, Promise<void>>();

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  /** A tile of a picture of a campaign; null where the picture has none. */
  async tile(campaignId: string, assetId: string, place: TilePlace): Promise<Uint8Array | null> {
    await this.ready(assetId);
    const where = { assetId, ...place, asset: { campaignId } };
    return (await this.#prisma.tile.findFirst({ where, select: { bytes: true } }))?.bytes ?? null;
  }

  /**
   * Resolves when a picture has been cut. One that was uploaded before tiles were stored is cut on first need.
   * @throws HttpError `bad-file` for one that cannot be
   */
  ready(asset: string): Promise<void> {
    const ready = this.#ready.get(asset) ?? this.#cut(asset);
    this.#ready.set(asset, ready);
    ready.catch(() => this.#ready.delete(asset));
    return ready;
  }

  async #cut(id: string): Promise<void> {
    const select = { bytes: true } as const;
    const picture = await this.#prisma.asset.findFirst({ where: { id, scales: null }, select });
    // Without its bytes it is only now being uploaded, or has been given up.
    if (!picture || picture.bytes.byteLength === 0) return;
    await cutPicture(picture.bytes, async (cut) => {
      await this.#prisma.asset.update({ where: { id }, data: { tileBytes: cut.bytes } });
      await storeTiles(this.#prisma, id, cut);
    });
  }
}
