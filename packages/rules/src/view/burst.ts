import type { AreaShape } from '@lanthorn/geometry';
import type { CommandOf } from '../core/index.ts';
import { areaOfBurst, wouldCatch } from '../procedures/fight/spell-effects/bursts.ts';
import { reversedName } from '../procedures/situation/spells/reversed.ts';
import { spellNamedIn } from '../procedures/town/scribing/spell-in.ts';
import type { Creature } from '../state/creature.ts';
import type { GameState } from '../state/state.ts';

/** A spell that is about to be cast, or a scroll about to be read. */
export type Casting = CommandOf<'CastSpell'> | CommandOf<'UseUp'>;

/** What a spell that bursts would do where it is aimed. */
export interface Burst {
  /** Over what it bursts; null where that is the caster's own square. */
  readonly area: AreaShape | null;
  /** Whom it would catch of those whom its caster sees. */
  readonly caught: readonly Creature[];
}

/** What is shown of a spell before it is cast: over what it would burst, and whom it would catch as far as its caster sees. */
export function burstBy(state: GameState, casting: Casting): Burst {
  const { targets = [], to } = casting;
  const found = casterAndSpell(state, casting);
  if (!found) return { area: null, caught: [] };
  const aim = [state, found.caster, found.spell, { targets, to }] as const;
  return { area: areaOfBurst(...aim), caught: wouldCatch(...aim) };
}

/** Who casts, and which spell; null where nobody is known to, and nothing readable is in hand. */
function casterAndSpell(state: GameState, casting: Casting): { caster: Creature; spell: string } | null {
  if (casting.type === 'CastSpell') {
    const caster = state.creatures[casting.caster];
    return caster ? { caster, spell: casting.reversed ? reversedName(casting.spell) : casting.spell } : null;
  }
  const caster = state.creatures[casting.creature];
  const item = caster?.items.find(({ id }) => id === casting.item);
  const spell = item ? spellNamedIn(item, casting.spell) : null;
  return caster && spell !== null ? { caster, spell } : null;
}
