import { bestiaryEntry, readFile } from '@lanthorn/importers';
import type { Monster } from '@lanthorn/rules';
import { keepable } from './scene-upload.ts';

/** A monster that was read from a file, with what was left out or assumed; or why there is none in it. */
export type ReadMonster =
  | { readonly monster: Monster; readonly dropped: readonly string[] }
  | { readonly monster: null; readonly reason: string };

/** What other files hold that can be read. */
const OTHERS = { scene: 'a map', table: 'a table to roll on', hexes: 'a hex map' } as const;

/** Refusals that speak of maps. */
const NO_MONSTER: ReadonlySet<string> = new Set(['unknown-format', 'not-a-map']);
const UNKNOWN = 'This is no monster of Foundry’s OSE system.';

/** Reads an uploaded monster of Foundry's OSE system. Nothing is stored. */
export function readMonster(bytes: Uint8Array, filename: string): ReadMonster {
  const file = readFile(bytes, filename);
  if (!('type' in file)) return { monster: null, reason: NO_MONSTER.has(file.code) ? UNKNOWN : file.message };
  if (file.type !== 'monster') return { monster: null, reason: `This is ${OTHERS[file.type]}, and no monster.` };
  const entry = bestiaryEntry(file.read);
  if (entry.read === null) return { monster: null, reason: entry.message };
  return { monster: keepable(entry.read), dropped: [...file.dropped, ...entry.dropped] };
}
