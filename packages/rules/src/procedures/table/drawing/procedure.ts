import type { Declaration } from '../../../play/index.ts';
import { drawingCommands } from './commands.ts';
import { drawingHandlers } from './drawing.ts';
import { type DrawingEvent, drawingEvolvers } from './events.ts';
import { drawingTellers } from './tell.ts';

export const drawing: Declaration<typeof drawingCommands, DrawingEvent> = {
  forms: drawingCommands,
  handle: drawingHandlers,
  evolve: drawingEvolvers,
  tell: drawingTellers,
};
