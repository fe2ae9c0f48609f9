import sharp from 'sharp';
import { HttpError } from '../errors.ts';

/** Pixels a picture may have: what fits a large printed poster, and no bomb. */
const MOST_PIXELS = 120_000_000;

/** A picture that has been decoded once, so that nothing broken is kept. */
export interface Picture {
  readonly bytes: Uint8Array;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
}

const MIMES: Readonly<Record<string, string>> = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' };

/**
 * Looks at what the bytes are, whatever the file is called, and decodes them to the end.
 * @throws HttpError `bad-file`
 */
export async function pictureFrom(bytes: Uint8Array): Promise<Picture> {
  try {
    const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format, width, height } = await image.metadata();
    const mime = format ? MIMES[format] : undefined;
    if (!mime || !width || !height) throw new Error('it is neither PNG, JPEG nor WEBP');
    await image.stats();
    return { bytes, mime, width, height };
  } catch (error) {
    throw new HttpError(
      'bad-file',
      `The picture cannot be read: ${error instanceof Error ? error.message : 'it is broken'}.`,
    );
  }
}
