import { type Offer, offer } from '../../../core/index.ts';
import { rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { objectionsToCasting } from './hindrance.ts';

/** Why a caster cannot cast now, where one would look for it: shown, and not granted. Nothing for those who cast nothing. */
export function barredCasting(state: GameState, caster: Creature): Offer[] {
  const { memory: mind, cast } = rulesFor(state.ruleset).spells;
  const memory = (state.memorised[caster.id] ?? []).filter(cast.castable);
  const [spell] = memory.length > 0 ? memory : mind.known(caster, state.inventions).flat().filter(cast.castable);
  if (spell === undefined || caster.kind === 'monster') return [];
  const none = `${caster.name} has no spell in memory.`;
  const reason = memory.length === 0 ? none : objectionsToCasting(state, caster, spell, [])[0]?.sentence;
  if (reason === undefined) return [];
  const fixed = { caster: caster.id, spell, targets: [] };
  const about = { place: 'creature', about: caster.id, rule: cast.rule, fixed } as const;
  return [offer('CastSpell', 'Cast a spell', { ...about, key: `CastSpell:barred:${caster.id}`, barred: reason })];
}
