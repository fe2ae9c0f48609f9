import type { CreatureId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withHolder } from '../../../state/adventure.ts';
import type { Attack } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { type LyingThing, withoutLying } from '../../../state/lying.ts';
import { withCreature } from '../../../state/read.ts';
import { withThing } from '../../party/belongings/held.ts';

export interface ThingPickedUp {
  readonly type: 'ThingPickedUp';
  readonly creature: CreatureId;
  readonly item: Item;
  /** The ways of fighting with it, for those who may. */
  readonly attacks?: readonly Attack[];
}

export interface ThingCleared {
  readonly type: 'ThingCleared';
  readonly thing: LyingThing;
}

export type PickingUpEvent = ThingPickedUp | ThingCleared;

export const pickingUpEvolvers: Evolvers<PickingUpEvent> = {
  ThingPickedUp: (state, { creature, item, attacks = [] }) =>
    withHolder(
      withCreature(withoutLying(state, item.id), creature, (found) => withThing(found, item, attacks)),
      creature,
      [item],
    ),
  ThingCleared: (state, { thing }) => withoutLying(state, thing.item.id),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly pickingUp: PickingUpEvent;
  }
}
