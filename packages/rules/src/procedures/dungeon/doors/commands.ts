import { flag, id, oneOf } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';

export const doorsCommands = forms({
  OpenDoor: { creature: id('creature'), door: id('door') },
  CloseDoor: { creature: id('creature'), door: id('door') },
  /** A stuck door is put a shoulder to. */
  ForceDoor: { creature: id('creature'), door: id('door') },
  PickLock: { creature: id('creature'), door: id('door') },
  /** An iron spike keeps the door as it is, open or shut. */
  SpikeDoor: { creature: id('creature'), door: id('door') },
  /** The spike is knocked out and left; the door moves again. */
  PullSpike: { creature: id('creature'), door: id('door') },
  /** The referee sets how a door is. */
  SetDoor: {
    door: id('door'),
    state: oneOf('open', 'closed'),
    locked: flag,
    stuck: flag,
    /** The players know of it, where it is a secret one. */
    found: flag,
  },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly doors: CommandsIn<typeof doorsCommands>;
  }
}
