import type { Handlers } from '../../../play/index.ts';
import type { classFunctionsCommands } from './commands.ts';
import { forgetLanguage, learnLanguage } from './languages.ts';
import { noteLore } from './lore.ts';

export const classFunctionsHandlers: Handlers<typeof classFunctionsCommands> = {
  OperateAs: (play, { creature, as }) => play.happen({ type: 'ClassOperated', creature, as }),
  LearnLanguage: learnLanguage,
  ForgetLanguage: forgetLanguage,
  NoteLore: noteLore,
};
