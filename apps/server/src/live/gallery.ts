import type { GameState } from '@lanthorn/rules';
import type { StoredLine } from '../log/entry.ts';
import type { EventLog } from '../log/event-log.ts';
import type { History, Moment } from '../log/history.ts';

/** A moment, with what was told of the entry that made it, and when. */
export interface HeldMoment extends Moment {
  readonly lines: readonly StoredLine[];
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Milliseconds by which the gallery is late, as the referee has chosen. */
export const delayOf = ({ galleryDelay = 0 }: GameState): number => galleryDelay * 60_000;

/**
 * A moment as the gallery is shown it. How late it is shown is told at once: a picture that stands still would else be
 * taken for a game that does.
 */
const asLateAs = <Past extends Moment>(past: Past, { state: { galleryDelay } }: Moment): Past =>
  past.state.galleryDelay === galleryDelay || galleryDelay === undefined
    ? past
    : { ...past, state: { ...past.state, galleryDelay } };

/** What is held back from the spectators until it is as old as the referee wishes. */
export class Gallery {
  #held: readonly HeldMoment[] = [];
  #shown: Moment | null = null;

  /** The latest moment that spectators may see. @param now the latest of all */
  moment(now: Moment): Moment {
    return this.#held.length > 0 && this.#shown ? asLateAs(this.#shown, now) : now;
  }

  /** @param before the moment that stood before it */
  hold(before: Moment, told: HeldMoment): void {
    if (this.#held.length === 0) this.#shown = before;
    this.#held = [...this.#held, told];
  }

  /**
   * Lets go of what was told up to a time, in the order it happened.
   * @param now the latest of all
   */
  release(upTo: number, now: Moment): readonly HeldMoment[] {
    const young = this.#held.findIndex(({ at }) => at > upTo);
    const due = young < 0 ? this.#held : this.#held.slice(0, young);
    this.#held = this.#held.slice(due.length);
    this.#shown = due.at(-1) ?? this.#shown;
    return due.map((told) => asLateAs(told, now));
  }

  /** When the next was told that is held back; null when nothing is. */
  get next(): number | null {
    return this.#held[0]?.at ?? null;
  }
}

/** What was told lately of a campaign that is opened again, held back as before. @param upTo what was told later is */
export async function recalled(
  campaign: string,
  begin: GameState,
  now: Moment,
  ground: { readonly log: EventLog; readonly history: History },
  upTo: number,
): Promise<Gallery> {
  const gallery = new Gallery();
  if (delayOf(now.state) === 0) return gallery;
  const seq = await ground.log.seqAt(campaign, upTo);
  let moment = await ground.history.at(campaign, begin, seq);
  for (const entry of await ground.log.since(campaign, seq, now.seq)) {
    const next = await ground.history.after(campaign, begin, moment, entry);
    gallery.hold(moment, { ...next, ...(await ground.log.told(campaign, entry.seq)) });
    moment = next;
  }
  return gallery;
}
