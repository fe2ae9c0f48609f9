import { byRule, impossible, type Refusal } from '../../../core/index.ts';
import { rulesOf } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { blinded } from '../../situation/condition/unfit.ts';
import { isDoorBetween, isElsewhere, isWalledOff } from '../../situation/reach/reach.ts';
import type { Stroke } from '../../situation/reach/stroke.ts';
import { situationOf } from '../../situation/round/stance.ts';
import { isDarkTo } from '../../situation/sight/sight.ts';

/** A blow reaches whoever stands next to one, a missile goes as far as it flies. */
export const far = (state: GameState, stroke: Stroke): Refusal | null =>
  stroke.attack.kind === 'melee' ? withinReach(state, stroke) : withinRange(state, stroke);

function withinReach(state: GameState, { distance, attacker, target }: Stroke): Refusal | null {
  const { footing, where } = rulesOf(state).attack;
  if (distance === null) return apart(state, attacker, target, 'blow');
  return footing.mayMelee(distance, state.encounter?.cramped)
    ? null
    : byRule(where.reach, 'too-far', 'Out of reach: in melee they stand next to each other.');
}

function withinRange(state: GameState, { distance, attack, attacker, target }: Stroke): Refusal | null {
  const { attack: rule, missiles } = rulesOf(state);
  const { cover: behind } = situationOf(state, target.id);
  const elsewhere = apart(state, attacker, target, 'missile');
  if (elsewhere) return elsewhere;
  if (distance !== null && !missiles.mayShoot(distance))
    return byRule(rulesOf(state).missiles.cites.near, 'forbidden', 'Missiles need more than five feet.');
  if (distance !== null && attack.ranges && !missiles.reach.range(attack, distance, false).allowed)
    return byRule(missiles.reach.rule, 'too-far', `Beyond the long range of the ${attack.name}.`);
  return rule.footing.cover(behind === 'complete' ? 'complete' : 'none', 0).canHit
    ? null
    : byRule(rulesOf(state).missiles.cites.cover, 'blocked', `${called(target)} is in complete cover.`);
}

const apart = (state: GameState, attacker: Creature, target: Creature, what: 'blow' | 'missile'): Refusal | null =>
  isElsewhere(state, attacker, target)
    ? byRule('TABLE', 'blocked', `They are not on the same map: no ${what} goes from one to the other.`)
    : null;

export function walledOff(state: GameState, { attacker, target, attack }: Stroke): Refusal | null {
  if (!isWalledOff(state, attacker, target, attack.kind)) return null;
  const shut = isDoorBetween(state, attacker, target, attack.kind);
  return byRule(
    'TABLE',
    'blocked',
    shut ? `The door is closed between ${called(attacker)} and ${called(target)}.` : 'Something is in the way.',
  );
}

/** Whoever does not go by its eyes needs none; in the dark the others are as the blind are. */
export function seeing(state: GameState, { attacker, target, attack }: Stroke): Refusal | null {
  const { footing, cites } = rulesOf(state).attack;
  const eyeless = attacker.traits?.eyeless === true;
  const blind = blinded(rulesOf(state), attacker);
  if (blind) return blind;
  if (eyeless || footing.mayAttackInTheDark(attack.kind) || !isDarkTo(state, attacker, target)) return null;
  return byRule(
    cites.dark,
    'incapable',
    `Without a light ${called(attacker)} sees nothing of ${called(target)}, and attacks no more than the blind do.`,
  );
}

export function inTheWater(state: GameState, { attacker, attack }: Stroke): Refusal | null {
  const { water } = situationOf(state, attacker.id);
  if (!water || rulesOf(state).attack.footing.water(water, attack.kind, attacker.traits?.aquatic === true).allowed)
    return null;
  return byRule(rulesOf(state).attack.cites.water, 'forbidden', 'Missiles are useless under water.');
}

/** Room overhead, and the middle range. */
export function inAnArc(state: GameState, { attack, distance }: Stroke): Refusal | null {
  const {
    reach: { lob },
  } = rulesOf(state).missiles;
  if (!lob || attack.kind === 'melee') return impossible('forbidden', 'Nothing is shot in an arc so.');
  const arc = lob(attack, distance ?? 0, false, state.encounter?.setting !== 'dungeon');
  return 'why' in arc ? byRule(rulesOf(state).missiles.cites.arc, 'forbidden', `Not in an arc: ${arc.why}.`) : null;
}
