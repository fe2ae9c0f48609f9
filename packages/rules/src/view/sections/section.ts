import type * as shown from '../../play/index.ts';
import type { ViewRecord } from '../records/index.ts';

/** The parts of what is shown, with the records of all of them. */
export type Entry = shown.Entry<ViewRecord>;
export type Entries = shown.Entries<ViewRecord>;
export type Part<Who> = shown.Part<Who, ViewRecord>;
export type SharedSection = shown.SharedSection<ViewRecord>;
export type OwnSection = shown.OwnSection<ViewRecord>;
export type Section = shown.Section<ViewRecord>;
