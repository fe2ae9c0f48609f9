import type { SideId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import { withEncounter } from '../../../state/sides.ts';

export interface FlightBegan {
  readonly type: 'FlightBegan';
  readonly side: SideId;
}

/** The fleeing side got away, was caught, or runs with the others behind it. */
export interface FlightResolved {
  readonly type: 'FlightResolved';
  readonly outcome: 'evaded' | 'caught' | 'pursuit';
  /** Feet between them where it comes to a pursuit. */
  readonly gap: number | null;
  readonly why: Why;
  /** The chance is not told: the dice are the referee's. */
  readonly secret: boolean;
  /** Feet a turn of the vessel of those who met a ship; absent where they have none. */
  readonly afloat?: number;
}

export type EvasionEvent = FlightBegan | FlightResolved;

export const evasionEvolvers: Evolvers<EvasionEvent> = {
  FlightBegan: (state, { side }) =>
    withEncounter(state, (encounter) => ({
      ...encounter,
      flight: { fleeing: side, pursued: null, gap: null, rounds: 0, outcome: 'open' },
    })),
  FlightResolved: (state, { outcome, gap, afloat }) =>
    withEncounter(state, (encounter) => {
      if (outcome === 'caught')
        return { ...encounter, mode: 'combat', flight: null, distance: encounter.setting === 'dungeon' ? 5 : 2 };
      const flight = encounter.flight && {
        ...encounter.flight,
        pursued: outcome === 'pursuit',
        gap,
        ...(afloat ? { afloat } : {}),
        outcome: outcome === 'evaded' ? ('evaded' as const) : ('open' as const),
      };
      return { ...encounter, flight, mode: outcome === 'pursuit' ? 'pursuit' : encounter.mode };
    }),
};

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly evasion: EvasionEvent;
  }
}
