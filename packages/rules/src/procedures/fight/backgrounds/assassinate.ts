import type { Why } from '../../../core/index.ts';
import type { Handler, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { deal } from '../../body/damage/deal.ts';
import { throwDamage } from '../../body/damage/notation.ts';
import { kill } from '../../body/dying/dying.ts';
import { noteLosses } from '../../meeting/morale/morale.ts';
import { changeMode } from '../../meeting/steps/advance.ts';
import { against, percent, succeeds } from '../../table/chance/chance.ts';
import { diceOf } from '../attack/blow.ts';
import type { Choice } from '../attack/routine.ts';
import { handsFor } from '../two-weapons/off-hand.ts';
import { killingStroke } from './may.ts';

/** A check of the skill instead of the throw to hit. */
export const assassinate: Handler<'Assassinate'> = (play, { creature, target: at, attack }) => {
  const [killer, target] = [play.state.creatures[creature], play.state.creatures[at]];
  const known = killer && target && killingStroke(play.state, killer, target, attack);
  if (!known) return;
  const { stroke, chance, choice } = known;
  changeMode(play, 'attack');
  const roll = play.roll(1, 100);
  const hit = succeeds(percent(chance), roll.total);
  const outcome = hit ? (stroke.kills ? 'kills' : 'doubles') : 'misses';
  const why: Why = {
    rule: stroke.rule,
    formula: `d100 ≤ ${chance}, instead of the throw to hit`,
    ...against({ ...percent(chance), parts: play.rules.skills.check.parts(killer, stroke.skill) }, roll),
  };
  play.happen({ type: 'AssassinStruck', creature, target: at, attack: choice.index, outcome, why });
  if (outcome === 'kills')
    kill(play, target, null, { why: { rule: stroke.rule, formula: 'slain at a stroke' }, rolls: [] });
  if (outcome === 'doubles') wound(play, killer, target, choice, why);
  noteLosses(play);
};

/** A tougher target takes the damage twice. */
function wound(play: Play, killer: Creature, target: Creature, { attack }: Choice, { rule }: Why): void {
  const dice = diceOf(play.rules, { attacker: killer, attack }, handsFor(play.state, killer));
  if (!dice) return;
  const roll = throwDamage(play, dice);
  const amount = 2 * Math.max(1, roll.total);
  const why = { rule, formula: 'damage dice × 2', roll };
  play.happen({ type: 'DamageRolled', target: target.id, amount, roll, subdual: false, why });
  deal(play, { target: target.id, amount, by: killer.id, source: attack.name, subdual: false, destructive: null });
}
