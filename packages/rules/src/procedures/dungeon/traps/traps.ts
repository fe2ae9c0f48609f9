import { sameSquare } from '@lanthorn/geometry';
import { byRule, impossible, type Refusal, type SceneId, type TrapId } from '../../../core/index.ts';
import { type Handler, type Handlers, type Play, rulesFor } from '../../../play/index.ts';
import { isBusy, mayTry } from '../../../state/attempts.ts';
import type { Creature } from '../../../state/creature.ts';
import { groundOf, withinReach } from '../../../state/ground.ts';
import type { Scene, Trap } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { isSprungAsKnown } from '../../../state/trap-look.ts';
import { against, chanceText, percent, succeeds } from '../../table/chance/chance.ts';
import { forActing, refereeOnly } from '../../table/permission/permission.ts';
import type { trapsCommands } from './commands.ts';
import { trapNamed } from './named.ts';
import type { TrapsRule } from './rule.ts';
import { springOn, tripped } from './spring.ts';

const springTrap: Handler<'SpringTrap'> = (play, { trap, creatures, certain }) => {
  const refusal = refereeOnly(play) ?? armed(play, trap);
  const found = trapNamed(play.state, trap);
  if (refusal || !found) return refusal;
  const victims = [...new Set(creatures)];
  if (victims.some((creature) => !play.state.creatures[creature]))
    return impossible('no-such-thing', 'There is nobody of that name here.');
  const [first] = victims;
  if (certain || first === undefined) {
    springOn(play, found.scene.id, found.trap, victims, null);
    return null;
  }
  const roll = tripped(play, found.scene.id, found.trap, first);
  if (roll) springOn(play, found.scene.id, found.trap, victims, roll);
  return null;
};

const revealTrap: Handler<'RevealTrap'> = (play, { trap }) => {
  const refusal = refereeOnly(play);
  const found = trapNamed(play.state, trap);
  if (refusal) return refusal;
  if (!found) return noTrap;
  if (found.trap.found) return impossible('no-change', 'The players know of it already.');
  play.happen({ type: 'TrapRevealed', scene: found.scene.id, trap });
  return null;
};

const disarmTrap: Handler<'DisarmTrap'> = (play, { trap }) => {
  const refusal = refereeOnly(play) ?? armed(play, trap);
  const scene = sceneWith(play.state, trap);
  if (refusal || !scene) return refusal;
  play.happen({ type: 'TrapDisarmed', scene, trap });
  return null;
};

const resetTrap: Handler<'ResetTrap'> = (play, { trap }) => {
  const refusal = refereeOnly(play);
  const found = trapNamed(play.state, trap);
  if (refusal) return refusal;
  if (!found) return noTrap;
  if (!found.trap.sprung) return impossible('no-change', 'It is set already.');
  play.happen({ type: 'TrapReset', scene: found.scene.id, trap });
  return null;
};

/** For treasure traps, in secret, one try. */
const removeTrap: Handler<'RemoveTrap'> = (play, { creature, trap }) => {
  const refusal = forActing(play, creature);
  const thief = play.state.creatures[creature];
  if (refusal || !thief) return refusal;
  const found = trapNamed(play.state, trap);
  if (!found || isSprungAsKnown(found.trap) || !(found.trap.found || play.by.role === 'referee')) return noTrap;
  const unable =
    play.unless(ableToRemove(play.rules.traps, thief, found.trap)) ??
    play.unless(atTrap(play.rules.traps, thief, found.scene, found.trap)) ??
    play.unless(freeToTry(play.state, thief, trap));
  if (unable) return unable;
  const chance = play.rules.traps.removal(thief) ?? percent(0);
  const roll = play.roll(1, chance.sides);
  play.happen({
    type: 'TrapRemovalTried',
    creature,
    trap,
    scene: found.scene.id,
    roll,
    removed: succeeds(chance, roll.total),
    why: {
      rule: play.rules.traps.cites.removing,
      formula: `d${chance.sides} ≤ ${chanceText(chance)}`,
      ...against(chance, roll),
    },
  });
  return null;
};

const ableToRemove = (rule: TrapsRule, thief: Creature, trap: Trap): Refusal | null =>
  rule.removal(thief) && trap.guards === 'treasure'
    ? null
    : byRule(rule.cites.removing, 'forbidden', `${thief.name} has not learnt to take such a trap apart.`);

function atTrap({ cites }: TrapsRule, thief: Creature, scene: Scene, { squares }: Trap): Refusal | null {
  if (squares.length === 0) return null;
  const near = thief.at?.scene === scene.id ? withinReach(thief.at.square, groundOf(scene)) : [];
  return near.some((square) => squares.some((on) => sameSquare(on, square)))
    ? null
    : byRule(cites.removing, 'too-far', `${thief.name} cannot reach the trap from there.`);
}

function freeToTry(state: GameState, thief: Creature, trap: TrapId): Refusal | null {
  if (isBusy(state, thief.id))
    return byRule(
      rulesFor(state.ruleset).search.cites.searching,
      'out-of-turn',
      `${thief.name} is busy for the rest of this turn.`,
    );
  return mayTry(state.attempts, { creature: thief.id, target: trap, kind: 'remove-trap' })
    ? null
    : byRule(
        rulesFor(state.ruleset).traps.cites.removing,
        'already-tried',
        `${thief.name} has tried already: there is one try for each trap.`,
      );
}

/** May this creature try to take the trap apart now? */
export const couldRemove = (state: GameState, rule: TrapsRule, thief: Creature, scene: Scene, trap: Trap): boolean =>
  trap.found &&
  !isSprungAsKnown(trap) &&
  (ableToRemove(rule, thief, trap) ?? atTrap(rule, thief, scene, trap) ?? freeToTry(state, thief, trap.id)) === null;

const noTrap: Refusal = impossible('no-such-thing', 'There is no such trap.');

const sceneWith = (state: GameState, trap: TrapId): SceneId | null => trapNamed(state, trap)?.scene.id ?? null;

function armed(play: Play, trap: TrapId): Refusal | null {
  const found = trapNamed(play.state, trap);
  if (!found) return noTrap;
  return found.trap.sprung ? impossible('no-change', 'It has sprung, or is disarmed.') : null;
}

export const trapsHandlers: Handlers<typeof trapsCommands> = {
  SpringTrap: springTrap,
  RevealTrap: revealTrap,
  DisarmTrap: disarmTrap,
  ResetTrap: resetTrap,
  RemoveTrap: removeTrap,
};
