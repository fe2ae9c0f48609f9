import type { Square } from '@lanthorn/geometry';
import type { CreatureId, ItemId, MagicId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { adventureOf, withAdventure } from '../../../state/adventure.ts';
import type { Item } from '../../../state/item.ts';
import { withCreature } from '../../../state/read.ts';
import { withCombat } from '../../../state/sides.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { withOneAdded, withoutThing } from '../../party/belongings/held.ts';
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
  /** Which of several spells on a scroll was read; empty where its name does not say which they are. */
  readonly spell?: string;
  /** The scroll with the others that are on it, under its own id, or under a new one where there were several scrolls. */
  readonly left?: Item;
  /** What is written there is learnt, and none of it read out: another line tells it. */
  readonly learns?: true;
  /** It is not gone: a writing of which nobody has said that it is the scroll of a spell, as a map, or that its reader cannot read. */
  readonly kept?: true;
}

/** The referee has a curse that waits be another. */
export interface CurseChanged {
  readonly type: 'CurseChanged';
  readonly awaited: MagicId;
  readonly creature: CreatureId;
  readonly into: string;
}

export type ScribingEvent = UsedUp | CurseChanged;

export const scribingEvolvers: Evolvers<ScribingEvent> = {
  UsedUp: (state, used) => {
    const { creature, form, kept } = used;
    const then = kept ? state : withLess(state, used);
    return form === 'scroll' ? withCombat(then, (combat) => withDeed(combat, kept ? 'other' : 'cast', creature)) : then;
  },
  CurseChanged: (state, { awaited, into }) => ({
    ...state,
    awaited: awaitedSpells(state).map((one) => (one.id === awaited ? { ...one, spell: into } : one)),
  }),
};

/** One thing less; or a scroll with a spell less on it, which is still what was found. */
function withLess(state: GameState, { creature, item, left }: UsedUp): GameState {
  if (left?.id !== item)
    return withCreature(state, creature, (found) => {
      const less = withoutThing(found, item, 1);
      return left ? { ...less, items: withOneAdded(less.items, left) } : less;
    });
  const read = withCreature(state, creature, (found) => ({
    ...found,
    items: found.items.map((one) => (one.id === item ? left : one)),
  }));
  if (!adventureOf(read).finds.some(({ id }) => id === item)) return read;
  return withAdventure(read, ({ finds }) => ({
    finds: finds.map((find) => (find.id === item ? { ...find, name: left.name } : find)),
  }));
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly scribing: ScribingEvent;
  }
}
