import type { Handler, Handlers } from '../../../play/index.ts';
import { asDrawn } from './as-drawn.ts';
import type { drawingCommands } from './commands.ts';

const drawScene: Handler<'DrawScene'> = (play, command) => {
  const drawn = asDrawn(play.state, command);
  if (drawn) play.happen({ type: 'SceneDrawn', scene: command.scene, put: drawn.put, take: drawn.take });
};

export const drawingHandlers: Handlers<typeof drawingCommands> = {
  DrawScene: drawScene,
  SetFog: (play, { scene, fog }) => play.happen({ type: 'FogSet', scene, fog }),
  SetGridLines: (play, { scene, lines }) => play.happen({ type: 'GridLinesSet', scene, lines }),
};
