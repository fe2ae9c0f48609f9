import type { CreatureId, Roll } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Disease } from '../../../state/ailment.ts';
import type { GameState } from '../../../state/state.ts';

/** Somebody was wounded by what may carry a disease. */
export interface Exposed {
  readonly type: 'Exposed';
  readonly creature: CreatureId;
  readonly to: Disease;
}

/** Whether a wound carries the disease: it does where the d20 shows 1 up to a number. */
export interface WoundTested {
  readonly type: 'WoundTested';
  readonly creature: CreatureId;
  readonly roll: Roll;
  readonly upTo: number;
  readonly carries: boolean;
}

/** Somebody has a disease from now on, whatever its course. */
export interface DiseaseCaught {
  readonly type: 'DiseaseCaught';
  readonly creature: CreatureId;
  readonly disease: Disease['disease'];
}

/** A disease has broken out: they take to bed. */
export interface FellIll {
  readonly type: 'FellIll';
  readonly creature: CreatureId;
}

/** By nature or calling somebody catches none. */
export interface DiseaseSpared {
  readonly type: 'DiseaseSpared';
  readonly creature: CreatureId;
}

export type DiseasesEvent = Exposed | WoundTested | DiseaseCaught | FellIll | DiseaseSpared;

/** Days of rest count anew for whoever begins to rot. */
function countedAnew(state: GameState, creature: CreatureId): GameState {
  const { [creature]: _before, ...recovery } = state.recovery;
  return { ...state, recovery };
}

export const diseasesEvolvers: Evolvers<DiseasesEvent> = {
  Exposed: (state) => state,
  WoundTested: (state) => state,
  DiseaseCaught: (state, { creature, disease }) => (disease === 'rot' ? countedAnew(state, creature) : state),
  FellIll: (state) => state,
  DiseaseSpared: (state) => state,
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly diseases: DiseasesEvent;
  }
}
