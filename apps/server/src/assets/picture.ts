import pLimit from 'p-limit';
import sharp, { type Metadata } from 'sharp';
import { HttpError } from '../errors.ts';

/** Pixels that a small picture may have before it is drawn small, and one of those that can only be read whole. */
const MOST_PIXELS = 120_000_000;
const MOST_SMALL_WHOLE = 32_000_000;
/** Pixels along each side of the largest square picture of a map. */
const MAP_SIDE = 24_000;
/** Pixels of a picture that can only be read whole. */
const MOST_WHOLE = 64_000_000;

/** A picture that has been decoded once, so that nothing broken is kept. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

/** The picture of a map, as far as its head tells: whether all of it can be read is known when it is cut. */
export interface MapPicture {
  /** The path of a file, or what it holds. */
  readonly source: string | Uint8Array;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

/** A picture of few bytes may take a second of the processor: one after the other, so that the tables go on meanwhile. */
const limit = pLimit(1);

const MIMES: Readonly<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };

/**
 * Looks at what the bytes are, whatever the file is called, and decodes them to the end.
 * @throws HttpError `bad-file`
 */
export const pictureFrom = (bytes: Uint8Array): Promise<Picture> => limit(() => decoded(bytes).catch(unreadable));

async function decoded(bytes: Uint8Array): Promise<Picture> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  const metadata = await image.metadata();
  const head = headOf(metadata);
  if (isHeldWhole(metadata) && head.width * head.height > MOST_SMALL_WHOLE)
    throw new Error(`it has more than ${MOST_SMALL_WHOLE / 1_000_000} million pixels: make it smaller`);
  // Drawn small from each line in turn: all of it is decoded, and never all of it held at once.
  await image.resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
  return { bytes, ...head };
}

/**
 * Looks at the head of a map's picture, and whether it is one that can be cut without ever being held whole.
 * @throws HttpError `bad-file`, `too-large`
 */
export async function mapPictureFrom(source: string | Uint8Array): Promise<MapPicture> {
  const metadata = await sharp(source, { limitInputPixels: false }).metadata().catch(unreadable);
  const head = await Promise.resolve(metadata).then(headOf).catch(unreadable);
  const pixels = head.width * head.height;
  const size = `The picture is ${head.width} × ${head.height} pixels`;
  if (pixels > MAP_SIDE * MAP_SIDE)
    throw new HttpError('too-large', `${size}: a map may have ${MAP_SIDE} × ${MAP_SIDE}. Make it smaller.`);
  if (pixels > MOST_WHOLE && isHeldWhole(metadata))
    throw new HttpError(
      'too-large',
      `${size}, and a ${head.mime === 'image/webp' ? 'WEBP' : 'progressive or interlaced one'} may have ` +
        `${MOST_WHOLE / 1_000_000} million of them. Save it as a plain PNG or JPEG.`,
    );
  return { source, ...head };
}

/** Whether a picture can only be read whole, so that all of it is in memory at once. */
const isHeldWhole = ({ format, isProgressive }: Metadata): boolean => format === 'webp' || isProgressive === true;

function headOf({ format, width, height }: Metadata) {
  const mime = format ? MIMES[format] : undefined;
  if (!mime || !width || !height) throw new Error('it is neither PNG, JPEG nor WEBP');
  return { mime, width, height };
}

/** @throws HttpError `bad-file` with what was wrong */
export function unreadable(error: unknown): never {
  throw new HttpError(
    'bad-file',
    `The picture cannot be read: ${error instanceof Error ? error.message : 'it is broken'}.`,
  );
}
