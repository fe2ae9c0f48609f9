import type { Told } from '@lanthorn/protocol';

/** Lines that stand under the picture at once. */
const MOST = 3;
/** Milliseconds that a line is shown for before it counts as read. */
export const SHOWN = 14_000;

/** The latest lines of what happens, without those of the table's own keeping. @param now milliseconds since 1970 */
export const captionsOf = (told: readonly Told[], now: number, since: number): readonly Told[] =>
  told
    .slice(-12)
    .filter(
      ({ line, at }) =>
        line.what?.type !== 'keeping' && line.what?.type !== 'phase' && Math.max(at, since) > now - SHOWN,
    )
    .slice(-MOST);
