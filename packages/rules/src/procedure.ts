import type { UserId } from './ids.ts';
import type { Offer } from './offer.ts';
import type { Play } from './play.ts';
import type { Refusal } from './ruling.ts';
import type { Seat } from './seat.ts';
import type { GameState } from './state/state.ts';
import type { Line } from './view/line.ts';

/** Plays a command: says what happened, or refuses before anything has. */
export type Procedure<Command> = (play: Play, command: Command) => Refusal | null;

/** A procedure for each command of a folder. */
export type Procedures<Command extends { readonly type: string }> = {
  readonly [Type in Command['type']]: Procedure<Extract<Command, { readonly type: Type }>>;
};

/** How each event of a folder changes what is true. Total: it never rolls, refuses or throws. */
export type Evolvers<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (state: GameState, event: Extract<Event, { readonly type: Type }>) => GameState;
};

/** What is told of an event, and to whom. What nobody names is told to no one. */
export interface Telling {
  readonly referee: Line | null;
  /** Players and spectators. */
  readonly table: Line | null;
  /** Instead of the table's line, for single people. */
  readonly only?: Readonly<Record<UserId, Line | null>>;
}

/** The lines of each event of a folder; `after` is the state once it has happened, `before` the state it found. */
export type Tellers<Event extends { readonly type: string }> = {
  readonly [Type in Event['type']]: (
    event: Extract<Event, { readonly type: Type }>,
    after: GameState,
    before: GameState,
  ) => Telling;
};

/** What a seat may do now in the procedures of a folder. */
export type Offers = (state: GameState, seat: Seat) => readonly Offer[];
