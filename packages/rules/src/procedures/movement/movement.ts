import { pathTo, type Square, sameSquare, within } from '@lanthorn/geometry';
import { forActing, forCreature, forParty } from '../../permission.ts';
import type { Play } from '../../play.ts';
import type { Procedure, Procedures } from '../../procedure.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Refusal } from '../../ruling.ts';
import { byRule, impossible } from '../../ruling.ts';
import type { Creature } from '../../state/creature.ts';
import { groundOf } from '../../state/ground.ts';
import { sceneOf } from '../../state/read.ts';
import type { Scene } from '../../state/scene.ts';
import type { GameState } from '../../state/state.ts';
import { mayMoveNow } from '../combat-round/turns.ts';
import type { MoveCreature, MovementCommand, MoveParty } from './commands.ts';
import { holderOf } from './held.ts';
import { marchTo } from './march.ts';
import { feetLeft } from './rate.ts';
import { walk } from './walk.ts';
import { costOf, FARTHEST, groundFor, isWithin } from './way.ts';

const moveCreature: Procedure<MoveCreature> = (play, { creature, to }) => {
  const refusal = play.by.role === 'referee' ? forCreature(play, creature) : forActing(play, creature);
  const mover = play.state.creatures[creature];
  if (refusal || !mover) return refusal;
  const scene = sceneOf(play.state);
  if (!scene || mover.at?.scene !== scene.id) return impossible('no-such-thing', `${mover.name} is not on the board.`);
  const from = mover.at.square;
  if (!within(to, scene) || sameSquare(to, from)) return impossible('bad-input', 'There is no way to go.');
  if (play.by.role === 'referee') return put(play, scene, mover, from, to);
  return play.unless(mayMoveNow(play.state, creature)) ?? go(play, scene, mover, from, to);
};

/** Squares; the referee's hand draws no way that is longer. */
const FARTHEST_DRAWN = 120;

/** The referee moves anything anywhere: a way is drawn where there is one, and costs nothing. */
function put(play: Play, scene: Scene, mover: Creature, from: Square, to: Square): null {
  const path = pathTo(from, to, groundOf(scene), FARTHEST_DRAWN) ?? [from, to];
  play.happen({ type: 'CreatureMoved', creature: mover.id, path, feet: 0 });
  return null;
}

/** OSE-DUN-09, OSE-EVT-12: along the shortest free way, no farther than the rate allows, springing what lies there. */
function go(play: Play, scene: Scene, mover: Creature, from: Square, to: Square): Refusal | null {
  const path = pathTo(from, to, groundFor(play.by, scene, from), FARTHEST);
  if (!path) return impossible('blocked', 'There is no way there that you know of.');
  const refusal = play.unless(held(play.state, mover, to)) ?? play.unless(tooFar(play.state, scene, mover, path));
  if (refusal) return refusal;
  walk(play, [{ creature: mover.id, path }]);
  return null;
}

function tooFar(state: GameState, scene: Scene, mover: Creature, path: readonly Square[]): Refusal | null {
  const left = feetLeft(state, mover);
  const feet = costOf(state, scene, path);
  if (isWithin(feet, left)) return null;
  const until = state.encounter ? 'round' : 'turn';
  const fighting = state.encounter?.mode === 'combat';
  const rule = fighting ? rulesFor(state.ruleset).movement.ids.round : state.encounter ? 'OSE-EVT-12' : 'OSE-DUN-09';
  return byRule(
    rule,
    'too-far',
    `That takes ${Math.ceil(feet)} feet, and ${mover.name} has ${Math.floor(left)} left in this ${until}.`,
  );
}

/** A square where an enemy stands cannot be shared. */
function held(state: GameState, mover: Creature, to: Square): Refusal | null {
  const holder = holderOf(state, mover, to);
  return holder ? byRule('TABLE', 'blocked', `${holder.name} stands there.`) : null;
}

const moveParty: Procedure<MoveParty> = (play, { to }) => {
  const refusal = forParty(play);
  if (refusal) return refusal;
  const march = marchTo(play.state, play.by, to);
  if ('code' in march) return march;
  const against = play.unless(march.against);
  if (against) return against;
  walk(play, march.ways);
  return null;
};

export const movementProcedures: Procedures<MovementCommand> = { MoveCreature: moveCreature, MoveParty: moveParty };
