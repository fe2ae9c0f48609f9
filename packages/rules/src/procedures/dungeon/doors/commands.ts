import { flag, id, label, oneOf } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const doorsCommands = forms({
  OpenDoor: { creature: label('Who', id('creature')), door: id('door') },
  CloseDoor: { creature: label('Who', id('creature')), door: id('door') },
  /** A stuck door is put a shoulder to. */
  ForceDoor: { creature: label('Who', id('creature')), door: id('door') },
  PickLock: { creature: label('Who', id('creature')), door: id('door') },
  /** An iron spike keeps the door as it is, open or shut. */
  SpikeDoor: { creature: label('Who', id('creature')), door: id('door') },
  /** The spike is knocked out and left; the door moves again. */
  PullSpike: { creature: label('Who', id('creature')), door: id('door') },
  /** The referee sets how a door is. */
  SetDoor: {
    door: id('door'),
    state: label('Door', oneOf('open', 'closed')),
    locked: label('Locked', flag),
    stuck: label('Stuck', flag),
    /** The players know of it, where it is a secret one. */
    found: label('The players know of it', flag),
  },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly doors: typeof doorsCommands;
  }
}
