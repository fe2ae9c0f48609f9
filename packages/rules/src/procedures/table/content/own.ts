import type { Ruleset } from '../../../core/index.ts';
import { type CampaignContent, DEEPEST_LEVEL, type EncounterTableKey } from '../../../state/content.ts';
import type { Monster } from '../../../state/monster.ts';
import type { Ware } from '../../../state/ware.ts';
import { priceList } from '../equipment/rule.ts';

/** What is of a list once the campaign's own entries stand in the place of the book's, or after them. */
function merged<Entry>(
  book: readonly Entry[],
  own: Readonly<Record<string, Entry | null>>,
  keyOf: (entry: Entry) => string,
): readonly Entry[] {
  const kept = book.flatMap((entry) => {
    const key = keyOf(entry);
    const instead = Object.hasOwn(own, key) ? own[key] : entry;
    return instead ? [instead] : [];
  });
  const known = new Set(book.map(keyOf));
  return [...kept, ...Object.values(own).flatMap((entry) => (entry && !known.has(keyOf(entry)) ? [entry] : []))];
}

const keyOfMonster = ({ key }: Monster): string => key;
const nameOfWare = ({ name }: Ware): string => name;

type Tables = CampaignContent['tables'];

/** The list of a level of the dungeon; a level without one has that of the deepest level above it. */
function dungeonTable(
  { met: { table, deepest } }: Ruleset['wandering'],
  own: Tables,
  level: number,
): readonly string[] {
  const at = Math.min(Math.max(Math.floor(level), 1), DEEPEST_LEVEL);
  for (let deep = at; deep > deepest; deep -= 1) {
    const listed = own[`dungeon:${deep}`];
    if (listed) return listed;
  }
  return own[`dungeon:${Math.min(at, deepest)}`] ?? table(level);
}

/** The rules with what the campaign has written into their lists: asked first, wherever a monster, a table or a price is looked up. */
export function withContent(rules: Ruleset, { monsters, tables, wares }: CampaignContent): Ruleset {
  const bestiary = merged(rules.monsters.bestiary, monsters, keyOfMonster);
  const byKey = new Map(bestiary.map((monster) => [monster.key, monster]));
  const there = (keys: readonly string[]) => keys.filter((key) => byKey.has(key));
  const outdoors = (key: EncounterTableKey, book: readonly string[]) => there(tables[key] ?? book);
  return {
    ...rules,
    monsters: { ...rules.monsters, bestiary, monster: (key) => byKey.get(key) ?? null },
    wandering: {
      ...rules.wandering,
      met: {
        ...rules.wandering.met,
        table: (level) => there(dungeonTable(rules.wandering, tables, level)),
      },
    },
    travel: {
      ...rules.travel,
      wandering: {
        ...rules.travel.wandering,
        table: (ground) => outdoors(ground, rules.travel.wandering.table(ground)),
      },
    },
    voyage: {
      ...rules.voyage,
      wandering: {
        ...rules.voyage.wandering,
        table: (water) => outdoors(water, rules.voyage.wandering.table(water)),
      },
    },
    equipment: priceList(merged(rules.equipment.wares, wares, nameOfWare), rules.equipment),
  };
}
