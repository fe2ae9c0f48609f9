import type { CommandIn, CommandsIn, Forms } from '../core/forms.ts';
import type { Command, CommandOf, GameEvent, Line, Offer, Refusal, Seat, UserId } from '../core/index.ts';
import type { GameState } from '../state/state.ts';
import type { TurnAct } from '../state/turn-act.ts';
import type { Known } from './known.ts';
import type { Play } from './play.ts';
import type { Shows } from './shown.ts';

/** Commands and events are told apart by their type. */
export interface Typed {
  readonly type: string;
}

/** What a command that nothing stood against comes to: mostly nothing more to say, else a refusal before anything has happened. */
// biome-ignore lint/suspicious/noConfusingVoidType: what a handler does it says to the play, and returns nothing
export type Outcome = Refusal | null | void;

/** Plays a command: says what happens, or refuses before anything has. */
export type Handler<Type extends Command['type']> = (play: Play, command: CommandOf<Type>) => Outcome;

/**
 * What stands against a command, in the order in which it is said; nothing where it may be. Asked of the truth before the
 * command is played, and of what a seat knows by its offers, so that what is offered is granted and what is greyed is
 * refused, in the same words. What only dice or the doing itself bring out, the handler refuses.
 */
export type May<Type extends Command['type']> = (
  state: GameState,
  command: FieldsOf<Type>,
  seat: Seat,
) => readonly Refusal[];

/** What is filled in of a command. */
export type FieldsOf<Type extends Command['type']> = Omit<CommandOf<Type>, 'type'>;

/** A command that takes time of somebody's turn of exploration: the field that names them, and as what it counts. */
export interface Counted<C> {
  readonly by: keyof C & string;
  readonly as: TurnAct | ((state: GameState, command: C) => TurnAct | null);
}

/** How a command is handled: what stands against it, and what it does when nothing does. */
export interface Handling<C> {
  /** As in `May`. */
  readonly may: (state: GameState, command: C, seat: Seat) => readonly Refusal[];
  readonly play: (play: Play, command: C) => Outcome;
  /** It takes time of a turn; where the rules count it, whoever has none left may not. */
  readonly counts?: Counted<C>;
  /** The referee gives it about whichever scene they look at, be it on the board or not. */
  readonly anywhere?: true;
}

/** How each command of a folder is handled. */
export type Handlers<F extends Forms> = { readonly [Type in keyof F]: Handling<CommandIn<F, Type>> };

/** How each event of a folder changes what is true. Total: it never rolls, refuses or throws. */
export type Evolvers<Event extends Typed> = {
  readonly [Type in Event['type']]: (state: GameState, event: Extract<Event, { readonly type: Type }>) => GameState;
};

/** An event as an older log may hold it: any of its fields may be missing. */
export type Older<Event extends Typed> = Pick<Event, 'type'> & Partial<Event>;

/**
 * What makes of an event as older logs hold it what it holds today; an event of today is left as it is. Nothing else
 * knows of older logs.
 */
export type Lifts<Event extends Typed> = {
  readonly [Type in Event['type']]?: (
    stored: Older<Extract<Event, { readonly type: Type }>>,
  ) => Partial<Extract<Event, { readonly type: Type }>>;
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
export type Offers = (state: Known, seat: Seat) => readonly Offer[];

/** What follows from whatever a command did: `before` is what was true when it was given. */
export type Following = (play: Play, before: GameState) => void;

/**
 * What follows at once when something happens, whichever procedure it belongs to: so a blow spoils a spell, and neither
 * needs to know the other. `before` is what was true just before the event.
 */
export type Follows = {
  readonly [Type in GameEvent['type']]?: (
    play: Play,
    event: Extract<GameEvent, { readonly type: Type }>,
    before: GameState,
  ) => void;
};

/** A procedure of play, declared once: a folder of `procedures/`. Most have commands, most have events. */
export type Declaration<F extends Forms, Event extends Typed> = Shared &
  ([F] extends [never] ? Partial<Asked<F>> : Asked<F>) &
  ([Event] extends [never] ? Partial<Happening<Event>> : Happening<Event>);

interface Shared {
  readonly offer?: Offers | readonly Offers[];
  /** What a seat is shown of it; what gathers several procedures is the view's to show. */
  readonly shows?: Shows;
  /** What follows at once upon single events of any procedure. */
  readonly follows?: Follows;
  /** What follows from commands of any procedure. */
  readonly after?: Following;
  /** What follows once all that follows has happened. */
  readonly last?: Following;
}

interface Asked<F extends Forms> {
  /** The fields of each command. */
  readonly forms: F;
  readonly handle: Handlers<F>;
}

interface Happening<Event extends Typed> {
  readonly evolve: Evolvers<Event>;
  /** What is missing of events in older logs. */
  readonly lift?: Lifts<Event>;
  readonly tell: Tellers<Event>;
}

/** A declaration as it is looked through, whichever commands and events it has. */
export interface Declared extends Shared {
  readonly forms?: Forms;
  readonly handle?: { readonly [type: string]: Handling<never> };
  readonly evolve?: { readonly [type: string]: (state: GameState, event: never) => GameState };
  readonly lift?: { readonly [type: string]: (stored: never) => object };
  readonly tell?: { readonly [type: string]: (event: never, after: GameState, before: GameState) => Telling };
}

/** The commands of a declaration. */
export type CommandDeclared<D> = D extends { readonly forms: infer F } ? CommandsIn<F> : never;

/** The events of a declaration. */
export type EventDeclared<D> = D extends { readonly tell: infer Tell }
  ? {
      [Type in keyof Tell]: Tell[Type] extends (event: infer Event, ...rest: never) => Telling ? Event : never;
    }[keyof Tell]
  : never;
