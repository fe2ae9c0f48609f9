import {
  figure,
  flag,
  icon,
  id,
  label,
  list,
  maybe,
  maybeText,
  number,
  oneOf,
  orNull,
  record,
  row,
  square,
  table,
  text,
  whole,
} from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { CONDITIONS, type Creature, FACINGS } from '../../../state/creature.ts';
import { traits } from '../../table/content/traits.ts';
import { MOST_ACROSS, MOST_ELEVATION, MOST_REVEALED } from './bounds.ts';

/** All that a creature is, before it is in play. */
export type CreatureFacts = Omit<Creature, 'id' | 'at' | 'moved'>;

const facts = record({
  kind: oneOf('character', 'retainer', 'monster'),
  name: text(200),
  ownName: maybe(flag),
  owner: orNull(id('user')),
  icon: orNull(maybeText(200)),
  class: orNull(maybeText(200)),
  level: figure,
  experience: figure,
  alignment: oneOf('lawful', 'neutral', 'chaotic'),
  abilities: orNull(record({ STR: figure, INT: figure, WIS: figure, DEX: figure, CON: figure, CHA: figure })),
  hitDice: orNull(record({ dice: number(0, 100), plus: figure, stars: figure })),
  hitPoints: record({ now: figure, max: figure }),
  naturalArmour: figure,
  armour: oneOf('none', 'leather', 'chainmail', 'plate'),
  shield: flag,
  helmet: flag,
  attacks: list(
    record({
      name: text(200),
      kind: oneOf('melee', 'missile'),
      damage: maybeText(200),
      times: figure,
      ranges: orNull(row(figure, figure, figure)),
      slow: flag,
      blunt: flag,
      material: maybe(oneOf('silver', 'magic')),
      broken: maybe(flag),
    }),
    200,
  ),
  items: list(
    record({
      id: id('item'),
      name: text(200),
      quantity: figure,
      weight: figure,
      kind: oneOf('armour', 'gear', 'treasure', 'weapon'),
      use: orNull(
        oneOf(
          'torch',
          'lantern',
          'hooded-lantern',
          'candle',
          'oil',
          'tinderbox',
          'ration',
          'waterskin',
          'spike',
          'rope',
          'thieves-tools',
          'holy-symbol',
        ),
      ),
      magic: maybe(figure),
    }),
    200,
  ),
  coins: record({ pp: figure, gp: figure, ep: figure, sp: figure, cp: figure }),
  movement: figure,
  infravision: figure,
  morale: orNull(figure),
  saveAs: orNull(maybeText(200)),
  undead: flag,
  operating: maybe(
    record({
      as: oneOf('fighter', 'magic-user'),
      aside: record({ level: whole(0, 100), experience: whole(0, 10_000_000) }),
    }),
  ),
  skills: maybe(table(text(40), whole(0, 100))),
  dressing: maybe(
    record({
      action: oneOf('don', 'doff'),
      item: orNull(id('item')),
      armour: oneOf('none', 'leather', 'chainmail', 'plate'),
      needed: whole(0, 100),
      done: whole(0, 100),
    }),
  ),
  background: maybe(text(40)),
  disbelieves: maybe(flag),
  touchedOn: maybe(whole(0, 10_000_000)),
  breathed: maybe(record({ day: whole(0, 10_000_000), times: whole(0, 100) })),
  traits: maybe(traits),
  enchanted: maybe(
    record({ armour: maybe(whole(-10, 10)), shield: maybe(whole(-10, 10)), helmet: maybe(whole(-10, 10)) }),
  ),
  book: maybe(list(text(60), 200)),
  missing: maybe(list(text(60), 40)),
  fresh: maybe(flag),
  conditions: list(oneOf(...CONDITIONS), 200),
  hidden: flag,
  notes: maybeText(4000),
});

/** Absent for the scene on the board. */
const scene = maybe(id('scene'));

export const creatureCommands = forms({
  /** The referee brings somebody in: a character, a retainer or a monster. Characters and retainers join the party. */
  AddCreature: {
    facts,
    /** Where on the board; null for off the board. */
    square: orNull(square),
    scene,
  },
  /** The referee puts somebody on a square of a map, through walls or not, or takes them off it. */
  PlaceCreature: { creature: id('creature'), square: label('Square beside the others', orNull(square)), scene },
  /** The referee sets the whole party down about a square, in its marching order. */
  BringParty: { square: label('Where its first rank stands', square), scene },
  /** Whoever commands somebody gives them a face: an icon of the set, or a picture of the campaign. */
  SetFace: {
    creature: id('creature'),
    /** Null shows initials, `usual` the face of their class or kind. */
    icon: orNull(icon),
  },
  /** Whoever commands somebody says where they look and how high they are. How much room they take the referee says. */
  SetPose: {
    creature: id('creature'),
    facing: label('Facing', oneOf('as-now', ...FACINGS)),
    /** Feet above the floor; below it where it is negative. */
    elevation: label('Feet above the floor', whole(-MOST_ELEVATION, MOST_ELEVATION)),
    /** Squares from side to side; 0 for what the size takes. */
    across: label('Squares from side to side (0: by its size)', whole(0, MOST_ACROSS)),
  },
  /** The referee lets the players know of somebody, or no longer. */
  HideCreature: { creature: id('creature'), hidden: flag },
  /** The referee lets the players know of several who were hidden, in one act. */
  RevealTogether: { creatures: list(id('creature'), MOST_REVEALED) },
  RenameCreature: {
    creature: id('creature'),
    name: label('Name', text(200)),
    /** A name of the icon set; null shows initials. */
    icon: orNull(maybeText(200)),
  },
  /** The referee rewrites somebody: all facts at once, as on a sheet that is filled in anew. */
  EditCreature: { creature: id('creature'), facts },
  /** The referee sets hit points, without a wound or a cure. */
  SetHitPoints: {
    creature: id('creature'),
    now: label('Hit points', figure),
    max: figure,
  },
  /** The referee takes somebody out of the campaign. Going back in the log brings them back. */
  RemoveCreature: { creature: id('creature') },
  /** The referee lets a character or retainer march with the party, or no longer. */
  SetMembership: { creature: id('creature'), member: flag },
  /** The owner's own remarks on a character. */
  WriteNotes: { creature: id('creature'), notes: label('Notes', maybeText(4000)) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly creature: typeof creatureCommands;
  }
}
