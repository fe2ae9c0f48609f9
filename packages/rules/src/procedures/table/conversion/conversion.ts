import { NotedDice } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import type { conversionCommands } from './commands.ts';

const convertMonster: Handler<'ConvertMonster'> = (play, { type: _type, creature, ...foreign }) => {
  const found = play.state.creatures[creature];
  const rule = play.rules.conversion;
  if (!found || !rule.played) return;
  const dice = new NotedDice(play.dice);
  const converted = rule.convert(found, foreign, dice);
  play.happen({ type: 'MonsterConverted', creature, ...converted, faces: dice.thrown.faces });
};

export const conversionHandlers: Handlers<typeof conversionCommands> = { ConvertMonster: convertMonster };
