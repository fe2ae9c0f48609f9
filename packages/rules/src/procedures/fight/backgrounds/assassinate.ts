import { byRule, impossible, type Refusal, type RuleId, type Why } from '../../../core/index.ts';
import { type Handler, type Play, rulesFor } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { sideOf } from '../../../state/sides.ts';
import type { GameState } from '../../../state/state.ts';
import { deal } from '../../body/damage/deal.ts';
import { throwDamage } from '../../body/damage/notation.ts';
import { kill } from '../../body/dying/dying.ts';
import { noteLosses } from '../../meeting/morale/morale.ts';
import { turnTo } from '../../meeting/steps/advance.ts';
import { distanceFor } from '../../situation/reach/reach.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { against, percent, succeeds } from '../../table/chance/chance.ts';
import { forActing } from '../../table/permission/permission.ts';
import { forTarget } from '../attack/attack.ts';
import { isAllowed, mayStrike } from '../attack/legality.ts';
import { attackOf, type Choice } from '../attack/routine.ts';
import { handsFor } from '../two-weapons/off-hand.ts';

/** A check of the skill instead of the throw to hit. */
export const assassinate: Handler<'Assassinate'> = (play, { creature, target: at, attack }) => {
  const refusal = forActing(play, creature) ?? forTarget(play, creature, at);
  const [killer, target] = [play.state.creatures[creature], play.state.creatures[at]];
  if (refusal || !killer || !target) return refusal;
  const stroke = play.rules.backgrounds.stroke(killer, target);
  const chance = stroke && play.rules.skills.chance(killer, stroke.skill);
  const choice = attackOf(killer, attack);
  if (!stroke || chance === null || choice?.attack.kind !== 'melee')
    return impossible('no-such-thing', `${killer.name} is no assassin, or has no such blow.`);
  const unable =
    mayStrike(play, plainStroke(play.state, killer, target, choice), choice, false) ??
    play.unless(unaware(play.state, stroke.rule, target));
  if (unable) return unable;
  turnTo(play, 'attack');
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
  return null;
};

/** A tougher target takes the damage twice. */
function wound(play: Play, killer: Creature, target: Creature, { attack }: Choice, { rule }: Why): void {
  const dice = play.rules.damage.roll.dice(killer, attack, handsFor(play.state, killer));
  if (!dice) return;
  const roll = throwDamage(play, dice);
  const amount = 2 * Math.max(1, roll.total);
  const why = { rule, formula: 'damage dice × 2', roll };
  play.happen({ type: 'DamageRolled', target: target.id, amount, roll, subdual: false, why });
  deal(play, { target: target.id, amount, by: killer.id, source: attack.name, subdual: false, destructive: null });
}

/** Only in the round in which they are surprised. */
function unaware({ encounter }: GameState, rule: RuleId, { id, name }: Creature): Refusal | null {
  const surprised = encounter?.round === 1 && sideOf(encounter, id)?.surprised === true;
  return surprised ? null : byRule(rule, 'forbidden', `${name} is not surprised.`);
}

const plainStroke = (state: GameState, attacker: Creature, target: Creature, { attack }: Choice): Stroke => ({
  attacker,
  target,
  attack,
  distance: distanceFor(state, attacker, target, 'melee'),
  modifier: 0,
  behind: false,
  backstab: false,
});

/** Whether nothing is against it. */
export function mayAssassinate(state: GameState, killer: Creature, target: Creature, choice: Choice): boolean {
  const { backgrounds, skills } = rulesFor(state.ruleset);
  const stroke = backgrounds.stroke(killer, target);
  return (
    stroke !== null &&
    skills.chance(killer, stroke.skill) !== null &&
    unaware(state, stroke.rule, target) === null &&
    isAllowed(state, plainStroke(state, killer, target, choice), choice, false)
  );
}
