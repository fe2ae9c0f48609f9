import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { onePageDungeon, universalVtt } from '../test/files.ts';

const script = fileURLToPath(new URL('../bin/check.ts', import.meta.url));
const check = (...words: string[]) => spawnSync(process.execPath, [script, ...words], { encoding: 'utf8' });

test('the check says of every file under a folder what was read, dropped or refused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'maps-'));
  try {
    mkdirSync(join(folder, 'deep'));
    writeFileSync(join(folder, 'deep', 'cellar.json'), JSON.stringify(onePageDungeon));
    writeFileSync(join(folder, 'hall.dd2vtt'), JSON.stringify(universalVtt));
    writeFileSync(join(folder, 'notes.txt'), 'Remember the torches.');
    const { status, stdout } = check(folder);
    expect(stdout).toMatch(/read {4}deep\/cellar\.json: scene “Cellar of Tests”, 15×10 squares/);
    expect(stdout).toMatch(/- Squares of water off the floor: 1 of 2\./);
    expect(stdout).toMatch(/refused notes\.txt \(unknown-format\)/);
    expect(stdout).toMatch(/2 read, 1 refused, 0 crashed/);
    expect(status).toBe(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the check asks for a folder', () => {
  expect(check()).toMatchObject({ status: 1, stderr: expect.stringMatching(/FOLDER/) });
});
