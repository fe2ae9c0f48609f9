import { ExtensionType, extensions } from 'pixi.js';

/**
 * What the renderer brings along for every page: nothing. Hands and keys are the board's own, and so is what is read out
 * of it.
 */
extensions.add({
  extension: { type: ExtensionType.Environment, name: 'board', priority: 1 },
  test: () => true,
  load: async () => {},
});
