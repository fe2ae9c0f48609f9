import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { playedAndCounted } from './played.ts';

/** `pnpm clicks [--json FILE]`: plays the demo by mouse alone, and tells how many clicks each act took each person. */
const { values } = parseArgs({ options: { json: { type: 'string' } } });
const told = playedAndCounted('by-mouse.spec.ts', 'CLICKS_JSON');
console.log(told);
if (values.json) writeFileSync(resolve(values.json), told);
