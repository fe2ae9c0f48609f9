import type { Made, Roll, Throw, Why } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import { deal } from '../../body/damage/deal.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { friendsInMelee } from './into-melee.ts';
import type { Strayed } from './rule.ts';

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
    why: { rule: thrown.rule, formula: thrown.formula, ...reckoning(thrown, rolls) },
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

/** What each die was for, and how the damage comes of the last. */
function reckoning({ damage, dice, lessened }: Strayed, rolls: readonly Roll[]): Pick<Why, 'throws' | 'made'> {
  const throws: readonly Throw[] = rolls.map((roll, place) => ({ who: dice[place] ?? '', roll }));
  const face = rolls.at(-1)?.total ?? 0;
  if (lessened === null || face === damage) return { throws };
  const parts = [
    { name: 'the die', value: face },
    { name: lessened, value: damage - face },
  ];
  const made: Made = { amount: damage, parts };
  return { throws, made };
}
