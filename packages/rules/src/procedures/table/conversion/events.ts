import type { CreatureId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { withCreature } from '../../../state/read.ts';
import type { Converted } from './rule.ts';

/** Absent in old logs: hit dice, whether it strikes at several, and the notes. */
export interface MonsterConverted
  extends Omit<Converted, 'hitDice' | 'sweeps' | 'notes'>,
    Partial<Pick<Converted, 'hitDice' | 'sweeps' | 'notes'>> {
  readonly type: 'MonsterConverted';
  readonly creature: CreatureId;
  readonly faces: readonly number[];
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

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly conversion: ConversionEvent;
  }
}
