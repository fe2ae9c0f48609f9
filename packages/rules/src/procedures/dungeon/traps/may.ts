import { sameSquare } from '@lanthorn/geometry';
import { byRule, impossible, objections, type Refusal, type SceneId, type TrapId } from '../../../core/index.ts';
import { type May, rulesOf } from '../../../play/index.ts';
import { mayTry } from '../../../state/attempts.ts';
import { called } from '../../../state/called.ts';
import type { Creature } from '../../../state/creature.ts';
import { groundOf, withinReach } from '../../../state/ground.ts';
import { guardOf } from '../../../state/hoard.ts';
import type { Scene, Trap } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { isSprungAsKnown } from '../../../state/trap-look.ts';
import { readAmount, readDamage } from '../../body/damage/notation.ts';
import { hoardNamed, NO_HOARD } from '../../party/hoards/may.ts';
import { againstBusy } from '../../situation/acts/busy.ts';
import { mayAct, onlyReferee } from '../../table/permission/permission.ts';
import { trapNamed } from './named.ts';
import type { TrapsRule } from './rule.ts';

export function freeToTry(state: GameState, thief: Creature, trap: TrapId): Refusal | null {
  const busy = againstBusy(state, thief);
  if (busy) return busy;
  return mayTry(state.attempts, { creature: thief.id, target: trap, kind: 'remove-trap' })
    ? null
    : byRule(
        rulesOf(state).traps.cites.removing,
        'already-tried',
        `${called(thief)} has tried already: there is one try for each trap.`,
      );
}

export function atTrap({ cites }: TrapsRule, thief: Creature, scene: Scene, { squares }: Trap): Refusal | null {
  if (squares.length === 0) return null;
  const near = thief.at?.scene === scene.id ? withinReach(thief.at.square, groundOf(scene)) : [];
  return near.some((square) => squares.some((on) => sameSquare(on, square)))
    ? null
    : byRule(cites.removing, 'too-far', `${called(thief)} cannot reach the trap from there.`);
}

export const ableToRemove = (rule: TrapsRule, thief: Creature, trap: Trap): Refusal | null =>
  rule.removal(thief) && trap.guards === 'treasure'
    ? null
    : byRule(rule.cites.removing, 'forbidden', `${called(thief)} has not learnt to take such a trap apart.`);

export const sceneWith = (state: GameState, trap: TrapId): SceneId | null => trapNamed(state, trap)?.scene.id ?? null;

const noTrap: Refusal = impossible('no-such-thing', 'There is no such trap.');

export function armed(state: GameState, trap: TrapId): Refusal | null {
  const found = trapNamed(state, trap);
  if (!found) return noTrap;
  return found.trap.sprung ? impossible('no-change', 'It has sprung, or is disarmed.') : null;
}

export const maySpringTrap: May<'SpringTrap'> = (state, { trap, creatures }, seat) => {
  const found = trapNamed(state, trap);
  const barred = objections(onlyReferee(seat), armed(state, trap));
  if (!found) return barred;
  const victims = [...new Set(creatures)];
  return objections(
    ...barred,
    victims.some((creature) => !state.creatures[creature])
      ? impossible('no-such-thing', 'There is nobody of that name here.')
      : null,
  );
};

export const mayTrapHoard: May<'TrapHoard'> = (state, { hoard, damage, turns = '' }, seat) => {
  const found = hoardNamed(state, hoard);
  const barred = onlyReferee(seat);
  if (!found) return objections(barred, NO_HOARD);
  return objections(
    barred,
    guardOf(state, found) ? impossible('no-change', 'A trap guards it already.') : null,
    damage.trim() === '' || readDamage(damage) ? null : impossible('bad-input', 'Damage is dice, such as 1d6.'),
    turns.trim() === '' || readAmount(turns)
      ? null
      : impossible('bad-input', 'Turns are a number or dice, such as 1d4.'),
  );
};

export const mayRevealTrap: May<'RevealTrap'> = (state, { trap }, seat) => {
  const found = trapNamed(state, trap);
  const barred = onlyReferee(seat);
  if (!found) return objections(barred, noTrap);
  return objections(barred, found.trap.found ? impossible('no-change', 'The players know of it already.') : null);
};

export const mayResetTrap: May<'ResetTrap'> = (state, { trap }, seat) => {
  const found = trapNamed(state, trap);
  const barred = onlyReferee(seat);
  if (!found) return objections(barred, noTrap);
  return objections(barred, found.trap.sprung ? null : impossible('no-change', 'It is set already.'));
};

export const mayRemoveTrap: May<'RemoveTrap'> = (state, { creature, trap }, seat) => {
  const thief = state.creatures[creature];
  const barred = mayAct(state, seat, creature);
  if (!thief) return objections(barred);
  const found = trapNamed(state, trap);
  if (!found || isSprungAsKnown(found.trap) || !(found.trap.found || seat.role === 'referee'))
    return objections(barred, noTrap);
  return objections(
    barred,
    ableToRemove(rulesOf(state).traps, thief, found.trap),
    atTrap(rulesOf(state).traps, thief, found.scene, found.trap),
    freeToTry(state, thief, trap),
  );
};
