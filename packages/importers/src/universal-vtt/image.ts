import { imageDimensionsFromData } from 'image-dimensions';
import type { ImportLimits } from '../limits.ts';
import { IMAGE_MIMES, type ImportRefusal, type MapImage, refused } from '../result.ts';
import type { UniversalVtt } from './format.ts';

/** How far a picture may be off the size that the file says, in pixels: tools round. */
const SLACK = 2;

/**
 * The picture in the file, known by its bytes; null when there is none, a refusal when it is none that can be shown. One of
 * another size is laid over the squares where it has their proportions, and where not it is said why it is left out.
 */
export function imageOf(file: UniversalVtt, { imageBytes }: ImportLimits): MapImage | ImportRefusal | string | null {
  if (!file.image) return null;
  const base64 = file.image.slice(file.image.startsWith('data:') ? file.image.indexOf(',') + 1 : 0);
  if (base64.length > (imageBytes * 4) / 3 + 4) {
    return refused('too-large', `The picture is larger than ${Math.floor(imageBytes / 1e6)} MB.`);
  }
  const bytes = bytesOf(base64);
  if (bytes === null) return refused('wrong-image', 'The picture is not written in base64.');
  const header = imageDimensionsFromData(bytes);
  if (header === undefined || !(header.type === 'png' || header.type === 'jpeg' || header.type === 'webp')) {
    return refused('wrong-image', 'The picture is neither a PNG, a JPEG nor a WEBP.');
  }
  const { width, height, type } = header;
  const { map_size: size, pixels_per_grid: pixels } = file.resolution;
  const fits = (each: number): boolean =>
    Math.abs(width - size.x * each) <= SLACK && Math.abs(height - size.y * each) <= SLACK;
  const pixelsPerSquare = [pixels, width / size.x].find(fits);
  if (pixelsPerSquare === undefined || pixelsPerSquare < 1) {
    const should = `${size.x} by ${size.y} squares of ${pixels} pixels`;
    return `The picture, which is ${width} by ${height} pixels where the file says ${should}.`;
  }
  return { bytes, mime: IMAGE_MIMES[type], width, height, pixelsPerSquare };
}

function bytesOf(base64: string): Uint8Array | null {
  try {
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
    return bytes;
  } catch {
    return null;
  }
}
