import { appendFileSync, mkdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import type { Ruling } from '../../src/decide.ts';
import type { GameState } from '../../src/state/state.ts';
import { telling } from '../../src/view/tell.ts';
import { idsIn, toldOf } from './heard.ts';
import { onExpected, writtenIn } from './spoken.ts';

const RULES = join(import.meta.dirname, '../..');
const PLAYED = join(RULES, 'counts/played');

declare global {
  /** Hears what play answers with. */
  var lanthornPlayed: ((made: unknown) => void) | undefined;
  /** Hears a ruling, and the lines that it would be told by. */
  var lanthornRuled: ((ruling: Ruling, before: GameState) => void) | undefined;
  /** Hears an id that a result is held against. */
  var lanthornAsked: ((id: string) => void) | undefined;
}

const played = new Set<string>();
const asked = new Set<string>();

function hear(made: unknown): void {
  for (const id of idsIn(made)) played.add(id);
}
function hearRuling(ruling: Ruling, before: GameState): void {
  hear(ruling);
  hear(toldOf(ruling, before, telling));
}

mkdirSync(PLAYED, { recursive: true });
// Test files share the modules, and this one is read anew for each of them: what results are held against is heard once.
if (!globalThis.lanthornAsked) onExpected((id) => globalThis.lanthornAsked?.(id));
globalThis.lanthornAsked = (id) => asked.add(id);

beforeEach(({ task }) => {
  played.clear();
  asked.clear();
  // Where no id is in sight nothing can be asked for: nothing need be heard.
  const listening = writtenIn(task.file.filepath).size > 0;
  globalThis.lanthornPlayed = listening ? hear : undefined;
  globalThis.lanthornRuled = listening ? hearRuling : undefined;
});

afterEach(({ task }) => {
  const { filepath } = task.file;
  const written = writtenIn(filepath);
  // What a result is held against may itself come from play: an id that the test's own file does not hold is not asked for.
  const ids = [...played].filter((id) => asked.has(id) && written.has(id));
  if (ids.length === 0 || task.result?.state === 'fail' || expect.getState().assertionCalls === 0) return;
  const line = { file: relative(RULES, filepath), test: task.name, ids };
  appendFileSync(join(PLAYED, `${process.pid}.ndjson`), `${JSON.stringify(line)}\n`);
});
