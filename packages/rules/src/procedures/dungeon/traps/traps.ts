import { id, objections } from '../../../core/index.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import type { Scene, Trap } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { isSprungAsKnown } from '../../../state/trap-look.ts';
import { hoardNamed } from '../../party/hoards/may.ts';
import { against, chanceText, percent, succeeds } from '../../table/chance/chance.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import type { trapsCommands } from './commands.ts';
import {
  ableToRemove,
  armed,
  atTrap,
  freeToTry,
  mayRemoveTrap,
  mayResetTrap,
  mayRevealTrap,
  maySpringTrap,
  mayTrapHoard,
  sceneWith,
} from './may.ts';
import { trapNamed } from './named.ts';
import type { TrapsRule } from './rule.ts';
import { springOn, tripped } from './spring.ts';

const springTrap: Handler<'SpringTrap'> = (play, { trap, creatures, certain }) => {
  const found = trapNamed(play.state, trap);
  if (!found) return;
  const victims = [...new Set(creatures)];
  const [first] = victims;
  if (certain || first === undefined) {
    springOn(play, found.scene.id, found.trap, victims, null);
    return;
  }
  const roll = tripped(play, found.scene.id, found.trap, first);
  if (roll) springOn(play, found.scene.id, found.trap, victims, roll);
};

const trapHoard: Handler<'TrapHoard'> = (
  play,
  { hoard, name, damage, save = 'none', otherwise = 'half', turns, text },
) => {
  const found = hoardNamed(play.state, hoard);
  if (!found) return;
  const trap: Trap = {
    id: id(play.dice.id()),
    name: name.trim(),
    squares: [found.at.square],
    guards: 'treasure',
    damage: damage.trim() || null,
    ...(save === 'none'
      ? {}
      : { save: { against: save, otherwise, ...(turns?.trim() ? { turns: turns.trim() } : {}) } }),
    text,
    found: false,
    sprung: false,
  };
  play.happen({ type: 'HoardTrapped', hoard, scene: found.at.scene, trap });
};

const revealTrap: Handler<'RevealTrap'> = (play, { trap }) => {
  const found = trapNamed(play.state, trap);
  if (!found) return;
  play.happen({ type: 'TrapRevealed', scene: found.scene.id, trap });
};

const disarmTrap: Handler<'DisarmTrap'> = (play, { trap }) => {
  const scene = sceneWith(play.state, trap);
  if (!scene) return;
  play.happen({ type: 'TrapDisarmed', scene, trap });
};

const resetTrap: Handler<'ResetTrap'> = (play, { trap }) => {
  const found = trapNamed(play.state, trap);
  if (!found) return;
  play.happen({ type: 'TrapReset', scene: found.scene.id, trap });
};

/** For treasure traps, in secret, one try. */
const removeTrap: Handler<'RemoveTrap'> = (play, { creature, trap }) => {
  const thief = play.state.creatures[creature];
  if (!thief) return;
  const found = trapNamed(play.state, trap);
  if (!found) return;
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
};

/** May this creature try to take the trap apart now? */
export const couldRemove = (state: GameState, rule: TrapsRule, thief: Creature, scene: Scene, trap: Trap): boolean =>
  trap.found &&
  !isSprungAsKnown(trap) &&
  (ableToRemove(rule, thief, trap) ?? atTrap(rule, thief, scene, trap) ?? freeToTry(state, thief, trap.id)) === null;

export const trapsHandlers: Handlers<typeof trapsCommands> = {
  SpringTrap: { may: maySpringTrap, play: springTrap, anywhere: true },
  TrapHoard: { may: mayTrapHoard, play: trapHoard, anywhere: true },
  RevealTrap: { may: mayRevealTrap, play: revealTrap, anywhere: true },
  DisarmTrap: {
    may: (state, { trap }, seat) => objections(onlyReferee(seat), armed(state, trap)),
    play: disarmTrap,
    anywhere: true,
  },
  ResetTrap: { may: mayResetTrap, play: resetTrap, anywhere: true },
  RemoveTrap: { may: mayRemoveTrap, play: removeTrap, counts: { by: 'creature', as: 'search' } },
};
