import type { SceneFacts } from '@lanthorn/rules';

/** Why a file is not read; each with when it is said. */
export const IMPORT_REFUSALS = {
  'too-large': 'the file, or a list or a picture in it, is larger than the limits allow',
  'not-json': 'the file should be JSON and is not',
  'unknown-format': 'the content is of no format that is known here',
  'not-a-map': 'the content is known, but it is no map',
  malformed: 'something that must be there is missing, or is of another kind than it should be',
  'bad-number': 'a number is not one, or is beyond what it can be',
  'wrong-image': 'the picture cannot be shown',
  'no-floor': 'the map has no square to stand on',
} as const;
export type ImportRefusalCode = keyof typeof IMPORT_REFUSALS;

/** A file that is not read: the code, and a sentence that says what was wrong and where. */
export interface ImportRefusal {
  readonly read: null;
  readonly code: ImportRefusalCode;
  readonly message: string;
}

/** What a file held, and in sentences what of it was left out or changed. */
export interface Imported<T> {
  readonly read: T;
  readonly dropped: readonly string[];
}

export const IMAGE_MIMES = { png: 'image/png', jpeg: 'image/jpeg', webp: 'image/webp' } as const;

/** A map's picture as it came; `width` and `height` in pixels. */
export interface MapImage {
  readonly bytes: Uint8Array;
  readonly mime: (typeof IMAGE_MIMES)[keyof typeof IMAGE_MIMES];
  readonly width: number;
  readonly height: number;
  readonly pixelsPerSquare: number;
}

/** A map; the scene's own `image` stays null until somebody has stored the picture. */
export interface ImportedMap extends Imported<SceneFacts> {
  readonly image: MapImage | null;
}

export const refused = (code: ImportRefusalCode, message: string): ImportRefusal => ({ read: null, code, message });
