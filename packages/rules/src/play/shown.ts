import type { Eye, Seat } from '../core/index.ts';
import type { Known } from './known.ts';

/** What a seat is shown, by the folder of the procedure that shows it: each adds its records beside what makes them. */
// biome-ignore lint/suspicious/noEmptyInterface: the procedures fill it
export interface RecordsByFolder {}

/** A record that a procedure shows. */
export type RecordShown = RecordsByFolder[keyof RecordsByFolder];

/** What a record is called: `clock`, `creature:<id>`, `walls:<row>`. */
export type RecordKey = string;

export type Entry<Shown> = readonly [RecordKey, Shown];
export type Entries<Shown> = readonly Entry<Shown>[];

/**
 * A part of what is shown, made of what a seat knows: the eye says which fields a record has, and hides nothing, for what
 * a seat may not know is not there. It names the slices of the state that it reads beside the rules in force: while they are
 * the same objects, its records are kept as they are. `Who` is what else its records depend on.
 */
export interface Part<Who, Shown> {
  reads(state: Known, eye: Eye): readonly unknown[];
  entries(state: Known, who: Who): Entries<Shown>;
}

/** A part that all players and spectators are shown alike: it is looked at once for all of them. */
export interface SharedSection<Shown> extends Part<Eye, Shown> {
  readonly shared: true;
}

/** A part that may differ from person to person. */
export interface OwnSection<Shown> extends Part<Seat, Shown> {
  readonly shared: false;
}

export type Section<Shown> = SharedSection<Shown> | OwnSection<Shown>;

/** What a procedure shows. */
export interface Shows {
  /** Of the scene that is looked at, which is the one on the board but for a referee who prepares another. */
  readonly onScene?: readonly Section<RecordShown>[];
  /** Whichever scene is looked at. */
  readonly always?: readonly Section<RecordShown>[];
}
