import { written } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import { keeping, rulesOf, type Tellers, type Telling, toReferee } from '../../../play/index.ts';
import type { ContentEvent } from './events.ts';
import { tableTitle } from './tables.ts';

/** Who lives in the campaign's world, and what is written of it, is the referee's to know. */
const noted = (text: string): Telling => toReferee(keeping(text));

export const contentTellers: Tellers<ContentEvent> = {
  MonsterWritten: ({ monster }, _after, before) =>
    noted(
      rulesOf(before).monsters.monster(monster.key)
        ? `The bestiary’s entry is rewritten: ${monster.name}.`
        : `Written into the bestiary: ${monster.name}.`,
    ),
  MonsterStruck: ({ name }) => noted(`Struck out of the bestiary: ${name}.`),
  MonsterRestored: ({ monster, name }, after) =>
    noted(
      rulesOf(after).monsters.monster(monster)
        ? `As in the book again: ${name}.`
        : `Taken out of the bestiary: ${name}.`,
    ),
  EncounterTableWritten: ({ table, monsters }) =>
    noted(`Encounter table rewritten: ${tableTitle(table)} (${counted(monsters.length, 'line')}).`),
  EncounterTableRestored: ({ table }) => noted(`Encounter table as in the book again: ${tableTitle(table)}.`),
  WareWritten: ({ ware }) =>
    noted(`On the price list: ${ware.name}, ${ware.cost === null ? '–' : written(ware.cost)} gp.`),
  WareStruck: ({ ware }) => noted(`Off the price list: ${ware}.`),
  WareRestored: ({ ware }, after) =>
    noted(
      rulesOf(after).equipment.ware(ware) ? `Priced as in the book again: ${ware}.` : `Off the price list: ${ware}.`,
    ),
};
