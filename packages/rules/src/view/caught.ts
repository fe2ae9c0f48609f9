import type { CommandOf } from '../core/index.ts';
import { wouldCatch } from '../procedures/fight/spells/bursts.ts';
import { reversedName } from '../procedures/situation/spells/reversed.ts';
import { spellNamedIn } from '../procedures/town/scribing/spell-in.ts';
import type { Creature } from '../state/creature.ts';
import type { GameState } from '../state/state.ts';

/** A spell that is about to be cast, or a scroll about to be read. */
export type Casting = CommandOf<'CastSpell'> | CommandOf<'UseUp'>;

/** Whom a spell that bursts would catch, as far as its caster sees: they are named before it is cast. */
export function caughtBy(state: GameState, casting: Casting): readonly Creature[] {
  const { targets = [], to } = casting;
  if (casting.type === 'CastSpell') {
    const { caster, spell, reversed } = casting;
    const found = state.creatures[caster];
    return found ? wouldCatch(state, found, reversed ? reversedName(spell) : spell, { targets, to }) : [];
  }
  const user = state.creatures[casting.creature];
  const item = user?.items.find(({ id }) => id === casting.item);
  const spell = item ? spellNamedIn(item) : null;
  return user && spell !== null ? wouldCatch(state, user, spell, { targets, to }) : [];
}
