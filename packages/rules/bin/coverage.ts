import { RULE_LINES } from '../src/books/lines.ts';
import { RULESETS } from '../src/books/list.ts';
import { testsPlaying } from './coverage/named.ts';
import type { Reach } from './coverage/reach.ts';
import { reached } from './coverage/reach.ts';

/**
 * Lists each rule of a book with the tests that play it and where play reaches it: `pnpm rules:coverage BOOK`.
 * Exits 1 while a rule is played by no test or reached nowhere. `--missing` lists those alone; `--fresh` runs the tests
 * again for it, as happens by itself where they have not been run for it before.
 */
const [book, ...flags] = process.argv.slice(2);
const asked = RULESETS.find((name) => name === book);
if (!asked) {
  console.error(`Which book? pnpm rules:coverage ${RULESETS.join(' | ')} [--missing] [--fresh]`);
  process.exit(1);
}

const tests = testsPlaying(flags.includes('--fresh'));
const reach = reached();
const rules = Object.entries(RULE_LINES[asked])
  .map(([id, line]) => ({
    id,
    line,
    tests: tests.get(id) ?? [],
    reach: reach(id),
  }))
  .map((rule) => ({ ...rule, where: shown(rule.reach) }));
const missing = rules.filter((rule) => rule.tests.length === 0 || rule.where.length === 0);

for (const rule of flags.includes('--missing') ? missing : rules) {
  console.log(`${rule.id}  ${rule.line}`);
  console.log(`    tests: ${few([...new Set(rule.tests)]) || 'MISSING'}`);
  console.log(`    reached: ${rule.where.join('; ') || `MISSING${unnamed(rule.reach)}`}`);
}
const untested = rules.filter((rule) => rule.tests.length === 0).map(({ id }) => id);
const unreached = rules.filter((rule) => rule.where.length === 0).map(({ id }) => id);
console.log(`\n${rules.length} rules, ${rules.length - missing.length} tested and reached`);
if (untested.length > 0) console.log(`played by no test (${untested.length}): ${untested.join(' ')}`);
if (unreached.length > 0) console.log(`reached nowhere (${unreached.length}): ${unreached.join(' ')}`);
process.exit(missing.length > 0 ? 1 : 0);

function shown({ offers, rulings, shown: places }: Reach): readonly string[] {
  return [
    ...(offers.length > 0 ? [`offered as ${few(offers)}`] : []),
    ...(rulings.length > 0 ? [`named in the ruling on ${few(rulings)}`] : []),
    ...(places.length > 0 ? [few(places)] : []),
  ];
}

function unnamed({ unnamed: played }: Reach): string {
  return played.length > 0 ? ` (played on ${few(played)}, and nobody is told)` : '';
}

function few(names: readonly string[]): string {
  const more = names.length - 3;
  return `${names.slice(0, 3).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
