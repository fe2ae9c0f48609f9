import { type Traced, type TraceWishes, traced } from './trace.ts';

/** What the page asks: the picture once, and how it is to be traced as often as one likes. */
export interface TraceAsk {
  readonly picture?: Blob;
  readonly squares: { readonly width: number; readonly height: number };
  readonly wishes: TraceWishes;
}

let kept: { readonly width: number; readonly height: number; readonly values: Uint8Array } | null = null;

self.onmessage = async ({ data }: MessageEvent<TraceAsk>) => {
  try {
    if (data.picture) kept = await brightnessOf(data.picture, data);
    self.postMessage(kept ? traced(kept, data.wishes) : failed('There is no picture.'));
  } catch {
    self.postMessage(failed('The picture cannot be read.'));
  }
};

const failed = (sentence: string): Traced => ({ ok: false, sentence });

/** How bright each pixel is, as far as the map reaches; clear ones are as bright as paper. */
async function brightnessOf(picture: Blob, { squares, wishes }: TraceAsk) {
  const image = await createImageBitmap(picture);
  const width = Math.min(image.width, Math.floor(squares.width * wishes.pixelsPerSquare));
  const height = Math.min(image.height, Math.floor(squares.height * wishes.pixelsPerSquare));
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0);
  const pixels = context.getImageData(0, 0, width, height).data;
  const values = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < values.length; at += 1, from += 4)
    values[at] = ((pixels[from] ?? 0) * 77 + (pixels[from + 1] ?? 0) * 150 + (pixels[from + 2] ?? 0) * 29) >> 8;
  return { width, height, values };
}
