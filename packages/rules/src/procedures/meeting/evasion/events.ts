import type { SideId, Why } from '../../../core/index.ts';
import type { Evolvers } from '../../../play/index.ts';
import type { Encounter, Side } from '../../../state/encounter.ts';
import { isDead, withCreature } from '../../../state/read.ts';
import { ableOf, hasLetGo, withEncounter, withoutMembers } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { FEET_PER_YARD } from '../../situation/reach/off-board.ts';

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
  /** Feet between them where those who fled were not caught but turned to fight; absent for all others. */
  readonly turned?: number;
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
  FlightResolved: (state, { outcome, gap, afloat, turned }) =>
    withEncounter(withRouted(state, outcome === 'evaded'), (encounter) => {
      if (turned !== undefined) return { ...atBay(encounter, turned), sides: sidesThere(state, encounter) };
      if (outcome === 'caught')
        return {
          ...encounter,
          sides: sidesThere(state, encounter),
          mode: 'combat',
          flight: null,
          distance: encounter.setting === 'dungeon' ? 5 : 2,
        };
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

/** Those who come to the fight: of sides that gave up the chase before it, only whoever was down already still counts. */
const sidesThere = (state: GameState, encounter: Encounter): readonly Side[] =>
  encounter.sides
    .map((side) =>
      hasLetGo(encounter, side.id)
        ? withoutMembers(
            side,
            ableOf(state, side).map(({ id }) => id),
          )
        : side,
    )
    .filter(({ kind, members }) => kind === 'party' || members.length > 0);

/** They fight as far apart as they ran. */
function atBay({ line: _before, ...encounter }: Encounter, feet: number): Encounter {
  const distance = encounter.setting === 'dungeon' ? feet : Math.ceil(feet / FEET_PER_YARD);
  return { ...encounter, mode: 'combat', flight: null, distance };
}

/** Those who lost heart in a fight are gone once they have got away, and run with others behind them till then. */
function withRouted(state: GameState, away: boolean): GameState {
  return (state.encounter?.flight?.routed ?? []).reduce(
    (now, creature) =>
      withCreature(now, creature, (found) => {
        const others = found.conditions.filter((condition) => condition !== 'fled');
        const gone = away && !isDead(found);
        return { ...found, conditions: gone ? [...others, 'fled'] : others, at: gone ? null : found.at };
      }),
    state,
  );
}

declare module '../../../core/events.ts' {
  interface EventsByFolder {
    readonly evasion: EvasionEvent;
  }
}
