import { encounterLines, readFile } from '@lanthorn/importers';
import type { TableReading } from '@lanthorn/protocol/http';
import type { Monster } from '@lanthorn/rules';
import { HttpError } from '../errors.ts';
import { keepable } from './scene-upload.ts';

/**
 * Reads an uploaded roll table of Foundry as lines of an encounter table. Nothing is stored.
 * @throws HttpError `bad-file` with a sentence
 */
export function readTable(bytes: Uint8Array, filename: string, bestiary: readonly Monster[]): TableReading {
  const file = readFile(bytes, filename);
  if (!('type' in file) || file.type !== 'table') throw new HttpError('bad-file', 'This is no roll table of Foundry.');
  const { name, lines, strangers } = encounterLines(file.read, bestiary);
  if (lines.length === 0)
    throw new HttpError('bad-file', 'No row of the table names a monster of the bestiary: bring those in first.');
  return keepable({ name, lines: [...lines], strangers: [...strangers] });
}
