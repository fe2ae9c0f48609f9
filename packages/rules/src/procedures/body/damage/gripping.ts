import type { Play } from '../../../play/index.ts';
import { isCapable, isDead } from '../../../state/read.ts';
import { deal } from './deal.ts';
import { readDamage, throwDamage } from './notation.ts';

/** A round begins: whoever clings drinks, and whom something has swallowed is worn away, until one of the two is dead. */
export function gripOn(play: Play): void {
  for (const { by, creature, manner, damage } of play.state.encounter?.gripped ?? []) {
    const [holder, held] = [play.state.creatures[by], play.state.creatures[creature]];
    const dice = readDamage(damage);
    if (!holder || !held || !dice || !isCapable(holder) || isDead(held)) {
      play.happen({ type: 'GripLoosened', by, creature });
      continue;
    }
    const roll = throwDamage(play, dice);
    const amount = Math.max(0, roll.total);
    const rule = play.rules.monsters.cites.bestiary;
    const formula = manner === 'clings' ? 'what clings needs no roll to hit' : 'what was swallowed is worn away';
    const made = { amount, parts: [{ name: 'the dice', value: amount }] };
    play.happen({
      type: 'DamageRolled',
      target: creature,
      amount,
      roll,
      subdual: false,
      why: { rule, formula, roll, made },
    });
    deal(play, {
      target: creature,
      amount,
      by,
      source: manner === 'clings' ? 'its grip' : 'being swallowed',
      subdual: false,
      destructive: null,
    });
  }
}
