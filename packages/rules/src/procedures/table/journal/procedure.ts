import type { Declaration } from '../../../play/index.ts';
import { journalCommands } from './commands.ts';
import { type JournalEvent, journalEvolvers } from './events.ts';
import { journalHandlers } from './journal.ts';
import { journalShown } from './shown.ts';
import { journalTellers } from './tell.ts';

export const journal: Declaration<typeof journalCommands, JournalEvent> = {
  forms: journalCommands,
  handle: journalHandlers,
  evolve: journalEvolvers,
  tell: journalTellers,
  shows: { always: [journalShown] },
};
