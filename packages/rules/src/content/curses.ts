import type { MagicInForce } from '../state/magic.ts';
import type { SpellWork } from '../state/spell-work.ts';

/** What a curse does when it takes hold, and what of it stays until magic ends it. */
interface Curse {
  readonly works: SpellWork;
  readonly stays?: MagicInForce;
}

/** The curses that the classic game names for scrolls, upon whoever looks at one; the catalogue has none of them. */
const CURSES_OF_SCROLLS: Readonly<Record<string, Curse>> = {
  'Curse of Transformation': {
    works: { count: '1', told: 'which harmless animal the reader becomes' },
    stays: { unarmed: true, dulls: true },
  },
  'Curse of Summoning': {
    works: { told: 'which wandering monster, as mighty as the reader, appears beside them and attacks by surprise' },
  },
  'Curse of Lost Magic': { works: { count: '1', loses: 'magic' } },
  'Curse of Energy Drain': { works: { count: '1', drains: 1 } },
  'Curse of the Prime Requisite': { works: { told: 'what a new throw for the reader’s prime requisite shows' } },
  'Curse of Slow Healing': { works: { count: '1' }, stays: { healsSlowly: true } },
};

/** Their names, alike likely. */
export const CURSES = Object.keys(CURSES_OF_SCROLLS);

export const CURSE_WORKS: Readonly<Record<string, SpellWork>> = Object.fromEntries(
  Object.entries(CURSES_OF_SCROLLS).map(([name, { works }]) => [name, works]),
);

export const CURSES_IN_FORCE: Readonly<Record<string, readonly [lasts: string, does: MagicInForce]>> =
  Object.fromEntries(
    Object.entries(CURSES_OF_SCROLLS).flatMap(([name, { stays }]) =>
      stays ? [[name, ['until ended', stays] as const]] : [],
    ),
  );
