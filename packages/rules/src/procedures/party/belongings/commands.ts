import { flag, id, label, oneOf, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { ITEM_USES } from '../../../state/item.ts';
import { MOST_OF_ONE } from '../../body/creature/bounds.ts';
import { powersFields } from '../../table/content/powers-fields.ts';
import { coins } from '../party/coin-fields.ts';

const count = whole(1, MOST_OF_ONE);

const purse = {
  pp: label('pp', coins),
  gp: label('gp', coins),
  ep: label('ep', coins),
  sp: label('sp', coins),
  cp: label('cp', coins),
};

export const belongingsCommands = forms({
  /** The referee gives somebody a thing: found, bought, dug up. */
  GiveItem: {
    creature: id('creature'),
    name: label('Item', text(200)),
    quantity: label('How many', count),
    /** In coins, each. */
    weight: label('Coins of weight, each', whole(0, MOST_OF_ONE)),
    kind: label('Kind', oneOf('armour', 'gear', 'treasure', 'weapon')),
    /** What it is good for; `none` for nothing that a rule asks for. */
    use: label('Good for', oneOf('none', ...ITEM_USES)),
    ...powersFields,
  },
  /** Somebody lets go of a thing, which lies where it fell: the owner, or the referee. */
  DropItem: { creature: id('creature'), item: label('Item', id('item')), quantity: count },
  /** A thing goes from hand to hand, in the party. */
  HandOver: {
    creature: id('creature'),
    item: label('Item', id('item')),
    quantity: count,
    to: label('Recipient', id('creature')),
  },
  /** The referee sets what coins somebody has. */
  SetCoins: { creature: id('creature'), ...purse },
  /** Somebody uses a charge of a thing: what comes of it is the referee's to say. */
  UseCharge: { creature: id('creature'), item: id('item') },
  /** The referee says that a thing is a burden by its shape or weight, or that it is not. */
  MarkBulky: { creature: id('creature'), item: label('Item', id('item')), bulky: flag },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly belongings: typeof belongingsCommands;
  }
}
