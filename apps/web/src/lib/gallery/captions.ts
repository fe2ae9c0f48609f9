import type { Told } from '@lanthorn/protocol';
import { isTurning } from '../log/cards.ts';

/** Lines that stand under the picture at once. */
const MOST = 3;
/** Milliseconds that a line is shown for before it counts as read. */
export const SHOWN = 14_000;

/** What is of the table, or of time passing, and nothing that happens. */
const BESIDES: readonly string[] = ['keeping', 'phase', 'round', 'turn'];

/**
 * The latest lines of what happens, without those of the table's own keeping.
 * @param now milliseconds since 1970; @param since when the latest came here; `shown` milliseconds that a line stands
 */
export const captionsOf = (
  told: readonly Told[],
  now: number,
  since: number,
  { most = MOST, shown = SHOWN } = {},
): readonly Told[] =>
  told
    .slice(-12)
    .filter((each) => (isTurning(each) || happens(each.line)) && Math.max(each.at, since) > now - shown)
    .slice(-most);

const happens = (line: Told['line']): boolean => !isDeskTalk(line) && !BESIDES.includes(line.what?.type ?? '');

/** Who sits where, and the like: what rests on no rule, and touches nobody in the game. */
const isDeskTalk = ({ kind, tone, why, what }: Told['line']): boolean =>
  kind === 'table' && !tone && !why && what?.type !== 'page';
