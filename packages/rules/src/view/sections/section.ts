import type { Eye, Seat } from '../../core/index.ts';
import type { Known } from '../../known/known.ts';
import type { RecordKey, ViewRecord } from '../records/index.ts';

export type Entry = readonly [RecordKey, ViewRecord];
export type Entries = readonly Entry[];

/**
 * A part of what is shown, made of what a seat knows: the eye says which fields a record has, and hides nothing, for what
 * a seat may not know is not there. It names the slices of the state that it reads beside the rules in force: while they are
 * the same objects, its records are kept as they are. `Who` is what else its records depend on.
 */
export interface Part<Who> {
  reads(state: Known, eye: Eye): readonly unknown[];
  entries(state: Known, who: Who): Entries;
}

/** A part that all players and spectators are shown alike: it is looked at once for all of them. */
export interface SharedSection extends Part<Eye> {
  readonly shared: true;
}

/** A part that may differ from person to person. */
export interface OwnSection extends Part<Seat> {
  readonly shared: false;
}

export type Section = SharedSection | OwnSection;
