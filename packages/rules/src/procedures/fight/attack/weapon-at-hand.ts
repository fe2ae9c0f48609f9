import { byRule, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { GameState } from '../../../state/state.ts';
import { stillReading } from '../../party/belongings/may.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { hasShotAll } from '../missiles/ammunition.ts';
import { missileOf } from '../missiles/hurled.ts';
import { handsFor, unwieldyIn } from '../two-weapons/off-hand.ts';

/** With no hand, or no eye, nobody fights; with one hand nobody bears a shield and strikes, nor uses what needs two. */
export function maimed(state: GameState, { attacker, attack }: Stroke): Refusal | null {
  const { dying } = rulesOf(state);
  const { canAttack, handsUsable } = dying.living(attacker);
  const both = attacker.shield || unwieldyIn(rulesOf(state), attack, 1) !== null;
  if (canAttack && (handsUsable > 1 || !both)) return null;
  const why =
    canAttack && attacker.shield
      ? `${called(attacker)} has one hand left, and the shield is in it: it comes off before the ${attack.name} is of use.`
      : `${called(attacker)} lacks what it takes to use the ${attack.name}.`;
  return byRule(rulesOf(state).dying.cites.losses, 'incapable', why);
}

/** Large weapons need both hands. */
export function inHand(state: GameState, { attacker, attack }: Stroke): Refusal | null {
  const rules = rulesOf(state);
  const { twoWeapons } = rules;
  if (attacker.kind === 'monster' || (attack.kind === 'missile' && !twoWeapons.bowsToo)) return null;
  const why = unwieldyIn(rules, attack, handsFor(state, attacker));
  return why ? byRule(twoWeapons.grip, 'forbidden', `Not with the ${attack.name}: ${why}.`) : null;
}

/** What is thrown or shot must be there. */
export function supplied(state: GameState, { attacker, attack }: Stroke): Refusal | null {
  const rules = rulesOf(state);
  const reading = attack.kind === 'missile' ? stillReading(state, attacker) : null;
  if (reading) return reading;
  if (missileOf(rules, attacker, attack) === 'none')
    return byRule(rules.missiles.hurling, 'not-equipped', `${called(attacker)} carries no ${attack.name} to throw.`);
  const { spends } = rules.missiles;
  return spends && attack.kind === 'missile' && hasShotAll(attacker, attack.name)
    ? byRule(spends, 'not-equipped', `${called(attacker)} has nothing left to shoot with the ${attack.name}.`)
    : null;
}

export function toSubdue(state: GameState, { attack, target }: Stroke): Refusal | null {
  const { attack: rule, damage } = rulesOf(state);
  if (!damage.subdual.played)
    return byRule(rulesOf(state).damage.cites.subduing, 'forbidden', 'Subduing is not played in this campaign.');
  const weapon = attack.kind === 'missile' ? 'missile' : attack.blunt ? 'blunt' : 'bladed-melee';
  return rule.harms.canSubdue(target.traits?.mindless !== true, weapon)
    ? null
    : byRule(
        rulesOf(state).damage.cites.subduing,
        'forbidden',
        'Only an intelligent opponent can be subdued, and not with missiles.',
      );
}
