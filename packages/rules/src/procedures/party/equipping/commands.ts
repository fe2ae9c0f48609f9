import { id, maybe, oneOf, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import { WORN } from './worn.ts';

export const equippingCommands = forms({
  /** Somebody puts on what they carry; what was worn there before goes into the bag. */
  Wear: {
    creature: id('creature'),
    item: id('item'),
    /** Others who help, and do nothing else meanwhile. */
    assistants: maybe(whole(0, 4)),
  },
  /** Somebody takes off what they wear, and carries it. */
  TakeOff: { creature: id('creature'), part: oneOf(...WORN), assistants: maybe(whole(0, 4)) },
  /** Somebody leaves off putting armour on or off: the rounds are lost. */
  StopDressing: { creature: id('creature') },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly equipping: CommandsIn<typeof equippingCommands>;
  }
}
