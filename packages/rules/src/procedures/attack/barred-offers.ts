import { type Offer, offer } from '../../offer.ts';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import { isInSight } from '../encounter/known.ts';
import { foesOf } from '../encounter/sides.ts';
import { isParrying } from '../parrying/guard.ts';
import { objectionsTo } from './legality.ts';
import { distanceFor, feetApart } from './reach.ts';
import { attackOf, UNARMED } from './routine.ts';

/** Why somebody cannot strike now, where one would look for it: shown, and not granted. Nothing where there is no foe to see. */
export function barredAttack(state: GameState, seat: Seat, attacker: Creature): Offer[] {
  const { encounter } = state;
  const foe = nearestFoe(state, seat, attacker);
  const choice = attackOf(attacker, attacker.attacks.length > 0 ? 0 : UNARMED);
  if (!encounter?.combat || !foe || !choice) return [];
  const { attack, index } = choice;
  const distance = distanceFor(state, attacker, foe, attack.kind);
  const stroke = { attacker, target: foe, attack, distance, modifier: 0, behind: false, backstab: false };
  const [objection] = objectionsTo(state, stroke, choice, false);
  if (!objection) return [];
  const { name } = attacker;
  const reason =
    objection.code === 'too-far' && attack.kind === 'melee'
      ? `${name} cannot reach anyone: move next to a foe.`
      : objection.sentence;
  return [
    offer('Attack', `${attack.kind === 'melee' ? 'Attack' : 'Shoot'} with ${index < 0 ? 'bare hands' : attack.name}`, {
      place: 'creature',
      about: attacker.id,
      rule: objection.rule,
      key: `Attack:barred:${attacker.id}`,
      fixed: { attacker: attacker.id, attack: index, target: foe.id },
      barred: isParrying(state, attacker.id) ? `${name} parries in this round.` : reason,
    }),
  ];
}

function nearestFoe(state: GameState, seat: Seat, attacker: Creature): Creature | undefined {
  const away = (foe: Creature) => feetApart(state, attacker, foe) ?? 0;
  const [nearest] = foesOf(state, attacker.id)
    .filter((foe) => isInSight(state, seat, foe))
    .toSorted((one, other) => away(one) - away(other));
  return nearest;
}
