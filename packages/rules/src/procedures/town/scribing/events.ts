import type { Square } from '@lanthorn/geometry';
import type { CreatureId, ItemId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat } from '../../../state/sides.ts';
import { withoutThing } from '../../party/belongings/held.ts';
import { withDeed } from '../../situation/round/deeds.ts';
import type { Form } from './rule.ts';

export interface UsedUp {
  readonly type: 'UsedUp';
  readonly creature: CreatureId;
  readonly item: ItemId;
  readonly name: string;
  readonly form: Form;
  /** What it is in truth, where the referee has said so and it is called otherwise. The referee's alone. */
  readonly is?: string;
  /** The place that a scroll was read at, instead of at somebody. */
  readonly to?: Square;
  /** It is not gone: a writing of which nobody has said that it is the scroll of a spell, as a map, or that its reader cannot read. */
  readonly kept?: true;
}

export type ScribingEvent = UsedUp;

export const scribingEvolvers: Evolvers<ScribingEvent> = {
  UsedUp: (state, { creature, item, form, kept }) => {
    const left = kept ? state : withCreature(state, creature, (found) => withoutThing(found, item, 1));
    return form === 'scroll' ? withCombat(left, (combat) => withDeed(combat, kept ? 'other' : 'cast', creature)) : left;
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly scribing: ScribingEvent;
  }
}
