import type { CreatureId } from '../../../core/index.ts';
import type { Evolvers, Lifts } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { withCreature } from '../../../state/read.ts';
import type { Converted } from './rule.ts';

export interface MonsterConverted extends Omit<Converted, 'hitDice'> {
  readonly type: 'MonsterConverted';
  readonly creature: CreatureId;
  readonly faces: readonly number[];
  /** Null where they stay as they were. */
  readonly hitDice: Converted['hitDice'] | null;
}

export type ConversionEvent = MonsterConverted;

const withHide = (found: Creature, { armour, shield }: Converted['hide']): Creature =>
  armour + shield === 0 ? found : { ...found, enchanted: { ...found.enchanted, armour, shield } };

export const conversionEvolvers: Evolvers<ConversionEvent> = {
  MonsterConverted: (state, { creature, hitPoints, armour, attacks, hide, hitDice, sweeps }) =>
    withCreature(state, creature, (found) => ({
      ...withHide(found, hide),
      hitPoints: { now: hitPoints, max: hitPoints },
      naturalArmour: armour + hide.armour + hide.shield,
      attacks,
      ...(hitDice ? { hitDice } : {}),
      ...(sweeps ? { traits: { ...found.traits, sweeps } } : {}),
    })),
};

export const conversionLifts: Lifts<ConversionEvent> = {
  MonsterConverted: () => ({ hitDice: null, sweeps: false, notes: [] }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly conversion: ConversionEvent;
  }
}
