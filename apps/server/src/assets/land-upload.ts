import { formatOfText, readLand, titleOf } from '@lanthorn/importers';
import type { LandFacts } from '@lanthorn/rules';
import { HttpError } from '../errors.ts';
import { keepable } from './scene-upload.ts';

/** A hex map that was read from a file, and what could not be taken over. */
export interface ReadLand {
  readonly facts: LandFacts;
  readonly dropped: readonly string[];
}

/**
 * Reads an uploaded hex map in Text Mapper's plain text; null when the file is of another kind. Nothing is stored.
 * @throws HttpError `bad-file` with the importer's sentence
 */
export function readHexMap(bytes: Uint8Array, filename: string): ReadLand | null {
  if (formatOfText(bytes) !== 'text-mapper') return null;
  const land = readLand(bytes, titleOf(filename));
  if (land.read === null) throw new HttpError('bad-file', land.message);
  return { facts: keepable(land.read), dropped: land.dropped };
}
