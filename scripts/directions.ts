import { readFileSync } from 'node:fs';
import { findings } from './directions/findings.ts';
import { sources } from './directions/sources.ts';
import { ROOT } from './root.ts';

/** The directions that an import graph cannot show: whose package may need whose, and who may name a ruleset. */
const found = findings(sources(ROOT), (path) => readFileSync(`${ROOT}/${path}`, 'utf8'));
for (const { path, line, says } of found) console.error(`${path}${line ? `:${line}` : ''}: ${says}`);
console.log(found.length === 0 ? '✔ packages and rulesets keep their directions' : `${found.length} found`);
process.exit(found.length === 0 ? 0 : 1);
