import type { DrawingId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { type Drawing, drawingsOf } from '../../../state/drawings.ts';

export interface DrawnOnBoard {
  readonly type: 'DrawnOnBoard';
  readonly drawing: Drawing;
}

export interface DrawingsWiped {
  readonly type: 'DrawingsWiped';
  readonly drawings: readonly DrawingId[];
}

export type DrawingsEvent = DrawnOnBoard | DrawingsWiped;

export const drawingsEvolvers: Evolvers<DrawingsEvent> = {
  DrawnOnBoard: (state, { drawing }) => ({ ...state, drawings: { ...drawingsOf(state), [drawing.id]: drawing } }),
  DrawingsWiped: (state, { drawings }) => {
    const gone = new Set<string>(drawings);
    const left = Object.entries(drawingsOf(state)).filter(([id]) => !gone.has(id));
    return { ...state, drawings: Object.fromEntries(left) };
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly drawings: DrawingsEvent;
  }
}
