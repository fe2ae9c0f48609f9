import { atMost, type CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import { dispelLights } from '../../dungeon/light/spell.ts';
import { type Let, levelOf } from './settled.ts';

/** Curses upon them end, or all magic that does not stand, upon a door as well, and the lights of spells that they carry. */
export function dispel(play: Play, what: 'all' | 'curse', creatures: readonly CreatureId[], by: Let): void {
  for (const magic of lastingMagic(play.state)) {
    const ends = what === 'all' || /curse/i.test(magic.name);
    const isReached = magic.door ? magic.door === by.door : magic.on.some((one) => creatures.includes(one));
    if (!ends || !isReached) continue;
    if (what !== 'curse' && stands(play, magic, by)) continue;
    // Of those whom magic brought each is there by itself.
    const on = magic.brought ? magic.on.filter((one) => creatures.includes(one)) : magic.on;
    play.happen({ type: 'MagicEnded', magic: { ...magic, on }, ranOut: false });
  }
  if (what === 'all') dispelLights(play, creatures);
}

/** In a hundred, for each level that the caster of what is to end has more. */
const STANDS = 5;

/** Whether the magic of a mightier caster stands, by the dice. */
function stands(play: Play, magic: LastingMagic, { caster, awaited, rule }: Let): boolean {
  const mightier = magic.caster ? play.state.creatures[magic.caster] : undefined;
  const more = mightier ? levelOf(mightier) - levelOf(caster) : 0;
  if (more <= 0) return false;
  const [roll, needed] = [play.roll(1, 100, 0), more * STANDS];
  const isStanding = roll.total <= needed;
  const judged = atMost(roll.total, needed, isStanding);
  const why = { rule, formula: `d100 ≤ ${STANDS} for each level more of its caster`, roll, needed, judged };
  const { takenFor: by = awaited.spell, open } = awaited;
  play.happen({ type: 'MagicTried', magic, by, stands: isStanding, why, ...(open ? {} : { secret: true }) });
  return isStanding;
}
