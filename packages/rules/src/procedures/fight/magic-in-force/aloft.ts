import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { type LastingMagic, lastingMagic } from '../../../state/magic.ts';
import type { GameState } from '../../../state/state.ts';
import { entryOf } from '../../body/monsters/entry.ts';
import { fallFrom } from '../../dungeon/falling/falling.ts';
import { isAloftByMagic } from '../../situation/condition/enchantment.ts';
import type { MagicBegan, MagicEnded } from './lasting-events.ts';

/** Whoever hung in the air by magic that ends, or by the wings of its form, falls to the floor, unless other magic or their own wings hold them up. */
export function magicLetsFall(play: Play, { magic }: MagicEnded): void {
  const { rises, flies } = play.rules.spells.effect.inForce(magic.name)?.does ?? {};
  if ((rises ?? flies) === undefined && !hasWings(play, magic)) return;
  for (const creature of magic.on) fallUnlessHeld(play, creature);
}

/** Whoever hung in the air by wings, their own or those of a form, falls when they take a form that has none, unless something else holds them up. */
export function newFormLetsFall(play: Play, { magic }: MagicBegan): void {
  const before = { ...play.state, magic: lastingMagic(play.state).filter(({ id }) => id !== magic.id) };
  for (const creature of magic.form ? magic.on : []) {
    const found = play.state.creatures[creature];
    if (found && isWinged(before, found)) fallUnlessHeld(play, creature);
  }
}

/** Whether magic gives a form that flies. */
const hasWings = ({ rules }: Play, { form }: LastingMagic): boolean =>
  form !== undefined && rules.monsters.monster(form.key)?.modes.fly !== undefined;

function fallUnlessHeld(play: Play, creature: CreatureId): void {
  const found = play.state.creatures[creature];
  const { elevation = 0, across = 0 } = found ?? {};
  if (!found || elevation <= 0 || isAloftByMagic(play.state, creature) || isWinged(play.state, found)) return;
  play.happen({ type: 'PoseSet', creature, facing: null, elevation: 0, across });
  fallFrom(play, creature, elevation);
}

/** Whether somebody has wings: those of their form, or else their own. */
const isWinged = (state: GameState, creature: Creature): boolean => entryOf(state, creature)?.modes.fly !== undefined;
