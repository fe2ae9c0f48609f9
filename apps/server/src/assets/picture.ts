import sharp from 'sharp';
import { HttpError } from '../errors.ts';
import { Turns } from './turns.ts';

/** Pixels a picture may have: what fits a large printed poster, and no bomb. */
const MOST_PIXELS = 120_000_000;

/** A picture that has been decoded once, so that nothing broken is kept. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

/** A picture of few bytes may take a second of the processor: one after the other, so that the tables go on meanwhile. */
const turns = new Turns(1);

const MIMES: Readonly<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };

/**
 * Looks at what the bytes are, whatever the file is called, and decodes them to the end.
 * @throws HttpError `bad-file`
 */
export const pictureFrom = (bytes: Uint8Array): Promise<Picture> => turns.take(() => decoded(bytes));

async function decoded(bytes: Uint8Array): Promise<Picture> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
    const { format, width, height } = await image.metadata();
    const mime = format ? MIMES[format] : undefined;
    if (!mime || !width || !height) throw new Error('it is neither PNG, JPEG nor WEBP');
    // Drawn small from each line in turn: all of it is decoded, and never all of it held at once.
    await image.resize(8, 8, { fit: 'fill', fastShrinkOnLoad: false }).raw().toBuffer();
    return { bytes, mime, width, height };
  } catch (error) {
    throw new HttpError(
      'bad-file',
      `The picture cannot be read: ${error instanceof Error ? error.message : 'it is broken'}.`,
    );
  }
}
