import { flag, id, maybeText, ofServer, oneOf, square, text, whole } from '../../../core/fields.ts';
import { type CommandsIn, forms } from '../../../core/forms.ts';
import type { SceneFacts } from '../../../state/scene.ts';

export const sceneCommands = forms({
  /** The referee adds a map. Not asked over the wire: maps come in as files. */
  AddScene: { facts: ofServer<SceneFacts>() },
  /** The referee puts a map on the board. */
  ShowScene: { scene: id('scene') },
  RenameScene: { scene: id('scene'), name: text(200) },
  RemoveScene: { scene: id('scene') },
  /** The referee changes what holds for a whole map. */
  SetScene: {
    scene: id('scene'),
    ambient: oneOf('dark', 'lit'),
    feetPerSquare: whole(-1_000_000, 1_000_000),
    /** Dungeon level, 1–8. */
    level: whole(-1_000_000, 1_000_000),
  },
  /** The referee shows squares of the map on the board to the players, or hides them again. */
  RevealSquares: { from: square, to: square, revealed: flag },
  /** The referee shows a keyed room to the players. */
  RevealRoom: { room: maybeText(200) },
  /** The referee rewrites what a room of the map on the board is called, and what there is to say of it. */
  EditRoom: { room: maybeText(200), name: maybeText(200), text: maybeText(4000) },
});

declare module '../../../core/commands.ts' {
  interface CommandsByFolder {
    readonly scene: CommandsIn<typeof sceneCommands>;
  }
}
