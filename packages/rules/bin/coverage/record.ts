import { appendFileSync, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, type RunnerTestCase as Test } from 'vitest';

const RULES = join(import.meta.dirname, '../..');
const PLAYED = join(RULES, 'counts/played');
const ID = /\b[A-Z]{3}-[A-Z]{3}-\d\d\b/g;
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

declare global {
  var lanthornPlayed: ((made: unknown) => void) | undefined;
}

const played = new Set<string>();

/** Ids as they stand in rulings, lines, offers and figures; states, which hold what others wrote, are not looked at. */
function note(made: unknown): void {
  if (typeof made === 'string') for (const [id] of made.matchAll(ID)) played.add(id);
  if (typeof made !== 'object' || made === null) return;
  for (const [name, value] of Object.entries(made)) if (name !== 'after') note(value);
}

globalThis.lanthornPlayed = note;
mkdirSync(PLAYED, { recursive: true });

const sources = new Map<string, readonly string[]>();

/** The lines of a file without its comments. */
function linesOf(file: string): readonly string[] {
  const blank = (comment: string): string => comment.replace(/[^\n]/g, '');
  const known = sources.get(file) ?? readFileSync(file, 'utf8').replace(COMMENT, blank).split('\n');
  sources.set(file, known);
  return known;
}

/** The source of a test, from its first line to the one that closes it, which stands as far in. */
function blockAt(lines: readonly string[], first: number): string {
  const indent = /^ */.exec(lines[first] ?? '')?.[0] ?? '';
  const length = lines
    .slice(first + 1)
    .findIndex((line) => line.startsWith(indent) && /^[)\]}].*;$/.test(line.slice(indent.length)));
  return lines.slice(first, first + 2 + Math.max(0, length)).join('\n');
}

/** Whether a test speaks of a rule itself: in its title, or in what it does and expects. */
const speaksOf = ({ file, location, fullTestName }: Test): ((id: string) => boolean) => {
  const words = `${fullTestName} ${location ? blockAt(linesOf(file.filepath), location.line - 1) : ''}`;
  return (id) => words.includes(id);
};

beforeEach(() => played.clear());

afterEach(({ task }) => {
  const { filepath } = task.file;
  const ids = [...played].filter(speaksOf(task));
  if (ids.length === 0 || task.result?.state === 'fail') return;
  const line = { file: relative(RULES, filepath), test: task.name, ids };
  appendFileSync(join(PLAYED, `${process.pid}.ndjson`), `${JSON.stringify(line)}\n`);
});
