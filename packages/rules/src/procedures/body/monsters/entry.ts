import { withoutNumber } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { lastingMagic } from '../../../state/magic.ts';
import type { Monster } from '../../../state/monster.ts';
import type { GameState } from '../../../state/state.ts';

/** The entry of the bestiary for what somebody is now: for the form that magic gives them, else for their kind; null for none. */
export function entryOf(state: GameState, creature: Creature): Monster | null {
  const form = lastingMagic(state).findLast((magic) => magic.form && magic.on.includes(creature.id))?.form;
  const { monster, bestiary } = rulesOf(state).monsters;
  if (form) return monster(form.key);
  return creature.kind === 'monster' ? entryNamed(bestiary, withoutNumber(creature.name)) : null;
}

/** Of the kinds with which a name ends, as `Lame white ape` does, the one with the longest name; null for none. */
export function entryNamed(bestiary: readonly Monster[], name: string): Monster | null {
  const words = ` ${name.toLowerCase()}`;
  const [longest] = bestiary
    .filter((entry) => words.endsWith(` ${entry.name.toLowerCase()}`))
    .toSorted((one, other) => other.name.length - one.name.length);
  return longest ?? null;
}
