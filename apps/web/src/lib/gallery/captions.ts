import type { Told } from '@lanthorn/protocol';
import { isTurning } from '../log/cards.ts';

/** Lines that stand under the picture at once. */
const MOST = 3;
/** Milliseconds that a line is shown for before it counts as read. */
export const SHOWN = 14_000;

/** What is of the table, or of time passing, and nothing that happens. */
const BESIDES: readonly string[] = ['keeping', 'phase', 'round', 'turn'];

/** A line under the picture. */
export interface Caption {
  readonly told: Told;
  /** It is the latest of what happened in the story, and stands largest. */
  readonly main: boolean;
}

/**
 * The latest lines of what happens, without those of the table's own keeping; the latest of the story is among them,
 * whatever order or clock is told after it.
 * @param now milliseconds since 1970; @param since when the latest came here; `shown` milliseconds that a line stands
 */
export function captionsOf(
  told: readonly Told[],
  now: number,
  since: number,
  { most = MOST, shown = SHOWN } = {},
): readonly Caption[] {
  const fresh = told
    .slice(-12)
    .filter((each) => (isTurning(each) || happens(each.line)) && Math.max(each.at, since) > now - shown);
  const main = fresh.findLast((each) => !isTurning(each) && isOfTheStory(each.line));
  const latest = fresh.slice(-most);
  const lines = main === undefined || latest.includes(main) ? latest : [main, ...latest.slice(1)];
  return lines.map((each) => ({ told: each, main: each === main }));
}

/** What was told after a line; all where it is no longer there, or none is named. */
export const toldSince = (told: readonly Told[], read: string | null): readonly Told[] =>
  read === null ? told : told.slice(told.findLastIndex(({ id }) => id === read) + 1);

const happens = (line: Told['line']): boolean =>
  !isDeskTalk(line) && !isClock(line) && !BESIDES.includes(line.what?.type ?? '');

/** Who sits where, and the like: what rests on no rule, and touches nobody in the game. */
const isDeskTalk = ({ kind, tone, why, what }: Told['line']): boolean =>
  kind === 'table' && !tone && !why && what?.type !== 'page';

/** What the clock or the calendar says, or who would have the turn end: it rests on no rule. */
const isClock = ({ kind, tone, why, what }: Told['line']): boolean =>
  kind === 'time' && !tone && !why && what?.type !== 'downtime';

/** Something was done or said, or befell somebody: not the order of a round, dice for no end, or what time brings of itself. */
const isOfTheStory = ({ kind, tone, why, what }: Told['line']): boolean =>
  tone !== undefined || (kind !== 'time' && what?.type !== 'free-dice' && why?.throws === undefined);
