import type { CreatureId } from '../../ids.ts';
import type { Evolvers } from '../../procedure.ts';
import { without } from '../combat-round/events.ts';
import { withCombat } from '../encounter/sides.ts';

export interface SpellMemorised {
  readonly type: 'SpellMemorised';
  readonly creature: CreatureId;
  readonly spell: string;
}

export interface SpellForgotten {
  readonly type: 'SpellForgotten';
  readonly creature: CreatureId;
  readonly spell: string;
}

export interface SpellCast {
  readonly type: 'SpellCast';
  readonly caster: CreatureId;
  readonly spell: string;
  readonly targets: readonly CreatureId[];
}

export type SpellsEvent = SpellMemorised | SpellForgotten | SpellCast;

export const spellsEvolvers: Evolvers<SpellsEvent> = {
  SpellMemorised: (state, { creature, spell }) => ({
    ...state,
    memorised: { ...state.memorised, [creature]: [...(state.memorised[creature] ?? []), spell] },
  }),
  SpellForgotten: (state, { creature, spell }) => ({ ...state, memorised: without(state.memorised, creature, spell) }),
  SpellCast: (state, { caster, spell }) => {
    const spent = { ...state, memorised: without(state.memorised, caster, spell) };
    return withCombat(spent, (combat) => ({ ...combat, acted: [...combat.acted, caster] }));
  },
};
