import type { Handlers } from '../../../play/index.ts';
import type { classFunctionsCommands } from './commands.ts';
import { forgetLanguage, learnLanguage } from './languages.ts';
import { noteLore } from './lore.ts';
import { mayForgetLanguage, mayLearnLanguage, mayNoteLore, mayOperateAs } from './may.ts';

export const classFunctionsHandlers: Handlers<typeof classFunctionsCommands> = {
  OperateAs: {
    may: mayOperateAs,
    play: (play, { creature, as }) => play.happen({ type: 'ClassOperated', creature, as }),
  },
  LearnLanguage: { may: mayLearnLanguage, play: learnLanguage },
  ForgetLanguage: { may: mayForgetLanguage, play: forgetLanguage },
  NoteLore: { may: mayNoteLore, play: noteLore },
};
