import type { CreatureId } from '../../../core/index.ts';
import type { Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Gripped } from '../../../state/encounter.ts';
import { isCapable, isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { insideOf } from '../../../state/swallowed.ts';
import { deal } from './deal.ts';
import { type DamageDice, readDamage, throwDamage } from './notation.ts';

/** A round begins: whoever clings drinks, and whom something has swallowed is worn away, until one of the two is dead. */
export function harmTheHeld(play: Play): void {
  for (const gripped of play.state.encounter?.gripped ?? []) {
    const [holder, held] = [play.state.creatures[gripped.by], play.state.creatures[gripped.creature]];
    const dice = readDamage(gripped.damage);
    if (!holder || !held || !dice || !goesOn(play, gripped, holder, held)) letGo(play, gripped);
    else if (!isDead(held)) wear(play, gripped, dice);
  }
}

/** What clings must be able to, and drinks of the living; a maw keeps even the dead for as long as it lives. */
const goesOn = (play: Play, { manner, creature, by }: Gripped, holder: Creature, held: Creature): boolean =>
  manner === 'clings' ? isCapable(holder) && !isDead(held) : insideOf(play.state, creature) === by && !isDead(holder);

const letGo = (play: Play, { by, creature }: Gripped): void => play.happen({ type: 'GripLoosened', by, creature });

function wear(play: Play, { by, creature, manner }: Gripped, dice: DamageDice): void {
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

/** Whom a monster has swallowed comes out when it is dead. */
export function disgorge(play: Play, dead: CreatureId): void {
  for (const gripped of play.state.encounter?.gripped ?? [])
    if (gripped.by === dead && gripped.manner === 'swallows') letGo(play, gripped);
}

/** The meeting is over, and what has swallowed somebody lives: the referee says what becomes of them. */
export function carryOff(play: Play, before: GameState): void {
  for (const { by, creature } of before.encounter?.gripped ?? [])
    if (insideOf(before, creature) === by) play.happen({ type: 'CarriedOff', by, creature });
}
