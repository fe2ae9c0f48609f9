import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { entryOf } from '../../body/monsters/entry.ts';
import { fallFrom } from '../../dungeon/falling/falling.ts';
import { isAloftByMagic } from '../../situation/condition/enchantment.ts';
import type { MagicEnded } from './events.ts';

/** Whoever hung in the air by magic that ends, or by the wings of its form, falls to the floor, unless other magic or their own wings hold them up. */
export function magicLetsFall(play: Play, { magic }: MagicEnded): void {
  const { rises, flies } = play.rules.spells.effect.inForce(magic.name)?.does ?? {};
  const wings = magic.form && play.rules.monsters.monster(magic.form.key)?.modes.fly;
  if ((rises ?? flies ?? wings) === undefined) return;
  for (const creature of magic.on) {
    const found = play.state.creatures[creature];
    const { elevation = 0, across = 0 } = found ?? {};
    if (!found || elevation <= 0 || isAloftByMagic(play.state, creature) || fliesByNature(play, found)) continue;
    play.happen({ type: 'PoseSet', creature, facing: null, elevation: 0, across });
    fallFrom(play, creature, elevation);
  }
}

const fliesByNature = ({ state }: Play, creature: Creature): boolean =>
  entryOf(state, creature)?.modes.fly !== undefined;
