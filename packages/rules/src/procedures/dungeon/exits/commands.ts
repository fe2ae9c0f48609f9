import { flag, id, label, list, square } from '../../../core/fields.ts';
import { forms } from '../../../core/forms.ts';

export const exitsCommands = forms({
  /** Somebody who stands at a way out takes it, and plays on where it leads. */
  UseExit: { creature: label('Who', id('creature')), exit: id('exit') },
  /** All of the party who are on the map go to a way out and take it, in their marching order. A party command. */
  UseExitTogether: { exit: id('exit') },
  /** The referee sets some down on a map, where they play from now on: apart from the others, if those are elsewhere. */
  SendThere: {
    creatures: label('Who', list(id('creature'), 200)),
    scene: id('scene'),
    square: label('Where the first of them stands', square),
  },
  /** Each player sees the map that their own are on, or all see every one that the party is on. */
  ShareView: { shared: flag },
});

declare module '../../../core/commands.ts' {
  interface FormsByFolder {
    readonly exits: typeof exitsCommands;
  }
}
