import { expect, it } from 'vitest';
import { procedures } from '../src/procedures/index.ts';

/** Commands whose handlers still refuse by themselves. The list only gets shorter: a new command says in `may` what stands against it. */
const REFUSED_BY_THE_HANDLER: readonly string[] = [
  'AddScene',
  'AgreeSpell',
  'BearPool',
  'BringWorld',
  'CheckDirection',
  'CheckSkill',
  'ChooseClass',
  'ChooseColour',
  'ClaimCharacter',
  'DecidePursuit',
  'DescribeHex',
  'DrawScene',
  'DuplicateScene',
  'EditRoom',
  'FileScene',
  'FindBearings',
  'FinishCharacter',
  'FundResearch',
  'MakeDungeon',
  'NewScene',
  'PaintHexes',
  'PlaceParty',
  'PoolThing',
  'PoolTreasure',
  'RemoveScene',
  'RenameScene',
  'RevealRoom',
  'RevealSquares',
  'RewriteSpell',
  'RollDice',
  'RollHitPoints',
  'RollReaction',
  'RollTable',
  'ScaleLand',
  'SeekGuru',
  'SetFog',
  'SetScene',
  'SetSurprise',
  'ShakeOut',
  'ShareSpell',
  'ShowHexes',
  'ShowScene',
  'Sneak',
  'SwapScores',
  'TradeScores',
  'TrimItems',
  'WriteInBook',
  'WriteTable',
];

it('what stands against a command is said in `may`, which the offer and the ruling both ask', () => {
  const without = procedures.flatMap(({ forms = {}, may = {} }) => Object.keys(forms).filter((type) => !may[type]));
  expect(without.toSorted()).toEqual(REFUSED_BY_THE_HANDLER);
});

it('nothing is said of a command of another folder', () => {
  for (const { forms = {}, may = {} } of procedures)
    expect(Object.keys(forms)).toEqual(expect.arrayContaining(Object.keys(may)));
});
