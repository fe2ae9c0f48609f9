import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Figures, measure } from './house/figures.ts';
import { ROOT } from './root.ts';

/**
 * `pnpm house`: how the house of the rules stands. `--json FILE` writes the figures; `--details` names what is counted;
 * `--check` fails when one is worse than it was; `--keep` keeps those of now as what may not grow worse, which lets the
 * lines grow and nothing else, unless `--known` says that it is known why.
 */
const { values } = parseArgs({
  options: {
    json: { type: 'string' },
    details: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
    known: { type: 'boolean', default: false },
  },
});
const KEPT = join(ROOT, 'scripts/house/kept.json');
const { figures, details } = measure();
if (values.json) write(values.json, { figures });

const kept = JSON.parse(readFileSync(KEPT, 'utf8')) as Readonly<Partial<Figures>>;
const names = Object.keys(figures) as (keyof Figures)[];
const worse = names.filter((name) => figures[name] > (kept[name] ?? 0));
const grown = values.keep && !values.known ? worse.filter((name) => name !== 'rules_lines') : [];
for (const name of names) {
  console.log(`${name}: ${figures[name]}${worse.includes(name) ? `, was ${kept[name] ?? 0}` : ''}`);
  if (values.details || (values.check && worse.includes(name)))
    for (const one of details[name] ?? []) console.log(`  ${one}`);
}
if (grown.length > 0) {
  console.error(`Not kept: ${grown.join(', ')} would grow. Mend it, or add \`--known\` and say why in the commit.`);
  process.exit(1);
}
if (values.keep) write(KEPT, figures);
else if (values.check && worse.length > 0) {
  console.error(
    `Worse than before: ${worse.join(', ')}. Mend it, or keep the new figures: \`pnpm house --keep\`, with \`--known\` where more grows than rules_lines, which grows with whatever is added.`,
  );
  process.exit(1);
}

function write(file: string, value: unknown): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
