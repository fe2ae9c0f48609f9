import type { Ruleset } from '../../../core/index.ts';
import { classicTreasure } from './classic.ts';
import type { TreasureTables } from './tables.ts';

const TABLES: Readonly<Record<Ruleset['hoards']['tables'], TreasureTables>> = { classic: classicTreasure };

/** The treasure tables of the rules in force. */
export const treasureTables = ({ hoards }: Pick<Ruleset, 'hoards'>): TreasureTables => TABLES[hoards.tables];
