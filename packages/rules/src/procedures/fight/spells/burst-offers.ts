import { listed } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { burstOf, wouldCatch } from '../spell-effects/bursts.ts';

/** How many a form for one spell asks for: one of what bursts about them, and no more than it takes hold of at once. */
export function howManyAimedAt(state: GameState, caster: Creature, spell: string): { least?: number; most?: number } {
  if (burstOf(state, caster, spell)) return { least: 1, most: 1 };
  const most = rulesOf(state).spells.effect.inForce(spell)?.does.most;
  return most === undefined ? {} : { most };
}

/** What is to be read before a spell is cast that bursts: that friends are caught too. Nothing of other spells, and off the map. @param place where it bursts, in words */
export function warningOfBurst(
  state: GameState,
  caster: Creature,
  spell: string,
  place: string,
): { readonly asks?: string } {
  const bursts = burstOf(state, caster, spell);
  if (!bursts) return {};
  const { kind, feet } = bursts;
  return {
    asks:
      kind === 'circle'
        ? `All within ${feet}′ of ${place} are caught, friends too.`
        : `All on the ${feet}′ from ${place} on, away from the caster, are caught, friends too.`,
  };
}

/** The same of a spell that bursts about somebody: whom else it catches is named, of those in sight. */
export function warningAbout(
  state: GameState,
  caster: Creature,
  spell: string,
  about: Creature,
): { readonly asks?: string } {
  const { asks } = warningOfBurst(state, caster, spell, 'where they stand');
  if (asks === undefined) return {};
  const others = wouldCatch(state, caster, spell, { targets: [about.id] }).filter(({ id }) => id !== about.id);
  return { asks: others.length > 0 ? `${asks} It catches ${listed([about, ...others].map(called))}.` : asks };
}
