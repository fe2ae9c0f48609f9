import type { Evolvers } from '../../../play/index.ts';
import { type CampaignContent, type EncounterTableKey, NO_CONTENT } from '../../../state/content.ts';
import type { Monster } from '../../../state/monster.ts';
import type { GameState } from '../../../state/state.ts';
import type { Ware } from '../../../state/ware.ts';

export interface MonsterWritten {
  readonly type: 'MonsterWritten';
  readonly monster: Monster;
}

export interface MonsterStruck {
  readonly type: 'MonsterStruck';
  readonly monster: string;
  readonly name: string;
}

/** As in the book again; gone when it is not in there. */
export interface MonsterRestored {
  readonly type: 'MonsterRestored';
  readonly monster: string;
  readonly name: string;
}

export interface EncounterTableWritten {
  readonly type: 'EncounterTableWritten';
  readonly table: EncounterTableKey;
  readonly monsters: readonly string[];
}

export interface EncounterTableRestored {
  readonly type: 'EncounterTableRestored';
  readonly table: EncounterTableKey;
}

export interface WareWritten {
  readonly type: 'WareWritten';
  readonly ware: Ware;
}

export interface WareStruck {
  readonly type: 'WareStruck';
  readonly ware: string;
}

export interface WareRestored {
  readonly type: 'WareRestored';
  readonly ware: string;
}

export type ContentEvent =
  | MonsterWritten
  | MonsterStruck
  | MonsterRestored
  | EncounterTableWritten
  | EncounterTableRestored
  | WareWritten
  | WareStruck
  | WareRestored;

export const contentEvolvers: Evolvers<ContentEvent> = {
  MonsterWritten: (state, { monster }) => entered(state, 'monsters', monster.key, monster),
  MonsterStruck: (state, { monster }) => entered(state, 'monsters', monster, null),
  MonsterRestored: (state, { monster }) => leftOut(state, 'monsters', monster),
  EncounterTableWritten: (state, { table, monsters }) => entered(state, 'tables', table, monsters),
  EncounterTableRestored: (state, { table }) => leftOut(state, 'tables', table),
  WareWritten: (state, { ware }) => entered(state, 'wares', ware.name, ware),
  WareStruck: (state, { ware }) => entered(state, 'wares', ware, null),
  WareRestored: (state, { ware }) => leftOut(state, 'wares', ware),
};

type Part = keyof CampaignContent;

const entered = (state: GameState, part: Part, key: string, entry: unknown): GameState => {
  const content = state.content ?? NO_CONTENT;
  return { ...state, content: { ...content, [part]: { ...content[part], [key]: entry } } };
};

const leftOut = (state: GameState, part: Part, key: string): GameState => {
  const content = state.content ?? NO_CONTENT;
  const rest = Object.fromEntries(Object.entries(content[part]).filter(([name]) => name !== key));
  return { ...state, content: { ...content, [part]: rest } };
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly content: ContentEvent;
  }
}
