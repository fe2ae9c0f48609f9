import { id, label, text, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

/** So many of a ware are bought at once, at most. */
export const MOST_LOTS = 100;

export const shopCommands = forms({
  /** Somebody buys off the list. */
  Buy: {
    creature: id('creature'),
    /** As the list has it. */
    ware: label('Goods', text(200)),
    /** Each as the list sells it: a lot of torches is six. */
    lots: whole(1, MOST_LOTS),
  },
  /** Somebody sells what the list knows: for its price while the character is still being fitted out, for half of it later. */
  Sell: { creature: id('creature'), item: label('Item', id('item')), quantity: whole(1, 10_000_000) },
  /** Somebody buys a ready-made package, and has all that is in it. */
  BuyPackage: {
    creature: id('creature'),
    /** As the book calls it. */
    name: label('Package', text(200)),
  },
  /** Somebody changes all coins at par into as much gold as they come to. */
  ChangeCoins: { creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly shop: typeof shopCommands;
  }
}
