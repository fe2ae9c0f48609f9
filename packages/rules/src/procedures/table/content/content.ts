import { type Handler, type Handlers, rulesFor } from '../../../play/index.ts';
import type { contentCommands } from './commands.ts';
import { contentOf, wareOf } from './may.ts';
import { tableNamed } from './tables.ts';

/** Campaigns add their own. */
const writeMonster: Handler<'WriteMonster'> = (play, { monster }) => {
  play.happen({ type: 'MonsterWritten', monster });
  return null;
};

const strikeMonster: Handler<'StrikeMonster'> = (play, { monster }) => {
  const found = play.rules.monsters.monster(monster);
  if (!found) return null;
  const type = rulesFor(play.state.ruleset).monsters.monster(monster) ? 'MonsterStruck' : 'MonsterRestored';
  play.happen({ type, monster, name: found.name });
  return null;
};

const restoreMonster: Handler<'RestoreMonster'> = (play, { monster }) => {
  const { monsters } = contentOf(play.state);
  const inBook = rulesFor(play.state.ruleset).monsters.monster(monster);
  play.happen({ type: 'MonsterRestored', monster, name: inBook?.name ?? monsters[monster]?.name ?? monster });
  return null;
};

/** The lists of who is met are the campaign's. */
const writeEncounterTable: Handler<'WriteEncounterTable'> = (play, { table, monsters }) => {
  const found = tableNamed(table);
  if (!found) return null;
  play.happen({ type: 'EncounterTableWritten', table: found, monsters });
  return null;
};

const restoreEncounterTable: Handler<'RestoreEncounterTable'> = (play, { table }) => {
  const found = tableNamed(table);
  if (!found) return null;
  play.happen({ type: 'EncounterTableRestored', table: found });
  return null;
};

const writeWare: Handler<'WriteWare'> = (play, command) => {
  play.happen({ type: 'WareWritten', ware: wareOf(command) });
  return null;
};

const strikeWare: Handler<'StrikeWare'> = (play, { ware }) => {
  const type = rulesFor(play.state.ruleset).equipment.ware(ware) ? 'WareStruck' : 'WareRestored';
  play.happen({ type, ware });
  return null;
};

const restoreWare: Handler<'RestoreWare'> = (play, { ware }) => {
  play.happen({ type: 'WareRestored', ware });
  return null;
};

export const contentHandlers: Handlers<typeof contentCommands> = {
  WriteMonster: writeMonster,
  StrikeMonster: strikeMonster,
  RestoreMonster: restoreMonster,
  WriteEncounterTable: writeEncounterTable,
  RestoreEncounterTable: restoreEncounterTable,
  WriteWare: writeWare,
  StrikeWare: strikeWare,
  RestoreWare: restoreWare,
};
