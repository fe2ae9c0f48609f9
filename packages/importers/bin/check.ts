/** `pnpm import:check FOLDER`: what each file under a folder holds, what of it is left out, and what is refused and why. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { countSquares } from '@lanthorn/geometry';
import { type ImportedFile, type ImportRefusal, readFile } from '../src/index.ts';

const folder = process.argv[2];
if (folder === undefined || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
  console.error('Name a folder: pnpm import:check FOLDER');
  process.exit(1);
}

const totals = { read: 0, refused: 0, crashed: 0 };
for (const file of filesUnder(folder)) {
  const started = performance.now();
  const result = attempt(file);
  const took = `${Math.round(performance.now() - started)} ms`;
  const name = relative(folder, file);
  if (result instanceof Error) {
    totals.crashed += 1;
    console.log(`CRASHED ${name}: ${result.stack ?? result.message}`);
  } else if ('code' in result) {
    totals.refused += 1;
    console.log(`refused ${name} (${result.code}): ${result.message}`);
  } else {
    totals.read += 1;
    console.log(`read    ${name}: ${summary(result)} (${took})`);
    for (const line of result.dropped) console.log(`        - ${line}`);
  }
}
console.log(`\n${totals.read} read, ${totals.refused} refused, ${totals.crashed} crashed`);
process.exit(totals.crashed > 0 ? 1 : 0);

function attempt(file: string): ImportedFile | ImportRefusal | Error {
  try {
    return readFile(readFileSync(file), file);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function filesUnder(path: string): string[] {
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function summary(file: ImportedFile): string {
  switch (file.type) {
    case 'scene': {
      const { name, width, height, floor, walls, doors, lights, rooms, notes, features, ambient } = file.read;
      const picture = file.image ? `${file.image.mime} ${file.image.width}×${file.image.height}` : 'no picture';
      const secret = doors.filter(({ kind }) => kind === 'secret').length;
      return [
        `scene “${name}”, ${width}×${height} squares, floor ${floor ? countSquares(floor) : 'everywhere'}`,
        `${walls.length} walls, ${doors.length} doors (${secret} secret), ${lights.length} lights, ${rooms.length} rooms`,
        `${notes.length} notes, ${features.length} features, ${ambient}, ${picture}`,
      ].join(', ');
    }
    case 'monster': {
      const { name, hitDice, armourClassAscending, attacks, xp } = file.read;
      const dice = hitDice ? `${hitDice.dice}d${hitDice.sides}+${hitDice.bonus}${'*'.repeat(hitDice.asterisks)}` : '?';
      return `monster “${name}”, HD ${dice}, AC ${armourClassAscending}, ${attacks.length} attacks, ${xp} XP`;
    }
    case 'table':
      return `table “${file.read.name}”, ${file.read.formula}, ${file.read.rows.length} rows`;
    case 'hexes':
      return `hex map, ${file.read.hexes.length} hexes, ${file.read.lines.length} lines`;
    default:
      return file satisfies never;
  }
}
