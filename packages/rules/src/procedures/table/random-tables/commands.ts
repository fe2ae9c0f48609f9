import { READY_SET_KEYS } from '../../../content/ready-tables/list.ts';
import { flag, id, label, list, maybeText, oneOf, orNull, record, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

/** Lines of a table. */
export const MOST_TABLE_LINES = 200;
/** Characters of a table's name, and of a line. */
export const LONGEST_TABLE_NAME = 80;
export const LONGEST_LINE = 1_000;

export const randomTableCommands = forms({
  /** The referee writes a table: a new one for null, or one anew. */
  WriteTable: {
    table: orNull(id('random-table')),
    name: text(LONGEST_TABLE_NAME),
    /** Such as `2d6`; null where the lines go by their weights. */
    dice: orNull(maybeText(40)),
    lines: list(record({ share: whole(1, 10_000), text: text(LONGEST_LINE) }), MOST_TABLE_LINES, 1),
  },
  /** The referee takes up a set of tables that are ready; those that there are by their names stay as they are. */
  TakeUpTables: { set: label('Set of tables', oneOf(...READY_SET_KEYS)) },
  RemoveTable: { table: id('random-table') },
  /** The referee rolls on a table, and on those that its lines name. */
  RollTable: {
    table: label('Table', id('random-table')),
    /** Only the referee is told what came up. */
    secret: label('Roll in secret', flag),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly randomTables: typeof randomTableCommands;
  }
}
