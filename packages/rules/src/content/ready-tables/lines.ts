import type { RandomTable } from '../../state/random-table.ts';
import { HOARDS } from './hoards.ts';
import type { ReadyTableName } from './list.ts';
import { NAMES } from './names.ts';
import { ROOMS } from './rooms.ts';
import { RUMOURS } from './rumours.ts';

/** What stands in each of the ready tables. */
export const READY_TABLES: Readonly<Record<ReadyTableName, ReadyTable>> = { ...NAMES, ...RUMOURS, ...ROOMS, ...HOARDS };

export type ReadyTable = Pick<RandomTable, 'dice' | 'lines'>;
