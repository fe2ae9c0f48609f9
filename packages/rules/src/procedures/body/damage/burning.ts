import type { Play } from '../../../play/index.ts';
import type { Attack, Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import { halvedFor } from '../../situation/condition/halved.ts';
import { deal } from './deal.ts';
import { type DamageDice, throwDamage } from './notation.ts';

/** Burning oil that hit clings to its target for a second round. */
export function catchFire(
  play: Play,
  { attacker, target, attack }: { readonly attacker: Creature; readonly target: Creature; readonly attack: Attack },
  dice: DamageDice,
): void {
  const rule = play.rules.damage.burnsOn?.(attack) ?? null;
  const burns = play.state.encounter?.burning?.some(({ creature }) => creature === target.id);
  if (!rule || !play.state.encounter || burns) return;
  const burning = { creature: target.id, by: attacker.id, source: attack.name, dice };
  play.happen({ type: 'CaughtFire', burning, rule });
}

/** A round begins: what clings burns once more, and down. */
export function burnDown(play: Play): void {
  for (const { creature, by, source, dice } of play.state.encounter?.burning ?? []) {
    play.happen({ type: 'BurntDown', creature });
    const found = play.state.creatures[creature];
    if (!found || isDead(found)) continue;
    const roll = throwDamage(play, dice);
    const whole = Math.max(1, roll.total);
    const halved = halvedFor(play.rules, found, whole, 'fire');
    const amount = halved?.amount ?? whole;
    const made = halved && { made: { amount, parts: [{ name: 'the dice', value: whole }, halved.part] } };
    const why = {
      rule: play.rules.damage.cites.oil,
      formula: 'burning oil, the second round',
      roll,
      ...made,
    } as const;
    play.happen({ type: 'DamageRolled', target: creature, amount, roll, why, subdual: false });
    deal(play, { target: creature, amount, by, source, subdual: false, destructive: null });
  }
}
