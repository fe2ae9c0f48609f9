import type { Square } from '@lanthorn/geometry';
import type { CreatureId, Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat } from '../../../state/sides.ts';
import { havingUsed, withoutSpell } from '../../../state/sleep.ts';
import { withDeed } from '../../situation/round/deeds.ts';

export interface SpellMemorised {
  readonly type: 'SpellMemorised';
  readonly creature: CreatureId;
  readonly spell: string;
}

export interface SpellForgotten {
  readonly type: 'SpellForgotten';
  readonly creature: CreatureId;
  readonly spell: string;
  /** Why there was no choice; absent where somebody chose to. */
  readonly why?: Why;
}

export interface SpellTraded {
  readonly type: 'SpellTraded';
  readonly creature: CreatureId;
  readonly spell: string;
  readonly into: string;
}

/** A book of a spell level came to a caster. */
export interface BookOpened {
  readonly type: 'BookOpened';
  readonly creature: CreatureId;
  readonly level: number;
  readonly spells: readonly string[];
  readonly roll: Roll | null;
}

export interface BookFilled {
  readonly type: 'BookFilled';
  readonly creature: CreatureId;
  readonly spell: string;
}

export interface SpellCast {
  readonly type: 'SpellCast';
  readonly caster: CreatureId;
  readonly spell: string;
  readonly targets: readonly CreatureId[];
  /** The place it was cast at, instead of at somebody. */
  readonly to?: Square;
  readonly reversed?: true;
}

/** Spells come into mind and into books, and are cast. */
export type SpellsEvent = SpellMemorised | SpellForgotten | SpellTraded | BookOpened | BookFilled | SpellCast;

export const spellsEvolvers: Evolvers<SpellsEvent> = {
  SpellMemorised: (state, { creature, spell }) => ({
    ...state,
    memorised: { ...state.memorised, [creature]: [...(state.memorised[creature] ?? []), spell] },
  }),
  SpellForgotten: (state, { creature, spell }) => ({
    ...state,
    memorised: withoutSpell(state.memorised, creature, spell),
  }),
  SpellTraded: (state, { creature, spell, into }) => {
    const held = withoutSpell(state.memorised, creature, spell)[creature] ?? [];
    const traded = { ...state, memorised: { ...state.memorised, [creature]: [...held, into] } };
    return withCombat(traded, (combat) => {
      const declared = combat.declarations[creature];
      if (declared?.spell !== spell || held.includes(spell)) return combat;
      return { ...combat, declarations: { ...combat.declarations, [creature]: { ...declared, spell: into } } };
    });
  },
  BookOpened: (state, { creature, level, spells }) =>
    withCreature(state, creature, (found) => ({
      ...found,
      book: [...(found.book ?? []), ...spells],
      booksTo: level,
      choosing: level,
    })),
  BookFilled: (state, { creature, spell }) =>
    withCreature(state, creature, ({ choosing: _done, ...found }) => ({
      ...found,
      book: [...(found.book ?? []), spell],
    })),
  SpellCast: (state, { caster, spell }) =>
    withCombat(havingUsed(state, caster, spell), (combat) => withDeed(combat, 'cast', caster)),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly spells: SpellsEvent;
  }
}
