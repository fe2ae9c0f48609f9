import { impossible, objections } from '../../../core/index.ts';
import { type Handler, type Handlers, rulesFor } from '../../../play/index.ts';
import { onlyReferee } from '../permission/permission.ts';
import type { contentCommands } from './commands.ts';
import {
  contentOf,
  mayRestoreEncounterTable,
  mayRestoreMonster,
  mayStrikeMonster,
  mayStrikeWare,
  mayWriteEncounterTable,
  mayWriteMonster,
  mayWriteWare,
  wareOf,
} from './may.ts';
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
  WriteMonster: { may: mayWriteMonster, play: (play, { monster }) => play.happen({ type: 'MonsterWritten', monster }) },
  StrikeMonster: { may: mayStrikeMonster, play: strikeMonster },
  RestoreMonster: { may: mayRestoreMonster, play: restoreMonster },
  WriteEncounterTable: { may: mayWriteEncounterTable, play: writeEncounterTable },
  RestoreEncounterTable: { may: mayRestoreEncounterTable, play: restoreEncounterTable },
  WriteWare: {
    may: mayWriteWare,
    play: (play, command) => play.happen({ type: 'WareWritten', ware: wareOf(command) }),
  },
  StrikeWare: { may: mayStrikeWare, play: strikeWare },
  RestoreWare: {
    may: (state, { ware }, seat) =>
      objections(
        onlyReferee(seat),
        Object.hasOwn(contentOf(state).wares, ware) ? null : impossible('no-change', 'Nothing was changed of it.'),
      ),
    play: (play, { ware }) => play.happen({ type: 'WareRestored', ware }),
  },
};
