import type { Fields } from './fields.ts';
import type { UserId } from './ids.ts';
import type { Offer } from './offer.ts';
import type { Play } from './play.ts';
import type { Refusal } from './ruling.ts';
import type { Seat } from './seat.ts';
import type { GameState } from './state/state.ts';
import type { Line } from './view/line.ts';

/** Commands and events are told apart by their type. */
export interface Typed {
  readonly type: string;
}

/** Plays a command: says what happened, or refuses before anything has. */
export type Procedure<Command> = (play: Play, command: Command) => Refusal | null;

/** A procedure for each command of a folder. */
export type Procedures<Command extends Typed> = {
  readonly [Type in Command['type']]: Procedure<Extract<Command, { readonly type: Type }>>;
};

/** How each event of a folder changes what is true. Total: it never rolls, refuses or throws. */
export type Evolvers<Event extends Typed> = {
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
export type Tellers<Event extends Typed> = {
  readonly [Type in Event['type']]: (
    event: Extract<Event, { readonly type: Type }>,
    after: GameState,
    before: GameState,
  ) => Telling;
};

/** What a seat may do now in the procedures of a folder. */
export type Offers = (state: GameState, seat: Seat) => readonly Offer[];

/** What follows from whatever a command did: `before` is what was true when it was given. */
export type Following = (play: Play, before: GameState) => void;

/** A procedure of play, declared once: a folder of `procedures/`. Most have commands, most have events. */
export type Declaration<Command extends Typed, Event extends Typed> = {
  readonly offer?: Offers | readonly Offers[];
  /** What follows from commands of any procedure. */
  readonly after?: Following;
  /** What follows once all that follows has happened. */
  readonly last?: Following;
} & ([Command] extends [never] ? Partial<Asked<Command>> : Asked<Command>) &
  ([Event] extends [never] ? Partial<Happening<Event>> : Happening<Event>);

interface Asked<Command extends Typed> {
  /** The fields of each command. */
  readonly forms: { readonly [Type in Command['type']]: Fields };
  readonly play: Procedures<Command>;
}

interface Happening<Event extends Typed> {
  readonly evolve: Evolvers<Event>;
  readonly tell: Tellers<Event>;
}

/** The commands of a declaration. */
export type CommandIn<D> = D extends { readonly play: infer Play }
  ? { [Type in keyof Play]: Play[Type] extends Procedure<infer Command> ? Command : never }[keyof Play]
  : never;

/** The events of a declaration. */
export type EventIn<D> = D extends { readonly tell: infer Tell }
  ? {
      [Type in keyof Tell]: Tell[Type] extends (event: infer Event, ...rest: never) => Telling ? Event : never;
    }[keyof Tell]
  : never;
