import { flag, id, maybe, oneOf } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { BURNING_KINDS } from '../../../state/light.ts';

export const lightCommands = forms({
  /** A carried torch or candle, or a lantern with a flask of oil, is lit; a magic sword is drawn; or a thing of the table's own shines. */
  LightUp: {
    creature: id('creature'),
    kind: oneOf(...BURNING_KINDS, 'sword', 'own'),
    /** The thing of the table's own; absent for others. */
    item: maybe(id('item')),
  },
  /** A light is put out; the whole turns that are left in it are kept. */
  PutOut: { light: id('light') },
  /** The hood of a lantern is closed or opened. */
  CoverLight: { light: id('light'), covered: flag },
  /** A carried light is left burning on the bearer's square. */
  SetDownLight: { light: id('light') },
  /** A light that burns on a square is taken up. */
  TakeUpLight: { light: id('light'), creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly light: typeof lightCommands;
  }
}
