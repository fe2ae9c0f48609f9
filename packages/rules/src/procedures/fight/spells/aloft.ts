import type { Play } from '../../../play/index.ts';
import { fallFrom } from '../../dungeon/falling/falling.ts';
import { isAloftByMagic } from '../../situation/condition/enchantment.ts';
import type { MagicEnded } from './events.ts';

/** Whoever hung in the air by magic that ends falls to the floor, unless other magic holds them up. */
export function magicLetsFall(play: Play, { magic }: MagicEnded): void {
  const { rises, flies } = play.rules.spells.effect.inForce(magic.name)?.does ?? {};
  if ((rises ?? flies) === undefined) return;
  for (const creature of magic.on) {
    const { elevation = 0, across = 0 } = play.state.creatures[creature] ?? {};
    if (elevation <= 0 || isAloftByMagic(play.state, creature)) continue;
    play.happen({ type: 'PoseSet', creature, facing: null, elevation: 0, across });
    fallFrom(play, creature, elevation);
  }
}
