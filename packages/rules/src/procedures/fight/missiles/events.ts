import type { CreatureId, ItemId, Roll, RuleId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withPart } from '../../../state/adventure.ts';
import { type LyingThing, withLying } from '../../../state/lying.ts';
import { withCreature } from '../../../state/read.ts';
import { withOneUsedUp } from '../../dungeon/light/less.ts';
import { withoutThing } from '../../party/belongings/held.ts';

/** A shot into melee missed: it hit a friend, or nobody. */
export interface ShotStrayed {
  readonly type: 'ShotStrayed';
  readonly shooter: CreatureId;
  readonly victim: CreatureId | null;
  /** Hit points. */
  readonly damage: number;
  readonly rolls: readonly Roll[];
  readonly why: Why;
}

/** An arrow, a bolt or a stone is gone from what is carried. */
export interface MissileSpent {
  readonly type: 'MissileSpent';
  readonly shooter: CreatureId;
  readonly item: ItemId;
  readonly name: string;
  readonly left: number;
  readonly rule: RuleId;
}

/** A weapon was thrown itself, and is no longer in the hand. */
export interface WeaponHurled {
  readonly type: 'WeaponHurled';
  readonly thrower: CreatureId;
  /** The thing in the pack; null for what was only in the hand. */
  readonly item: ItemId | null;
  readonly weapon: string;
  /** Where it lies now; null for what has burst. */
  readonly lies: LyingThing | null;
  readonly rule: RuleId;
}

export type MissilesEvent = ShotStrayed | MissileSpent | WeaponHurled;

export const missilesEvolvers: Evolvers<MissilesEvent> = {
  ShotStrayed: (state) => state,
  MissileSpent: (state, { shooter, item }) =>
    withCreature(state, shooter, (found) => ({ ...found, items: withOneUsedUp(found.items, item) })),
  WeaponHurled: (state, { thrower, item, weapon, lies }) => {
    const thrown = withCreature(state, thrower, (found) => {
      if (item !== null) return withoutThing(found, item, 1);
      return { ...found, attacks: found.attacks.filter(({ name }) => name !== weapon) };
    });
    if (!lies) return thrown;
    const left = withLying(thrown, lies);
    return item === null ? left : withPart(left, item, lies.item.id);
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly missiles: MissilesEvent;
  }
}
