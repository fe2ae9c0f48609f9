import type { Handler, Handlers } from '../../../play/index.ts';
import type { classFunctionsCommands } from './commands.ts';
import { forgetLanguage, learnLanguage } from './languages.ts';
import { noteLore } from './lore.ts';

const operateAs: Handler<'OperateAs'> = (play, { creature, as }) => {
  play.happen({ type: 'ClassOperated', creature, as });
  return null;
};

export const classFunctionsHandlers: Handlers<typeof classFunctionsCommands> = {
  OperateAs: operateAs,
  LearnLanguage: learnLanguage,
  ForgetLanguage: forgetLanguage,
  NoteLore: noteLore,
};
