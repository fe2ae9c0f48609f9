import type { AreaId } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { areasOf } from '../../../state/areas.ts';
import type { Area } from '../../../state/scene.ts';

export interface AreaPlaced {
  readonly type: 'AreaPlaced';
  readonly area: Area;
}

export interface AreaRemoved {
  readonly type: 'AreaRemoved';
  readonly area: AreaId;
}

export type AreasEvent = AreaPlaced | AreaRemoved;

export const areasEvolvers: Evolvers<AreasEvent> = {
  AreaPlaced: (state, { area }) => ({ ...state, areas: { ...areasOf(state), [area.id]: area } }),
  AreaRemoved: (state, { area }) => {
    const { [area]: _gone, ...areas } = areasOf(state);
    return { ...state, areas };
  },
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly areas: AreasEvent;
  }
}
