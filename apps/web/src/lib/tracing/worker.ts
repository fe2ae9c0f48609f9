import { type GridFound, gridIn } from './grid-in.ts';
import { type Brightness, type Traced, type TraceWishes, traced } from './trace.ts';

/** What the page asks: the picture once, and what is to be found in it as often as one likes. */
export type Ask = { readonly picture?: Blob } & (AskWalls | AskGrid);

export interface AskWalls {
  readonly want: 'walls';
  /** The part of the picture over which the map lies, in whole pixels; it may reach beyond the picture. */
  readonly part: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  readonly wishes: TraceWishes;
}

export interface AskGrid {
  /** The size of the picture is told with its grid, and where nobody looks for that, sooner. */
  readonly want: 'grid' | 'size';
}

/** The grid of a picture, if it shows one, and how many pixels it has. */
export interface Measured {
  readonly width: number;
  readonly height: number;
  readonly found: GridFound | null;
}

export type Answer = Traced | { readonly ok: true; readonly measured: Measured };

/** A picture as it is looked at. */
interface Kept extends Brightness {
  /** How many of its own pixels lie along one that is looked at. */
  readonly shrunk: number;
}

/** Pixels along the longer side of what is looked at; a larger picture is looked at smaller. */
const MOST_SIDE = 4_096;

let kept: Kept | null = null;

self.onmessage = async ({ data }: MessageEvent<Ask>) => {
  try {
    if (data.picture) kept = await brightnessOf(data.picture);
    self.postMessage(kept ? answer(kept, data) : failed('There is no picture.'));
  } catch {
    self.postMessage(failed('The picture cannot be read.'));
  }
};

const failed = (sentence: string): Answer => ({ ok: false, sentence });

function answer(picture: Kept, ask: Ask): Answer {
  if (ask.want === 'walls') return traced(partOf(picture, ask.part), ask.wishes);
  const { width, height, shrunk } = picture;
  const found = ask.want === 'grid' ? gridIn(picture) : null;
  return {
    ok: true,
    measured: {
      width: width * shrunk,
      height: height * shrunk,
      found: found && {
        grid: found.grid,
        pixels: found.pixels * shrunk,
        corner: { x: found.corner.x * shrunk, y: found.corner.y * shrunk },
      },
    },
  };
}

/** A part of a picture; beyond it there is paper. */
function partOf(picture: Brightness, { x, y, width, height }: AskWalls['part']): Brightness {
  if (x === 0 && y === 0 && width === picture.width && height === picture.height) return picture;
  const values = new Uint8Array(width * height).fill(255);
  const [from, to] = [Math.max(0, x), Math.min(picture.width, x + width)];
  for (let row = Math.max(0, -y); row < height && row + y < picture.height && from < to; row += 1) {
    const line = (row + y) * picture.width;
    values.set(picture.values.subarray(line + from, line + to), row * width + from - x);
  }
  return { width, height, values };
}

/** How bright each pixel is; clear ones are as bright as paper. */
async function brightnessOf(picture: Blob): Promise<Kept> {
  // A map is cut as it is stored, whichever way up a camera says that it is.
  const image = await createImageBitmap(picture, { imageOrientation: 'none' });
  const shrunk = 2 ** Math.max(0, Math.ceil(Math.log2(Math.max(image.width, image.height) / MOST_SIDE)));
  const [width, height] = [Math.ceil(image.width / shrunk), Math.ceil(image.height / shrunk)];
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, image.width / shrunk, image.height / shrunk);
  const pixels = context.getImageData(0, 0, width, height).data;
  const values = new Uint8Array(width * height);
  for (let at = 0, from = 0; at < values.length; at += 1, from += 4)
    values[at] = ((pixels[from] ?? 0) * 77 + (pixels[from + 1] ?? 0) * 150 + (pixels[from + 2] ?? 0) * 29) >> 8;
  return { width, height, values, shrunk };
}
