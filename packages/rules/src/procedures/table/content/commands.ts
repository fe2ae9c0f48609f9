import {
  figure,
  flag,
  label,
  list,
  maybe,
  maybeText,
  number,
  oneOf,
  orNull,
  record,
  row,
} from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { ITEM_USES } from '../../../state/item.ts';
import { WARE_KINDS } from '../../../state/ware.ts';
import { powersFields } from './powers-fields.ts';
import { traits } from './traits.ts';

const key = maybeText(200);

const words = maybeText(20_000);

const attack = record({
  name: words,
  kind: oneOf('melee', 'missile'),
  damage: maybeText(200),
  times: figure,
  ranges: orNull(row(figure, figure, figure)),
  slow: flag,
  blunt: flag,
  material: maybe(oneOf('silver', 'magic')),
  broken: maybe(flag),
});

const monster = record({
  key,
  name: words,
  armourClass: figure,
  hitDice: record({ dice: number(-1_000_000, 1_000_000), plus: figure, stars: figure }),
  attacks: list(attack, 50),
  movement: figure,
  modes: record({ fly: maybe(figure), swim: maybe(figure), web: maybe(figure) }),
  saveAs: maybeText(200),
  morale: figure,
  otherMorale: orNull(figure),
  alignment: oneOf('lawful', 'neutral', 'chaotic'),
  numberAppearing: record({ dungeon: maybeText(200), lair: maybeText(200) }),
  treasure: words,
  infravision: figure,
  undead: flag,
  traits,
  special: words,
});

export const contentCommands = forms({
  /** The referee writes a monster into the campaign's bestiary: a new one, or in the place of another with its key. */
  WriteMonster: { monster },
  /** The referee strikes a monster out of the bestiary, and so out of every encounter table. */
  StrikeMonster: { monster: label('Monster', key) },
  /** The referee takes back what was changed of a monster: it is as in the book, or gone when it is not in there. */
  RestoreMonster: { monster: label('Monster', key) },
  /** The referee writes who is met somewhere; each line is as likely as any other. */
  WriteEncounterTable: {
    /** `dungeon:3`, `forest`. */
    table: key,
    /** Keys of the bestiary; one that stands there twice comes twice as often. */
    monsters: list(key, 1_000),
  },
  /** The referee lets a table be as in the book again. */
  RestoreEncounterTable: { table: label('Table', key) },
  /** The referee sets what something costs and weighs, be it on the list or not. */
  WriteWare: {
    name: label('Goods', maybeText(200)),
    kind: label('Kind', oneOf(...WARE_KINDS)),
    /** In gold pieces for the lot. */
    cost: label('Gold pieces', number(-10_000_000, 10_000_000)),
    /** In coins, each piece. */
    weight: label('Coins of weight, each', figure),
    pieces: label('Pieces in a lot', figure),
    use: label('Good for', oneOf('none', ...ITEM_USES)),
    ...powersFields,
  },
  /** The referee takes something off the list: it is not for sale. */
  StrikeWare: { ware: label('Goods', key) },
  /** The referee takes back what was changed of a ware. */
  RestoreWare: { ware: label('Goods', key) },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly content: typeof contentCommands;
  }
}
