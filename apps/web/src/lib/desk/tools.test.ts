import type { Offer } from '@lanthorn/rules';
import { expect, it } from 'vitest';
import { groupedByUse, isTool } from './tools.ts';

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

it('groups what the desk offers by its use, the commonest before the rest, people last, and leaves nothing out', () => {
  const offers = [
    made('GiveCharacter', 'hild'),
    made('PauseHours'),
    made('PassTurns'),
    made('DrawLand'),
    made('AddMonsters'),
  ];
  const named = (those: readonly Offer[]) => those.map(({ command }) => command);
  expect(groupedByUse(offers).map(({ title, often, seldom }) => [title, named(often), named(seldom)])).toEqual([
    ['Encounter', ['AddMonsters'], []],
    ['Time', ['PassTurns'], ['PauseHours']],
    ['Land, sea and more', [], ['DrawLand']],
    ['Characters and players', [], ['GiveCharacter']],
  ]);
});

it('what is found is put by from the tools as well, and what is done with a map stands beside the map', () => {
  expect(isTool({ ...made('PoolTreasure'), place: 'treasure' }, new Set())).toBe(true);
  expect(isTool(made('SetScene', 'crypt'), new Set(['crypt']))).toBe(false);
  expect(isTool({ ...made('EndTurn'), place: 'clock' }, new Set())).toBe(false);
});
