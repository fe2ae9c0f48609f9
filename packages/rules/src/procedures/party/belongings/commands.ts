import { flag, id, oneOf, text, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { ITEM_USES } from '../../../state/creature.ts';
import { powersFields } from '../../table/content/powers-fields.ts';

const count = whole(0, 10_000_000);

export const belongingsCommands = forms({
  /** The referee gives somebody a thing: found, bought, dug up. */
  GiveItem: {
    creature: id('creature'),
    name: text(200),
    quantity: count,
    /** In coins, each. */
    weight: count,
    kind: oneOf('armour', 'gear', 'treasure', 'weapon'),
    /** What it is good for; `none` for nothing that a rule asks for. */
    use: oneOf('none', ...ITEM_USES),
    ...powersFields,
  },
  /** Somebody lets go of a thing, which lies where it fell: the owner, or the referee. */
  DropItem: { creature: id('creature'), item: id('item'), quantity: count },
  /** A thing goes from hand to hand, in the party. */
  HandOver: { creature: id('creature'), item: id('item'), quantity: count, to: id('creature') },
  /** The referee sets what coins somebody has. */
  SetCoins: { creature: id('creature'), pp: count, gp: count, ep: count, sp: count, cp: count },
  /** Somebody uses a charge of a thing: what comes of it is the referee's to say. */
  UseCharge: { creature: id('creature'), item: id('item') },
  /** The referee says that a thing is a burden by its shape or weight, or that it is not. */
  MarkBulky: { creature: id('creature'), item: id('item'), bulky: flag },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly belongings: CommandsIn<typeof belongingsCommands>;
  }
}
