import { readMap } from '@lanthorn/importers';
import type { PrismaClient } from '@lanthorn/prisma';
import type { SceneFacts } from '@lanthorn/rules';
import { nanoid } from 'nanoid';
import { HttpError } from '../errors.ts';
import { type Picture, pictureFrom } from './picture.ts';

/** Pixels a square has at least. */
const LEAST_PIXELS = 4;

/** A map that was read from a file, with its picture, and what could not be taken over. */
export interface ReadMap {
  readonly facts: SceneFacts;
  readonly picture: Picture | null;
  readonly dropped: readonly string[];
}

/**
 * Reads an uploaded map: a Universal VTT or One Page Dungeon file, or a plain picture with its width in squares.
 * Nothing is stored.
 * @throws HttpError `bad-file` with the importer's sentence
 */
export async function readUpload(bytes: Uint8Array, filename: string, squares: number | null): Promise<ReadMap> {
  if (isPicture(bytes)) return ofPicture(await pictureFrom(bytes), filename, squares);
  const map = readMap(bytes, filename);
  if (!('read' in map) || map.read === null) throw new HttpError('bad-file', map.message);
  const picture = map.image ? await pictureFrom(map.image.bytes) : null;
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

/** A plain picture is a map without walls, lit everywhere; five feet to the square. */
function ofPicture(picture: Picture, filename: string, squares: number | null): ReadMap {
  if (squares === null) throw new HttpError('bad-request', 'Say how many squares wide the picture is.');
  const pixelsPerSquare = Math.round(picture.width / squares);
  demandDetail(picture, pixelsPerSquare);
  const facts: SceneFacts = {
    name: filename.replace(/\.[^.]+$/, '').slice(0, 80) || 'A map',
    width: Math.max(1, Math.floor(picture.width / pixelsPerSquare)),
    height: Math.max(1, Math.floor(picture.height / pixelsPerSquare)),
    feetPerSquare: 5,
    grid: 'square',
    floor: null,
    walls: [],
    doors: [],
    lights: [],
    rooms: [],
    traps: [],
    notes: [],
    features: [],
    ambient: 'lit',
    image: { asset: '', pixelsPerSquare },
  };
  return { facts, picture, dropped: [] };
}

/** @throws HttpError `bad-file` when a square has too few pixels to be drawn */
function demandDetail({ width }: Picture, pixelsPerSquare: number): void {
  if (pixelsPerSquare >= LEAST_PIXELS) return;
  throw new HttpError('bad-file', `The picture is ${width} pixels wide: too few for so many squares.`);
}

/**
 * Stores a map's picture and names it in the facts. What was stored is taken back when `then` fails.
 * @param room bytes that all pictures of the campaign may take
 * @throws HttpError `full` when this one has none left
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
  const { id } = await prisma.$transaction((transaction) => storePicture(transaction, campaign, room, picture));
  try {
    return await then({ ...facts, image: { ...facts.image, asset: id } });
  } catch (error) {
    await prisma.asset.delete({ where: { id } });
    throw error;
  }
}

type Transaction = Parameters<Parameters<PrismaClient['$transaction']>[0]>[0];

/**
 * Stores a picture where there is room for it. Two that come at once are counted one after the other.
 * @param name in the library of the campaign; null for the picture of a map
 * @throws HttpError `full`
 */
export async function storePicture(
  transaction: Transaction,
  campaign: string,
  room: number,
  picture: Picture,
  name: string | null = null,
) {
  await transaction.$executeRaw`SELECT 1 FROM "campaign" WHERE "id" = ${campaign} FOR UPDATE`;
  const { bytes, mime, width, height } = picture;
  if ((await pictureBytes(transaction, campaign)) + bytes.length > room)
    throw new HttpError('full', `The pictures of this campaign fill the ${room / 1024 / 1024} MB that it may have.`);
  return transaction.asset.create({
    data: { id: nanoid(), campaignId: campaign, name, mime, width, height, bytes: new Uint8Array(bytes) },
  });
}

/** Bytes that the pictures of a campaign take. */
async function pictureBytes(transaction: Transaction, campaign: string): Promise<number> {
  const [sum] = await transaction.$queryRaw<[{ bytes: bigint }]>`
    SELECT coalesce(sum(octet_length("bytes")), 0)::bigint AS bytes FROM "asset" WHERE "campaignId" = ${campaign}`;
  return Number(sum.bytes);
}
