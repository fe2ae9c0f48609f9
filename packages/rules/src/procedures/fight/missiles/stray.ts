import type { Play } from '../../../play/index.ts';
import { deal } from '../../body/damage/deal.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { friendsInMelee } from './into-melee.ts';

/** A shot into melee that missed may hit a friend of the shooter's. */
export function strayInto(play: Play, { attacker, target, attack, lobbed = false }: Stroke): void {
  const friends = attack.kind === 'missile' ? friendsInMelee(play.state, attacker, target, lobbed) : null;
  if (!friends || friends.length === 0) return;
  const { said: thrown, rolls } = play.noting((dice) => play.rules.missiles.fray.stray(attack, friends.length, dice));
  const victim = thrown.victim === null ? null : (friends[thrown.victim] ?? null);
  play.happen({
    type: 'ShotStrayed',
    shooter: attacker.id,
    victim: victim?.id ?? null,
    damage: thrown.damage,
    rolls,
    why: { rule: thrown.rule, formula: thrown.formula },
  });
  if (!victim) return;
  deal(play, {
    target: victim.id,
    amount: thrown.damage,
    by: attacker.id,
    source: attack.name,
    subdual: false,
    destructive: null,
  });
}
