import type { Ruleset } from '../../../core/index.ts';
import { ENCOUNTER_TABLES, type EncounterTableKey } from '../../../state/content.ts';

/** The table of this name, or null when there is none. */
export const tableNamed = (name: string): EncounterTableKey | null =>
  ENCOUNTER_TABLES.find((table) => table === name) ?? null;

const DUNGEON = 'dungeon:';

/** The level of the dungeon that a table is for; null for one of the open. */
const levelOf = (table: EncounterTableKey): number | null =>
  table.startsWith(DUNGEON) ? Number(table.slice(DUNGEON.length)) : null;

/** What a table is called. */
export function tableTitle(table: EncounterTableKey): string {
  const level = levelOf(table);
  if (level !== null) return `Dungeon, level ${level}`;
  return table === 'aerial' ? 'In the air' : `${table.charAt(0).toUpperCase()}${table.slice(1)}`;
}

/** Who is met there, by the rules: keys of the bestiary. */
export function encounterTable({ wandering, travel, voyage }: Ruleset, table: EncounterTableKey): readonly string[] {
  if (table === 'river' || table === 'ocean' || table === 'lake') return voyage.wandering.table(table);
  const level = levelOf(table);
  if (level !== null) return wandering.met.table(level);
  return travel.wandering.table(table as Exclude<EncounterTableKey, 'river' | `dungeon:${number}`>);
}
