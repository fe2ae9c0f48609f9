import type { Square } from '@lanthorn/geometry';
import { byRule, type CreatureId, type Seat } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature } from '../../../state/creature.ts';
import { around } from '../../../state/ground.ts';
import { type LyingThing, lyingThings } from '../../../state/lying.ts';
import { sceneOf } from '../../../state/read.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { armedWith } from '../../party/belongings/armed-with.ts';
import { isLyingKnown } from '../../situation/sight/lying.ts';
import { maySetOut, mayWalkUp, walkUp } from '../movement/walk-up.ts';
import type { pickingUpCommands } from './commands.ts';

/** Whether a thing is picked up by somebody from where they stand, or after walking up to it. */
export function reaches(state: GameState, seat: Seat, creature: Creature, thing: LyingThing): boolean {
  if (areClose(state, creature.at, thing.at)) return true;
  const scene = sceneOf(state);
  return (
    scene !== null &&
    creature.at?.scene === scene.id &&
    thing.at?.scene === scene.id &&
    maySetOut(state, scene, creature) &&
    mayWalkUp(state, seat, scene, creature, placesBy(scene, thing))
  );
}

/** The squares from which hands reach a thing. */
const placesBy = ({ grid }: Scene, { at }: LyingThing): readonly Square[] =>
  at ? [at.square, ...around(at.square, grid)] : [];

const FAR = byRule('TABLE', 'too-far', 'It is out of reach, and there is no way to go next to it now.');

const pickUp: Handler<'PickUp'> = (play, { creature, thing }) => {
  const taker = play.state.creatures[creature];
  const found = lyingThings(play.state).find(({ item }) => item.id === thing);
  if (!taker || !found) return null;
  const take = () => takeUp(play, creature, found);
  if (areClose(play.state, taker.at, found.at)) return take();
  const scene = sceneOf(play.state);
  if (!scene || taker.at?.scene !== scene.id || found.at?.scene !== scene.id) return play.unless(FAR) ?? take();
  const aim = {
    what: `the ${found.item.name.toLowerCase()}`,
    secret: !isLyingKnown(play.state, { role: 'player' }, found),
  };
  return walkUp(play, scene, taker, placesBy(scene, found), aim, FAR, take);
};

function takeUp(play: Play, creature: CreatureId, { item }: LyingThing): null {
  const taker = play.state.creatures[creature];
  if (taker) play.happen({ type: 'ThingPickedUp', creature, item, ...armedWith(play.state, taker, item) });
  return null;
}

const clearAway: Handler<'ClearAway'> = (play, { thing: which }) => {
  const thing = lyingThings(play.state).find(({ item }) => item.id === which);
  if (!thing) return null;
  play.happen({ type: 'ThingCleared', thing });
  return null;
};

export const pickingUpHandlers: Handlers<typeof pickingUpCommands> = {
  PickUp: pickUp,
  ClearAway: clearAway,
};
