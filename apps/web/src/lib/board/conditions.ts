import type { Condition } from '@lanthorn/rules';
import bed from '~icons/game-icons/bed';
import blindfold from '~icons/game-icons/blindfold';
import charm from '~icons/game-icons/charm';
import coma from '~icons/game-icons/coma';
import falling from '~icons/game-icons/falling';
import flag from '~icons/game-icons/flying-flag';
import frozenBody from '~icons/game-icons/frozen-body';
import stars from '~icons/game-icons/knocked-out-stars';
import manacles from '~icons/game-icons/manacles';
import nightSleep from '~icons/game-icons/night-sleep';
import run from '~icons/game-icons/run';
import skull from '~icons/game-icons/skull-crossed-bones';
import stoneBust from '~icons/game-icons/stone-bust';
import terror from '~icons/game-icons/terror';
import waves from '~icons/game-icons/waves';

/** The sign of each condition. */
const SIGNS: Readonly<Record<Condition, string>> = {
  dead: skull,
  unconscious: coma,
  paralysed: frozenBody,
  asleep: nightSleep,
  blind: blindfold,
  prone: falling,
  fled: run,
  surrendered: flag,
  captive: manacles,
  charmed: charm,
  held: manacles,
  stunned: stars,
  terrified: terror,
  swimming: waves,
  petrified: stoneBust,
  bedridden: bed,
};

/** The drawing of a condition in an ink, such as `#f3e6c8`; null for one that has none. */
export function signOf(condition: string, ink: string): string | null {
  const raw = Object.hasOwn(SIGNS, condition) ? SIGNS[condition as Condition] : undefined;
  return raw ? raw.replaceAll('currentColor', ink) : null;
}
