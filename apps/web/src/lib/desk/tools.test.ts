import type { Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { groupedByUse } from './tools.ts';

const made = (command: Offer['command'], about: string | null = null): Offer => ({
  key: command,
  command,
  label: command,
  rule: null,
  place: 'desk',
  about,
  next: false,
  fixed: {},
  inputs: [],
  barred: null,
});

it('groups what the desk offers by its use, people last, and leaves nothing out', () => {
  const offers = [made('GiveCharacter', 'hild'), made('PassTurns'), made('RevealRoom'), made('AddMonsters')];
  expect(groupedByUse(offers).map(({ title, offers: those }) => [title, those.map(({ command }) => command)])).toEqual([
    ['Monsters', ['AddMonsters']],
    ['What the players see', ['RevealRoom']],
    ['Time, land and more', ['PassTurns']],
    ['Characters and players', ['GiveCharacter']],
  ]);
});
