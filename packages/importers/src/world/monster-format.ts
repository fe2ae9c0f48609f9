import { ABILITIES, ARMOURS, ICON, ITEM_USES } from '@lanthorn/rules';
import { z } from 'zod';
import { listOf } from '../checked.ts';
import { coins, kept, NAME, named, powers, square, THING } from './fields.ts';

/** Ways of attacking, and things carried, of one monster. */
const MOST = { attacks: 20, items: 200 } as const;

const attack = z.object({
  name: named(NAME),
  kind: z.enum(['melee', 'missile']),
  damage: kept(NAME),
  times: z.int(),
  /** Short, medium and long, in feet; null for melee. */
  ranges: z.tuple([z.number(), z.number(), z.number()]).nullable(),
  slow: z.boolean(),
  blunt: z.boolean(),
  material: z.enum(['silver', 'magic']).exactOptional(),
  broken: z.boolean().exactOptional(),
  bonus: z.int().min(-10).max(10).exactOptional(),
  own: z.object({ twoHanded: z.boolean(), shot: z.boolean() }).exactOptional(),
});

const item = z.object({
  name: named(THING),
  quantity: z.int(),
  /** In coins, each. */
  weight: z.number(),
  kind: z.enum(['gear', 'treasure', 'weapon', 'armour']),
  use: z.enum(ITEM_USES).nullable(),
  bulky: z.literal(true).exactOptional(),
  /** Taken from a treasure: it may be more than it looks. */
  found: z.literal(true).exactOptional(),
  /** A spell made it. */
  conjured: z.literal(true).exactOptional(),
  magic: z.int().min(-10).max(10).exactOptional(),
  does: powers.exactOptional(),
});

const score = z.int().min(1).max(30);

/** A monster that stands on a map, whole: what was done to it stays in the campaign that the file comes from. */
export const monster = z.object({
  name: named(NAME),
  /** The name is its own, and not that of its kind. */
  ownName: z.boolean().exactOptional(),
  square,
  /** The players do not know of it. */
  hidden: z.boolean(),
  /** An icon of the set, or `picture:KEY`; null shows initials. */
  icon: z.string().regex(ICON).nullable(),
  /** A class as the book names it; null for monsters that have none. */
  class: kept(NAME).nullable(),
  level: z.int(),
  alignment: z.enum(['lawful', 'neutral', 'chaotic']),
  abilities: z.record(z.enum(ABILITIES), score).nullable(),
  hitDice: z.object({ dice: z.number(), plus: z.int(), stars: z.int() }).nullable(),
  /** When it is whole. */
  hitPoints: z.int().min(1),
  /** Ascending, without armour and shield. */
  naturalArmour: z.int(),
  armour: z.enum(ARMOURS),
  shield: z.boolean(),
  helmet: z.boolean(),
  attacks: listOf(attack, MOST.attacks),
  items: listOf(item, MOST.items),
  coins,
  /** Feet a turn, and feet that it sees in the dark. */
  movement: z.int(),
  infravision: z.int(),
  morale: z.int().nullable(),
  saveAs: kept(NAME).nullable(),
  undead: z.boolean(),
  /** What its description adds to these figures: as of the bestiary. */
  traits: z.looseObject({}).exactOptional(),
  /** Squares from side to side, where that is not by its size. */
  across: z.int().min(1).max(6).exactOptional(),
  elevation: z.int().min(-1_000).max(1_000).exactOptional(),
  notes: kept(4_000),
});
