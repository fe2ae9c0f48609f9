import type { Point } from '@lanthorn/geometry';
import type { Change, Known, Line, Refusal, Seat, TakenPart } from '@lanthorn/rules';
import type { WireCommand } from './check/command.ts';
import type { WireRefusal } from './refusals.ts';

/** A line of the log, as this seat is told it. */
export interface Told {
  /** Random: it tells nothing of lines that others were told. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly line: Line;
  /** The entry of the log it comes from, which `Rewind` names. The referee's alone; null for everyone else. */
  readonly entry: number | null;
}

/** What changed for one seat. A seat for which nothing changed is sent nothing. */
export interface Envelope {
  /** Random, so that it tells nothing of what others were sent. */
  readonly id: string;
  /** The id of the one that this seat was sent before: a client that has not had it sits again. */
  readonly after: string;
  /** What makes the state that the seat knew into the one it knows now; null where lines were told and nothing else changed. */
  readonly change: Change | null;
  readonly told: readonly Told[];
  /** The newest entry of the log; null but for the referee. */
  readonly entry: number | null;
}

/** All that a seat is shown when it sits down; joining, rejoining and repair are this one path. */
export interface Welcome {
  readonly version: number;
  readonly seat: Seat;
  /** All that the seat knows of the game: what is shown, and what may be done, is worked out of it where it is shown. */
  readonly known: Known;
  /** The latest lines, `LINES_AT_FIRST` at most, oldest first. */
  readonly told: readonly Told[];
  /** What the next envelope comes after. */
  readonly id: string;
  /** The newest entry of the log; null but for the referee. */
  readonly entry: number | null;
}

export interface SitRequest {
  readonly campaign: string;
  readonly version: number;
  /** By which build the page was made that asks: it goes by rules of its own, which must be the server's. Programs leave it out. */
  readonly page?: string;
  /** The referee alone may take a player's or a spectator's seat, to be shown what they are shown and to act in their stead. */
  readonly as?: TakenPart;
}
export type SitReply =
  | { readonly ok: true; readonly welcome: Welcome }
  | { readonly ok: false; readonly refusal: WireRefusal };

export interface Submission {
  /** Made by the client. A submission repeated with the same id is answered, not played again. */
  readonly commandId: string;
  readonly command: WireCommand;
  /** The referee sets aside what a rule would refuse. */
  readonly override?: boolean;
  /** The scene that is before who asks, where the party plays on several; absent for their own. */
  readonly looking?: string;
}
export type Reply = { readonly ok: true } | { readonly ok: false; readonly refusal: Refusal | WireRefusal };

/** What somebody at the table is doing just now. */
export type Doing = 'here' | 'away' | 'typing' | 'pointing';

/** Somebody who is connected. Members who are not in the list are elsewhere. */
export interface Present {
  readonly user: string;
  readonly name: string;
  readonly role: Seat['role'];
  readonly doing: Doing;
}

/** Somebody's pointer on the board; null when it is lifted. In squares. */
export interface PointerShown {
  readonly user: string;
  readonly at: Point | null;
}

export interface PingShown {
  readonly user: string;
  readonly at: Point;
}

export interface TypingShown {
  readonly user: string;
  readonly typing: boolean;
}

/** The ghost of a token that somebody drags; null when it is dropped. */
export interface DraggingShown {
  readonly user: string;
  readonly creature: string;
  readonly at: Point | null;
}

/**
 * The seat is taken away: `removed` for good, `left` by one's own choice, `reseated` to sit down again (with another role, perhaps), `logged-out`
 * until a session is begun again; the connection ends with it. `behind`: more waited to be read than may; the connection
 * ends, and the seat is taken again by the next.
 */
export interface Dismissal {
  readonly code: 'removed' | 'left' | 'reseated' | 'behind' | 'logged-out';
  readonly sentence: string;
}
