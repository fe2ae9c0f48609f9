import { impossible, objections, type Refusal } from '../../../core/index.ts';
import { type May, rulesFor, rulesOf } from '../../../play/index.ts';
import { ENCOUNTER_TABLES, type EncounterTableKey, NO_CONTENT } from '../../../state/content.ts';
import type { GameState } from '../../../state/state.ts';
import type { Ware } from '../../../state/ware.ts';
import { onlyReferee } from '../permission/permission.ts';
import { MOST_LINES, MOST_OWN, monsterRefusal, wareRefusal } from './bounds.ts';
import { endowed, kindOf } from './powers.ts';
import { encounterTable, tableNamed, tableTitle } from './tables.ts';

/** It is in no list any more: refused while a table has nobody else. */
function needed(state: GameState, monster: string): Refusal | null {
  const table = indispensable(state).get(monster);
  return table === undefined
    ? null
    : impossible(
        'bad-input',
        `The encounter table “${tableTitle(table)}” has nobody else: write somebody into it first.`,
      );
}

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

const unchanged = impossible('no-change', 'It is so already.');

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const contentOf = ({ content }: GameState) => content ?? NO_CONTENT;

/** No more than so many entries of the campaign's own. */
const full = (entries: object, key: string): Refusal | null =>
  Object.hasOwn(entries, key) || Object.keys(entries).length < MOST_OWN
    ? null
    : impossible('bad-input', `A campaign writes ${MOST_OWN} entries of its own at most.`);

export const mayWriteMonster: May<'WriteMonster'> = (state, { monster }, seat) =>
  objections(
    onlyReferee(seat),
    monsterRefusal(monster),
    full(contentOf(state).monsters, monster.key),
    same(rulesOf(state).monsters.monster(monster.key), monster) ? unchanged : null,
  );

export const mayStrikeMonster: May<'StrikeMonster'> = (state, { monster }, seat) => {
  const found = rulesOf(state).monsters.monster(monster);
  const barred = onlyReferee(seat);
  if (!found) return objections(barred, impossible('no-such-thing', 'The bestiary has no such monster.'));
  return objections(barred, needed(state, monster), full(contentOf(state).monsters, monster));
};

export const mayRestoreMonster: May<'RestoreMonster'> = (state, { monster }, seat) => {
  const { monsters } = contentOf(state);
  const barred = onlyReferee(seat);
  if (!Object.hasOwn(monsters, monster))
    return objections(barred, impossible('no-change', 'Nothing was changed of it.'));
  const inBook = rulesFor(state.ruleset).monsters.monster(monster);
  return objections(barred, inBook ? null : needed(state, monster));
};

export const mayWriteEncounterTable: May<'WriteEncounterTable'> = (state, { table, monsters }, seat) => {
  const found = tableNamed(table);
  const barred = onlyReferee(seat);
  if (!found) return objections(barred, impossible('no-such-thing', 'There is no such encounter table.'));
  if (monsters.length < 1 || monsters.length > MOST_LINES)
    return objections(barred, impossible('bad-input', `An encounter table has 1 to ${MOST_LINES} lines.`));
  const unknown = monsters.find((monster) => !rulesOf(state).monsters.monster(monster));
  if (unknown !== undefined)
    return objections(
      barred,
      impossible('no-such-thing', `The bestiary has no “${unknown.slice(0, 80)}” to stand in a table.`),
    );
  return objections(barred, same(contentOf(state).tables[found], monsters) ? unchanged : null);
};

export const mayRestoreEncounterTable: May<'RestoreEncounterTable'> = (state, { table }, seat) => {
  const found = tableNamed(table);
  const barred = onlyReferee(seat);
  if (!found || !contentOf(state).tables[found])
    return objections(barred, impossible('no-change', 'Nothing was changed of it.'));
  const { [found]: _written, ...tables } = contentOf(state).tables;
  const left = encounterTable(rulesOf({ ...state, content: { ...contentOf(state), tables } }), found);
  return objections(
    barred,
    left.length === 0
      ? impossible('bad-input', 'All that the book has in this table are struck out: take one of them back first.')
      : null,
  );
};

/** The ware that a command writes. */
export function wareOf({ name, kind, cost, weight, pieces, use, ...said }: Parameters<typeof mayWriteWare>[1]): Ware {
  const has = endowed(said);
  return {
    name: name.trim().toLowerCase(),
    kind: kindOf(has, kind),
    cost,
    weight,
    pieces,
    use: use === 'none' ? null : use,
    ...has,
  };
}

export const mayWriteWare: May<'WriteWare'> = (state, command, seat) => {
  const ware = wareOf(command);
  return objections(onlyReferee(seat), wareRefusal(ware), full(contentOf(state).wares, ware.name));
};

export const mayStrikeWare: May<'StrikeWare'> = (state, { ware }, seat) => {
  const barred = onlyReferee(seat);
  if (!rulesOf(state).equipment.ware(ware))
    return objections(barred, impossible('no-such-thing', 'There is no such thing on the list.'));
  return objections(barred, full(contentOf(state).wares, ware));
};
