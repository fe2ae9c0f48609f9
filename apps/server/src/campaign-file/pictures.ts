import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { isFilled, type TileFile } from '../assets/cut-picture.ts';
import { drawnAnew, FACE } from '../assets/small-picture.ts';
import { demandStorage, storePicture } from '../assets/stored-picture.ts';
import { storeTiles } from '../assets/stored-tiles.ts';
import { PRESSED, TILE_PIXELS, type TilePlace } from '../assets/tiles.ts';
import type { Transaction } from '../database/transaction.ts';
import { notACampaignFile, type PartOf } from './parts.ts';

/** The picture of a map whose tiles come in. */
interface Tiled {
  readonly id: string;
  readonly part: PartOf<'picture'> & { readonly scales: number };
  /** Where its tiles lie until all of them are there. */
  readonly folder: string;
  readonly tiles: Map<string, TileFile>;
}

/** Stores the pictures of a campaign's file, every one drawn anew: nothing of the file itself is ever sent to anybody. */
export class PicturesBrought {
  readonly #tx: Transaction;
  readonly #campaign: string;
  readonly #room: number;
  #coming: Tiled | null = null;

  /** @param room bytes that all pictures of the campaign may take */
  constructor(tx: Transaction, campaign: string, room: number) {
    this.#tx = tx;
    this.#campaign = campaign;
    this.#room = room;
  }

  /** @throws HttpError `bad-file`, `full` */
  async picture(id: string, part: PartOf<'picture'>): Promise<void> {
    await this.settle();
    const { name, width, height, scales } = part;
    if (scales === null) {
      const use = width === FACE && height === FACE ? 'face' : 'page';
      const drawn = await drawnAnew(Buffer.from(part.data, 'base64'), use);
      await storePicture(this.#tx, this.#campaign, this.#room, drawn, name ?? 'A picture', 0, null, id);
      return;
    }
    if (scales !== scalesOf(part)) throw notACampaignFile('a picture is cut otherwise than here');
    const bare = { bytes: new Uint8Array(), mime: 'image/webp', width, height };
    await storePicture(this.#tx, this.#campaign, this.#room, bare, null, 0, null, id);
    const folder = await mkdtemp(join(tmpdir(), 'lanthorn-tiles-'));
    this.#coming = { id, part: { ...part, scales }, folder, tiles: new Map() };
  }

  /** @throws HttpError `bad-file` */
  async tile({ scale, column, row, data }: PartOf<'tile'>): Promise<void> {
    const coming = this.#coming;
    const place = { scale, column, row };
    const size = coming && sizeOf(coming.part, place);
    if (!coming || !size) throw notACampaignFile('it has a tile that is of no picture');
    const path = join(coming.folder, `${scale}-${column}-${row}`);
    const image = () => sharp(Buffer.from(data, 'base64'), { limitInputPixels: TILE_PIXELS ** 2, failOn: 'error' });
    const pressed = isFilled(place, coming.part.width, coming.part.height) ? `${path}-pressed` : null;
    const head = await image()
      .metadata()
      .catch(() => null);
    if (head?.format !== 'webp') throw notACampaignFile('a tile of a picture is not a WEBP picture');
    if (head.width !== size.width || head.height !== size.height)
      throw notACampaignFile('a tile of a picture has another size than it should');
    const drawn = await image()
      .webp({ lossless: true, effort: 0 })
      .toBuffer()
      .catch(() => null);
    if (!drawn) throw notACampaignFile('a tile of a picture breaks off');
    await writeFile(path, drawn);
    if (pressed) await image().webp(PRESSED).toFile(pressed);
    coming.tiles.set(path, { ...place, path, pressed, bytes: await bytesOf(path, pressed) });
  }

  /** Stores the tiles that have come. @throws HttpError `bad-file` where some are missing, `full` */
  async settle(): Promise<void> {
    const coming = this.#coming;
    if (!coming) return;
    const { id, part, tiles } = coming;
    if (tiles.size !== tilesOf(part)) throw notACampaignFile('a picture lacks some of its tiles');
    const files = [...tiles.values()];
    const bytes = files.reduce((sum, tile) => sum + tile.bytes, 0);
    await demandStorage(this.#tx, this.#campaign, this.#room, bytes);
    await this.#tx.asset.update({ where: { id }, data: { tileBytes: bytes } });
    await storeTiles(this.#tx, id, { scales: part.scales, bytes, tiles: files });
    await this.clear();
  }

  /** Takes what is not stored off the disk. */
  async clear(): Promise<void> {
    if (this.#coming) await rm(this.#coming.folder, { recursive: true, force: true });
    this.#coming = null;
  }
}

type Size = Pick<PartOf<'picture'>, 'width' | 'height'>;

const halved = (side: number, scale: number): number => Math.ceil(side / 2 ** scale);
const across = (side: number, scale: number): number => Math.ceil(halved(side, scale) / TILE_PIXELS);

/** At how many scales a picture is cut: at the last all of it is one tile. */
const scalesOf = ({ width, height }: Size): number =>
  1 + Math.max(0, Math.ceil(Math.log2(Math.max(width, height) / TILE_PIXELS)));

const tilesOf = ({ width, height, scales }: Tiled['part']): number =>
  Array.from({ length: scales }, (_, scale) => across(width, scale) * across(height, scale)).reduce((a, b) => a + b, 0);

/** How large a tile is; null where the picture has none. */
function sizeOf({ width, height, scales }: Tiled['part'], { scale, column, row }: TilePlace): Size | null {
  if (scale >= scales || column >= across(width, scale) || row >= across(height, scale)) return null;
  return {
    width: Math.min(TILE_PIXELS, halved(width, scale) - column * TILE_PIXELS),
    height: Math.min(TILE_PIXELS, halved(height, scale) - row * TILE_PIXELS),
  };
}

async function bytesOf(...paths: readonly (string | null)[]): Promise<number> {
  const sizes = await Promise.all(paths.map(async (path) => (path ? (await stat(path)).size : 0)));
  return sizes.reduce((sum, size) => sum + size, 0);
}
