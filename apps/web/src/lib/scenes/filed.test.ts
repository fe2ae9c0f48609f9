import type { SceneRecord } from '@lanthorn/rules';
import { describe, expect, it } from 'vitest';
import { filed } from './filed.ts';

const scene = (id: string, folder: string | null = null, toPlayers: string | null = null) =>
  ({ id, name: id, folder, toPlayers }) as SceneRecord;
const scenes = [
  scene('Ruin'),
  scene('Level 2', 'Abbey'),
  scene('Level 1', 'Abbey'),
  scene('Inn', 'A town', 'The Swan'),
];
const ids = (search: string) => filed(scenes, search).map(({ name, maps }) => [name, ...maps.map(({ id }) => id)]);

describe('the list of maps', () => {
  it('stands folder by folder, in the order that the referee gave', () => {
    expect(ids('')).toEqual([
      [null, 'Ruin'],
      ['A town', 'Inn'],
      ['Abbey', 'Level 2', 'Level 1'],
    ]);
  });

  it('is searched by name, by the name for players and by folder', () => {
    expect(ids('abbey 2')).toEqual([['Abbey', 'Level 2']]);
    expect(ids('swan')).toEqual([['A town', 'Inn']]);
    expect(ids('nothing')).toEqual([]);
  });
});
