import { type Handler, type Handlers, rulesFor } from '../../../play/index.ts';
import type { contentCommands } from './commands.ts';
import { contentOf, wareOf } from './may.ts';
import { tableNamed } from './tables.ts';

const strikeMonster: Handler<'StrikeMonster'> = (play, { monster }) => {
  const found = play.rules.monsters.monster(monster);
  if (!found) return;
  const type = rulesFor(play.state.ruleset).monsters.monster(monster) ? 'MonsterStruck' : 'MonsterRestored';
  play.happen({ type, monster, name: found.name });
};

const restoreMonster: Handler<'RestoreMonster'> = (play, { monster }) => {
  const { monsters } = contentOf(play.state);
  const inBook = rulesFor(play.state.ruleset).monsters.monster(monster);
  play.happen({ type: 'MonsterRestored', monster, name: inBook?.name ?? monsters[monster]?.name ?? monster });
};

/** The lists of who is met are the campaign's. */
const writeEncounterTable: Handler<'WriteEncounterTable'> = (play, { table, monsters }) => {
  const found = tableNamed(table);
  if (!found) return;
  play.happen({ type: 'EncounterTableWritten', table: found, monsters });
};

const restoreEncounterTable: Handler<'RestoreEncounterTable'> = (play, { table }) => {
  const found = tableNamed(table);
  if (!found) return;
  play.happen({ type: 'EncounterTableRestored', table: found });
};

const strikeWare: Handler<'StrikeWare'> = (play, { ware }) => {
  const type = rulesFor(play.state.ruleset).equipment.ware(ware) ? 'WareStruck' : 'WareRestored';
  play.happen({ type, ware });
};

export const contentHandlers: Handlers<typeof contentCommands> = {
  /** Campaigns add their own. */
  WriteMonster: (play, { monster }) => play.happen({ type: 'MonsterWritten', monster }),
  StrikeMonster: strikeMonster,
  RestoreMonster: restoreMonster,
  WriteEncounterTable: writeEncounterTable,
  RestoreEncounterTable: restoreEncounterTable,
  WriteWare: (play, command) => play.happen({ type: 'WareWritten', ware: wareOf(command) }),
  StrikeWare: strikeWare,
  RestoreWare: (play, { ware }) => play.happen({ type: 'WareRestored', ware }),
};
