import { rulesOf } from '../../../play/index.ts';
import type { GameState } from '../../../state/state.ts';
import { classicTreasure } from './classic.ts';
import type { HoardsRule } from './rule.ts';
import type { TreasureTables } from './tables.ts';

const TABLES: Readonly<Record<HoardsRule['tables'], TreasureTables>> = { classic: classicTreasure };

/** The tables of the rules in force. */
export const treasureTables = (state: GameState): TreasureTables => TABLES[rulesOf(state).hoards.tables];
