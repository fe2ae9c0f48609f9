import type { CreatureId, ItemId, Roll, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { NO_COINS } from '../../../state/purse.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat } from '../../../state/sides.ts';
import { withDeed } from '../../situation/round/deeds.ts';

export interface CreatureDied {
  readonly type: 'CreatureDied';
  readonly creature: CreatureId;
  /** Who did it; null for hazards, and where the referee says so. */
  readonly by: CreatureId | null;
  readonly why: Why;
  /** The dice that decided between life and death; absent for none. */
  readonly rolls?: readonly Roll[];
}

/** What the dead carried was destroyed with them, but for magic items that were saved. */
export interface GearDestroyed {
  readonly type: 'GearDestroyed';
  readonly creature: CreatureId;
  readonly survived: readonly ItemId[];
  readonly saves: readonly { readonly item: ItemId; readonly roll: Roll; readonly needed: number }[];
}

/** Somebody was brought down, and lives: unconscious, or maimed and still standing. */
export interface BroughtDown {
  readonly type: 'BroughtDown';
  readonly creature: CreatureId;
  readonly unconscious: boolean;
  readonly hitPoints: number;
  readonly lost: string | null;
  readonly rolls: readonly Roll[];
  readonly why: Why;
}

/** Somebody dead was called back, and recovered or stays dead. */
export interface CalledBack {
  readonly type: 'CalledBack';
  readonly creature: CreatureId;
  readonly recovers: boolean;
  /** Of whoever recovers. */
  readonly hitPoints: number;
  readonly why: Why;
}

export type DyingEvent = CreatureDied | BroughtDown | GearDestroyed | CalledBack;

export const dyingEvolvers: Evolvers<DyingEvent> = {
  /** However they died, by a blow, by poison or under water, no hit points are left. */
  CreatureDied: (state, { creature }) =>
    withCreature(state, creature, (found) => ({
      ...found,
      hitPoints: { ...found.hitPoints, now: Math.min(0, found.hitPoints.now) },
      conditions: [...found.conditions.filter((each) => each !== 'dead'), 'dead'],
    })),
  /** Whoever is maimed acts again from the next round. */
  BroughtDown: (state, { creature, unconscious, hitPoints, lost }) => {
    const down = withCreature(state, creature, (found) => ({
      ...found,
      hitPoints: { ...found.hitPoints, now: hitPoints },
      conditions: unconscious
        ? [...found.conditions.filter((each) => each !== 'unconscious'), 'unconscious']
        : found.conditions,
      ...(lost ? { missing: [...(found.missing ?? []), lost] } : {}),
    }));
    return lost ? withCombat(down, (combat) => withDeed(combat, 'other', creature)) : down;
  },
  CalledBack: (state, { creature, recovers, hitPoints }) =>
    recovers
      ? withCreature(state, creature, (found) => ({
          ...found,
          hitPoints: { ...found.hitPoints, now: hitPoints },
          conditions: found.conditions.filter((each) => each !== 'dead' && each !== 'unconscious'),
        }))
      : state,
  GearDestroyed: (state, { creature, survived }) =>
    withCreature(state, creature, (found) => ({
      ...found,
      coins: NO_COINS,
      items: found.items.filter((item) => survived.includes(item.id)),
    })),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly dying: DyingEvent;
  }
}
