import type { Ruleset } from '../../../core/index.ts';
import { classicTreasure } from './classic.ts';
import type { ScrollSpells } from './scroll-spells.ts';
import type { TreasureTables } from './tables.ts';

const TABLES: Readonly<Record<Ruleset['hoards']['tables'], (scrolls: ScrollSpells) => TreasureTables>> = {
  classic: classicTreasure,
};

/** The treasure tables of the rules in force. */
export const treasureTables = ({ hoards, spells }: Pick<Ruleset, 'hoards' | 'spells'>): TreasureTables =>
  TABLES[hoards.tables](spells.scrolls);
