import { countWithin, extentOf, type GridKind } from '@lanthorn/geometry';
import { readMap, titleOf } from '@lanthorn/importers';
import type { PrismaClient } from '@lanthorn/prisma';
import { lightBy, type SceneFacts } from '@lanthorn/rules';
import { HttpError } from '../errors.ts';
import { cutPicture } from './cut-picture.ts';
import type { FileOnDisk } from './one-file.ts';
import { type MapPicture, mapPictureFrom } from './picture.ts';
import { storePicture } from './stored-picture.ts';
import { storeTiles } from './stored-tiles.ts';

/** Pixels a square has at least. */
const LEAST_PIXELS = 4;

/** What is said of a picture: how many places it has from left to right, of which kind they are, and how it is lit. */
export interface PictureGrid {
  readonly wide: number;
  readonly grid: GridKind;
  /** Absent for as most maps of such a grid are. */
  readonly light?: SceneFacts['ambient'] | undefined;
}

/** A map that was read from a file, with its picture, and what could not be taken over. */
export interface ReadMap {
  readonly facts: SceneFacts;
  readonly picture: MapPicture | null;
  readonly dropped: readonly string[];
}

/**
 * Reads a picture that is a map by itself, with its grid; null when the file is none. Nothing is stored.
 * @throws HttpError `bad-file`, `too-large`, or `bad-request` where the grid is missing
 */
export const readPicture = async (
  { path, name, head }: FileOnDisk,
  laid: PictureGrid | null,
): Promise<ReadMap | null> => (isPicture(head) ? ofPicture(await mapPictureFrom(path), name, laid) : null);

/**
 * Reads a map that is drawn in text, a Universal VTT or One Page Dungeon file. Nothing is stored.
 * @throws HttpError `bad-file` with the importer's sentence, `too-large`
 */
export async function readUpload(bytes: Uint8Array, filename: string): Promise<ReadMap> {
  const map = readMap(bytes, filename);
  if (!('read' in map) || map.read === null) throw new HttpError('bad-file', map.message);
  const picture = map.image ? await mapPictureFrom(map.image.bytes) : null;
  if (picture && map.image) demandDetail(picture, map.image.pixelsPerSquare);
  const image = map.image && { asset: '', pixelsPerSquare: map.image.pixelsPerSquare };
  return { facts: { ...keepable(map.read), image }, picture, dropped: map.dropped };
}

/** The same facts in letters that the log can keep: without zero characters, and without halves of surrogate pairs. */
export const keepable = <Facts>(facts: Facts): Facts =>
  JSON.parse(JSON.stringify(facts), (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
  );

/** By its first bytes: PNG, JPEG, or RIFF…WEBP. */
function isPicture(bytes: Uint8Array): boolean {
  const starts = (...first: number[]) => first.every((byte, place) => bytes[place] === byte);
  return (
    starts(0x89, 0x50, 0x4e, 0x47) || starts(0xff, 0xd8, 0xff) || (starts(0x52, 0x49, 0x46, 0x46) && bytes[8] === 0x57)
  );
}

/** A plain picture is a map without walls; five feet to the square. */
function ofPicture(picture: MapPicture, filename: string, laid: PictureGrid | null): ReadMap {
  if (laid === null) throw new HttpError('bad-request', 'Say how many squares or hexes wide the picture is.');
  const { wide, grid, light = lightBy(grid) } = laid;
  const pixelsPerSquare = picture.width / extentOf({ width: wide, height: 2, grid }).width;
  demandDetail(picture, pixelsPerSquare);
  const facts: SceneFacts = {
    name: titleOf(filename, 'A map'),
    width: wide,
    height: countWithin({ width: wide, height: picture.height / pixelsPerSquare }, grid).height,
    feetPerSquare: 5,
    grid,
    floor: null,
    walls: [],
    doors: [],
    lights: [],
    rooms: [],
    traps: [],
    notes: [],
    features: [],
    ambient: light,
    image: { asset: '', pixelsPerSquare },
  };
  return { facts, picture, dropped: [] };
}

/** @throws HttpError `bad-file` when a square has too few pixels to be drawn */
export function demandDetail({ width }: MapPicture, pixelsPerSquare: number): void {
  if (pixelsPerSquare >= LEAST_PIXELS) return;
  throw new HttpError(
    'bad-file',
    `The picture is ${width} pixels wide: too few for so many places across. Say fewer, or bring a larger picture.`,
  );
}

/**
 * Cuts a map's picture into tiles, stores them and names it in the facts. What was stored is taken back when `then` fails.
 * @param room bytes that all pictures of the campaign may take
 * @throws HttpError `full` when this one has none left, `bad-file` when it breaks off
 */
export async function withPicture<T>(
  prisma: PrismaClient,
  campaign: string,
  room: number,
  map: ReadMap,
  then: (facts: SceneFacts) => Promise<T>,
): Promise<T> {
  const { picture, facts } = map;
  if (!picture || !facts.image) return then(facts);
  const image = { ...facts.image, asset: await storeCut(prisma, campaign, room, picture) };
  try {
    return await then({ ...facts, image });
  } catch (error) {
    await prisma.asset.delete({ where: { id: image.asset } });
    throw error;
  }
}

/** Cuts and stores the picture of a map. Its id; nothing of it is left when it cannot be stored. */
export const storeCut = (prisma: PrismaClient, campaign: string, room: number, picture: MapPicture): Promise<string> =>
  cutPicture(picture.source, async (cut) => {
    const whole = { ...picture, bytes: new Uint8Array() };
    const { id } = await prisma.$transaction((tx) => storePicture(tx, campaign, room, whole, null, cut.bytes));
    try {
      await storeTiles(prisma, id, cut);
      return id;
    } catch (error) {
      await prisma.asset.delete({ where: { id } });
      throw error;
    }
  });
