import { impossible, type Refusal } from '../../../core/index.ts';
import { type Handler, type Handlers, type Play, rulesFor, rulesOf } from '../../../play/index.ts';
import { ENCOUNTER_TABLES, type EncounterTableKey, NO_CONTENT } from '../../../state/content.ts';
import type { GameState } from '../../../state/state.ts';
import type { Ware } from '../../../state/ware.ts';
import { refereeOnly } from '../permission/permission.ts';
import { MOST_LINES, MOST_OWN, monsterRefusal, wareRefusal } from './bounds.ts';
import type { contentCommands } from './commands.ts';
import { encounterTable, tableNamed, tableTitle } from './tables.ts';

const contentOf = ({ content }: GameState) => content ?? NO_CONTENT;

/** No more than so many entries of the campaign's own. */
const full = (entries: object, key: string): Refusal | null =>
  Object.hasOwn(entries, key) || Object.keys(entries).length < MOST_OWN
    ? null
    : impossible('bad-input', `A campaign writes ${MOST_OWN} entries of its own at most.`);

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const unchanged = impossible('no-change', 'It is so already.');

/** Campaigns add their own. */
const writeMonster: Handler<'WriteMonster'> = (play, { monster }) => {
  const refusal = refereeOnly(play) ?? monsterRefusal(monster) ?? full(contentOf(play.state).monsters, monster.key);
  if (refusal) return refusal;
  if (same(play.rules.monsters.monster(monster.key), monster)) return unchanged;
  play.happen({ type: 'MonsterWritten', monster });
  return null;
};

/** Monsters without which some table would be empty, each with such a table. */
export function indispensable(state: GameState): ReadonlyMap<string, EncounterTableKey> {
  const rules = rulesOf(state);
  return new Map(
    ENCOUNTER_TABLES.flatMap((table) => {
      const [first, ...others] = encounterTable(rules, table);
      return first !== undefined && others.every((line) => line === first) ? [[first, table]] : [];
    }),
  );
}

/** It is in no list any more: refused while a table has nobody else. */
function needed(play: Play, monster: string): Refusal | null {
  const table = indispensable(play.state).get(monster);
  return table === undefined
    ? null
    : impossible(
        'bad-input',
        `The encounter table “${tableTitle(table)}” has nobody else: write somebody into it first.`,
      );
}

const strikeMonster: Handler<'StrikeMonster'> = (play, { monster }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = play.rules.monsters.monster(monster);
  if (!found) return impossible('no-such-thing', 'The bestiary has no such monster.');
  const stuck = needed(play, monster) ?? full(contentOf(play.state).monsters, monster);
  if (stuck) return stuck;
  const type = rulesFor(play.state.ruleset).monsters.monster(monster) ? 'MonsterStruck' : 'MonsterRestored';
  play.happen({ type, monster, name: found.name });
  return null;
};

const restoreMonster: Handler<'RestoreMonster'> = (play, { monster }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const { monsters } = contentOf(play.state);
  if (!Object.hasOwn(monsters, monster)) return impossible('no-change', 'Nothing was changed of it.');
  const inBook = rulesFor(play.state.ruleset).monsters.monster(monster);
  const stuck = inBook ? null : needed(play, monster);
  if (stuck) return stuck;
  play.happen({ type: 'MonsterRestored', monster, name: inBook?.name ?? monsters[monster]?.name ?? monster });
  return null;
};

/** The lists of who is met are the campaign's. */
const writeEncounterTable: Handler<'WriteEncounterTable'> = (play, { table, monsters }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = tableNamed(table);
  if (!found) return impossible('no-such-thing', 'There is no such encounter table.');
  if (monsters.length < 1 || monsters.length > MOST_LINES)
    return impossible('bad-input', `An encounter table has 1 to ${MOST_LINES} lines.`);
  const unknown = monsters.find((monster) => !play.rules.monsters.monster(monster));
  if (unknown !== undefined)
    return impossible('no-such-thing', `The bestiary has no “${unknown.slice(0, 80)}” to stand in a table.`);
  if (same(contentOf(play.state).tables[found], monsters)) return unchanged;
  play.happen({ type: 'EncounterTableWritten', table: found, monsters });
  return null;
};

const restoreEncounterTable: Handler<'RestoreEncounterTable'> = (play, { table }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const found = tableNamed(table);
  if (!found || !contentOf(play.state).tables[found]) return impossible('no-change', 'Nothing was changed of it.');
  const { [found]: _written, ...tables } = contentOf(play.state).tables;
  const left = encounterTable(rulesOf({ ...play.state, content: { ...contentOf(play.state), tables } }), found);
  if (left.length === 0)
    return impossible('bad-input', 'All that the book has in this table are struck out: take one of them back first.');
  play.happen({ type: 'EncounterTableRestored', table: found });
  return null;
};

const writeWare: Handler<'WriteWare'> = (play, { name, kind, cost, weight, pieces, use }) => {
  const ware: Ware = {
    name: name.trim().toLowerCase(),
    kind,
    cost,
    weight,
    pieces,
    use: use === 'none' ? null : use,
  };
  const refusal = refereeOnly(play) ?? wareRefusal(ware) ?? full(contentOf(play.state).wares, ware.name);
  if (refusal) return refusal;
  play.happen({ type: 'WareWritten', ware });
  return null;
};

const strikeWare: Handler<'StrikeWare'> = (play, { ware }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (!play.rules.equipment.ware(ware)) return impossible('no-such-thing', 'There is no such thing on the list.');
  const crowded = full(contentOf(play.state).wares, ware);
  if (crowded) return crowded;
  const type = rulesFor(play.state.ruleset).equipment.ware(ware) ? 'WareStruck' : 'WareRestored';
  play.happen({ type, ware });
  return null;
};

const restoreWare: Handler<'RestoreWare'> = (play, { ware }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (!Object.hasOwn(contentOf(play.state).wares, ware)) return impossible('no-change', 'Nothing was changed of it.');
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
