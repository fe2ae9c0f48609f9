import { id, label, maybe, oneOf, whole } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';
import { WORN } from './worn.ts';

/** The most who can be of help. */
export const MOST_ASSISTANTS = 4;

/** They do nothing else meanwhile. */
const assistants = label('Others who help', maybe(whole(0, MOST_ASSISTANTS)));

export const equippingCommands = forms({
  /** Somebody puts on what they carry; what was worn there before goes into the bag. */
  Wear: {
    creature: id('creature'),
    item: label('Item', id('item')),
    assistants,
  },
  /** Somebody takes off what they wear, and carries it. */
  TakeOff: { creature: id('creature'), part: oneOf(...WORN), assistants },
  /** Somebody leaves off putting armour on or off: the rounds are lost. */
  StopDressing: { creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly equipping: typeof equippingCommands;
  }
}
