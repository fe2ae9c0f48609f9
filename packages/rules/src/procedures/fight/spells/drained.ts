import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import type { LevelsDrained } from '../../body/afflictions/events.ts';

/** Levels are gone: spells that the caster has no room for any longer leave the memory. */
export function drainedForget(play: Play, { creature }: LevelsDrained, before: GameState): void {
  const [was, now] = [before.creatures[creature], play.state.creatures[creature]];
  if (!was || !now || isDead(now)) return;
  const held = play.state.memorised[creature] ?? [];
  const [room, left] = [was, now].map((caster) => roomFor(play, caster, held));
  const { of } = play.rules.spells.memory;
  const why = { rule: of(now), formula: 'there is no room for it at the new level' };
  for (const [place, spell] of held.entries())
    if (room?.has(place) && !left?.has(place)) play.happen({ type: 'SpellForgotten', creature, spell, why });
}

/** The places in a list of spells of those that a caster has room for, the first before the last. */
function roomFor({ rules, state }: Play, caster: Creature, spells: readonly string[]): ReadonlySet<number> {
  const kept: string[] = [];
  const places = new Set<number>();
  for (const [place, spell] of spells.entries()) {
    if (rules.spells.memory.unready(caster, kept, spell, state.inventions) !== null) continue;
    kept.push(spell);
    places.add(place);
  }
  return places;
}
