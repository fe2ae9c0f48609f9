import type { CreatureId } from '../../ids.ts';

/** A spell is learnt by heart for the day. Referee, who knows who has slept and studied. */
export interface Memorise {
  readonly type: 'Memorise';
  readonly creature: CreatureId;
  readonly spell: string;
}

/** A spell leaves the memory uncast. Referee. */
export interface Forget {
  readonly type: 'Forget';
  readonly creature: CreatureId;
  readonly spell: string;
}

/** A spell is cast; it leaves the memory. What it does is for the referee to rule, with damage, saves and conditions. */
export interface CastSpell {
  readonly type: 'CastSpell';
  readonly caster: CreatureId;
  readonly spell: string;
  readonly targets: readonly CreatureId[];
}

export type SpellsCommand = Memorise | Forget | CastSpell;
