import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { BOOKS, RULESETS } from '../src/books/list.ts';
import { compiling } from './prove/compiled.ts';
import { type Mutant, planted, shuffled } from './prove/mutants.ts';
import { foundIn } from './prove/noticed.ts';
import { RULES } from './prove/rules.ts';
import { BEGUN, inTheirRooms, nearest, repeatable, testsOver } from './prove/tests.ts';

/**
 * Changes what a book answers to the procedures, place by place, and lists the changes that no test notices:
 * `pnpm rules:prove BOOK`. By itself it draws so many that it takes some ten minutes; `--seed N` draws others, `--sample N`
 * more or fewer, `--whole` takes all; `--file PART` keeps to the files with that in their path, and to the tests of their
 * rooms. `--workers N` leaves processors to others; `--json FILE` writes the figures. Tests that draw cases, records of whole sessions
 * and tests of more than 400 ms notice nothing here; words for people and what does not compile are not changed.
 */
const { values: flags, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    sample: { type: 'string', default: '150' },
    whole: { type: 'boolean', default: false },
    file: { type: 'string', default: '' },
    workers: { type: 'string' },
    json: { type: 'string' },
  },
});
const book = RULESETS.find((name) => name === positionals[0]);
const [seed, sample] = [Number(flags.seed), Number(flags.sample)];
if (!book || !Number.isInteger(seed) || !Number.isInteger(sample) || sample < 1) {
  console.error(
    `Which book? pnpm rules:prove ${RULESETS.join(' | ')} [--seed N] [--sample N] [--whole] [--file PART] [--workers N] [--json FILE]`,
  );
  process.exit(1);
}

/** Changes made from the beginning in one run: each reads the rules again, which stay in memory until its end. */
const BATCH = 25;
/** Files of tests that a change made from the beginning is shown at most, besides the nearest. */
const FAR = 12;

const into = join(RULES, 'counts/proved');
rmSync(into, { recursive: true, force: true });
mkdirSync(into, { recursive: true });
const code = await planted(book, flags.file);
if (code.mutants.length === 0) {
  console.error(`No file of ${BOOKS[book].name} has ${flags.file} in its path.`);
  process.exit(1);
}
const drawn = compiling(shuffled(code.mutants, seed), flags.whole ? code.mutants.length : sample);
console.log(`${BOOKS[book].name}: ${drawn.length} changes that compile, of ${code.mutants.length} in all`);

const tests = await testsOver(code, flags.workers ? Number(flags.workers) : undefined);
await tests.run(flags.file ? inTheirRooms(code.mutants, repeatable()) : repeatable(), {
  sampled: drawn.map(({ id }) => id),
  begun: [],
  into,
});
await fromTheBeginning(nearby);
await fromTheBeginning((mutant) => nearest(mutant, comingBy(mutant)).slice(0, FAR));
await tests.close();

const found = foundIn(into);
const unnoticed = drawn.filter(({ id }) => !found.noticed.has(id));
for (const mutant of unnoticed) console.log(shown(mutant));
const changes = drawn.length;
const percent = Math.round((1 - unnoticed.length / changes) * 1000) / 10;
console.log(`${changes} changes, ${changes - unnoticed.length} noticed: ${percent} %`);
if (flags.json)
  writeFileSync(flags.json, `${JSON.stringify({ figures: { noticed_percent: percent, changes } }, null, 2)}\n`);
process.exit(0);

/** What is worked out once, when the rules are read, must be changed before: each change with some files of tests. */
async function fromTheBeginning(filesOf: (mutant: Mutant) => readonly string[]): Promise<void> {
  const { noticed } = foundIn(into);
  const begun = drawn
    .filter(({ id }) => !noticed.has(id))
    .map((mutant) => ({ id: mutant.id, files: filesOf(mutant) }))
    .filter(({ files }) => files.length > 0);
  for (let at = 0; at < begun.length; at += BATCH)
    await tests.run([BEGUN], { sampled: [], begun: begun.slice(at, at + BATCH), into });
}

/** The tests of the folder, and those of the book's own. */
function nearby({ file }: Mutant): readonly string[] {
  const files = repeatable();
  return files.filter((test) => dirname(test) === dirname(file) || test.startsWith(`src/books/${book}/`));
}

/** The tests that came by anything in the file of a change, and do not lie beside it. */
function comingBy(mutant: Mutant): readonly string[] {
  const { covering } = foundIn(into);
  const near = new Set(nearby(mutant));
  const ids = code.mutants.filter(({ file }) => file === mutant.file).flatMap(({ id }) => covering.get(id) ?? []);
  return [...new Set(ids)].filter((file) => !near.has(file));
}

function shown({ file, line, replacement }: Mutant): string {
  return `${file}:${line}  ${replacement.replaceAll(/\s+/g, ' ').slice(0, 100)}`;
}
