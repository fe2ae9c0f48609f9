import type { CreatureId, ItemId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Armour, Creature, Dressing } from '../../../state/creature.ts';
import type { Item } from '../../../state/item.ts';
import { withCreature } from '../../../state/read.ts';
import { withOneAdded, withSomeTaken } from '../belongings/held.ts';
import type { WornPart } from './worn.ts';

export interface PutOn {
  readonly type: 'PutOn';
  readonly creature: CreatureId;
  readonly item: ItemId;
  readonly name: string;
  readonly part: WornPart;
  /** The kind of armour; `none` for a shield or helmet. */
  readonly armour: Armour;
  /** Its combat bonus, where it is magic. */
  readonly magic: number;
  /** What was worn there before, and is carried now. */
  readonly instead: Item | null;
  /** The thing itself, where the table made it; absent for others. */
  readonly own?: Item;
}

export interface TakenOff {
  readonly type: 'TakenOff';
  readonly creature: CreatureId;
  readonly part: WornPart;
  readonly item: Item;
}

/** It takes rounds; until they are over, nothing protects. */
export interface DressingBegan {
  readonly type: 'DressingBegan';
  readonly creature: CreatureId;
  readonly dressing: Dressing;
}

/** Another round of it. */
export interface DressingWentOn {
  readonly type: 'DressingWentOn';
  readonly creatures: readonly CreatureId[];
}

export interface DressingStopped {
  readonly type: 'DressingStopped';
  readonly creature: CreatureId;
}

export type EquippingEvent = PutOn | TakenOff | DressingBegan | DressingWentOn | DressingStopped;

const undisturbed = ({ dressing: _over, ...creature }: Creature): Creature => creature;

/** Something else, or nothing, at one part of the body; null where nothing is at any then. */
function changedAt<T>(all: Partial<Record<WornPart, T>> | undefined, part: WornPart, there: T | undefined) {
  const { [part]: _before, ...others } = all ?? {};
  const now: Partial<Record<WornPart, T>> = there === undefined ? others : { ...others, [part]: there };
  return Object.keys(now).length > 0 ? now : null;
}

/** What is worn there: which thing it was, and what its magic adds. */
type Put = Pick<PutOn, 'armour' | 'magic'> & { readonly thing: Item | undefined };

/** Dressed in something else there, or in nothing. */
function wearing(creature: Creature, part: WornPart, put: Put | null): Creature {
  const { enchanted: magicBefore, worn: wornBefore, ...rest } = creature;
  const { armour = 'none', magic = 0, thing } = put ?? {};
  const enchanted = changedAt(magicBefore, part, magic === 0 ? undefined : magic);
  const worn = changedAt(wornBefore, part, thing);
  return {
    ...rest,
    ...(part === 'armour' ? { armour } : { [part]: put !== null }),
    naturalArmour: creature.naturalArmour - (magicBefore?.[part] ?? 0) + magic,
    ...(enchanted ? { enchanted } : {}),
    ...(worn ? { worn } : {}),
  };
}

/** Out of body armour, which is gone. */
export const stripped = (creature: Creature): Creature => wearing(undisturbed(creature), 'armour', null);

const withItem = (creature: Creature, item: Item | null): Creature =>
  item ? { ...creature, items: withOneAdded(creature.items, item) } : creature;

export const equippingEvolvers: Evolvers<EquippingEvent> = {
  PutOn: (state, { creature, item, part, armour, magic, instead, own }) =>
    withCreature(state, creature, (found) =>
      wearing(withItem({ ...undisturbed(found), items: withSomeTaken(found.items, item, 1) }, instead), part, {
        armour,
        magic,
        thing: own ?? found.items.find(({ id }) => id === item),
      }),
    ),
  TakenOff: (state, { creature, part, item }) =>
    withCreature(state, creature, (found) => wearing(withItem(undisturbed(found), item), part, null)),
  DressingBegan: (state, { creature, dressing }) => withCreature(state, creature, (found) => ({ ...found, dressing })),
  DressingWentOn: (state, { creatures }) =>
    creatures.reduce(
      (now, creature) =>
        withCreature(now, creature, (found) =>
          found.dressing ? { ...found, dressing: { ...found.dressing, done: found.dressing.done + 1 } } : found,
        ),
      state,
    ),
  DressingStopped: (state, { creature }) => withCreature(state, creature, undisturbed),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly equipping: EquippingEvent;
  }
}
