import { readFileSync } from 'node:fs';
import { chai, type RunnerTestCase as Test } from 'vitest';
import { ID, idsIn } from './heard.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** What a test is held against: an id in one of these is one that the test asks for. */
const MATCHERS = [
  'toBe',
  'toEqual',
  'toStrictEqual',
  'toMatchObject',
  'toContain',
  'toContainEqual',
  'toMatch',
] as const;

const sources = new Map<string, string>();

/** A test file without its comments, line for line. */
function sourceOf(file: string): string {
  const blank = (comment: string): string => comment.replace(/[^\n]/g, '');
  const known = sources.get(file) ?? readFileSync(file, 'utf8').replace(COMMENT, blank);
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

/** The ids that a test file holds: what it expects may lie in a table beside its tests. */
export const writtenIn = (file: string): ReadonlySet<string> => new Set(idsIn(sourceOf(file)));

/** An id and the numbers that follow it for short: `ERI-SKL-07, 08, 10`, `OSE-CMB-01 to 03`, `GOR-GRP-01…03`. */
const SHORT = /\b([A-Z]{3}-[A-Z]{3}-)(\d\d)((?:(?:, | and | to |…|–)\d\d\b)+)/g;

/** A title with each id written out that stands in it for short. */
export function writtenOut(title: string): string {
  return title.replace(SHORT, (_, chapter: string, first: string, rest: string) => {
    const ids = [first];
    for (const [, joined = '', number = ''] of rest.matchAll(/(\D+)(\d\d)/g)) {
      const from = /to|…|–/.test(joined) ? Number(ids.at(-1)) + 1 : Number(number);
      for (let each = from; each <= Number(number); each += 1) ids.push(String(each).padStart(2, '0'));
    }
    return ids.map((id) => chapter + id).join(', ');
  });
}

/** Whether a test may speak of a rule at all: where no id is in sight, nothing need be recorded. */
export const maySpeak = ({ file, fullTestName }: Test): boolean =>
  `${fullTestName} ${sourceOf(file.filepath)}`.search(ID) >= 0;

/** The ids in the title of a test, and in what it does and expects. */
export function spokenBy({ file, location, fullTestName }: Test): ReadonlySet<string> {
  const block = location ? blockAt(sourceOf(file.filepath).split('\n'), location.line - 1) : '';
  return new Set(idsIn([writtenOut(fullTestName), block]));
}

/** Hears the ids that results are held against, wherever the test took them from. */
export function onExpected(hear: (id: string) => void): void {
  chai.use(({ Assertion }, { flag, overwriteMethod }) => {
    for (const matcher of MATCHERS)
      overwriteMethod(
        Assertion.prototype,
        matcher,
        (held: (...expected: unknown[]) => unknown) =>
          function (this: object, ...expected: unknown[]) {
            if (!flag(this, 'negate')) for (const id of idsIn(expected)) hear(id);
            return held.apply(this, expected);
          },
      );
  });
}
