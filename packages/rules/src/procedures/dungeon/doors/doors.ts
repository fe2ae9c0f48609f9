import type { Square } from '@lanthorn/geometry';
import type { CreatureId, DoorId, Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isBeside } from '../../../state/ground.ts';
import { isDead, partyOf, sceneOf } from '../../../state/read.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { barredBy } from '../../situation/condition/enchantment.ts';
import { isInSightOfAll } from '../../situation/sight/in-sight.ts';
import { against, chanceText, succeeds } from '../../table/chance/chance.ts';
import { changeDoor } from './change.ts';
import type { doorsCommands } from './commands.ts';
import { beside } from './known.ts';
import { unlocking } from './lock.ts';
import { type DoorCommand, mayAtDoor, mayDoAtDoor, maySetDoor, notAtDoor, sceneWithDoor, spikeOf } from './may.ts';
import { walkUpToDoor } from './reach.ts';

type Deed = (play: Play, who: Creature, door: Door, scene: Scene) => void;

/** Somebody does something at a door, and walks up to it first. */
const atDoor =
  (type: DoorCommand, deed: Deed) =>
  (play: Play, { creature, door }: { readonly creature: CreatureId; readonly door: DoorId }): Refusal | null => {
    const who = play.state.creatures[creature];
    const scene = sceneOf(play.state);
    const found = scene?.doors[door];
    if (!who || !scene || !found) return null;
    if (who.at?.scene === scene.id && !beside(who, scene, found))
      return walkUpToDoor(play, scene, who, found, notAtDoor(who), () => onceThere(play, creature, door, type, deed));
    deed(play, who, found, scene);
    return null;
  };

/** The door may not stand as it was remembered. */
function onceThere(play: Play, creature: CreatureId, door: DoorId, type: DoorCommand, deed: Deed): Refusal | null {
  const who = play.state.creatures[creature];
  const scene = sceneOf(play.state);
  const found = scene?.doors[door];
  if (!who || !scene || !found) return null;
  const refusal = play.unless(mayAtDoor[type](play.state, who, found));
  if (!refusal) deed(play, who, found, scene);
  return refusal;
}

/** Magic keeps a door from whoever tries it, which is learnt by trying; whether one does. */
function isBarred(play: Play, { id: by }: Creature, { id: door }: Door, { id: scene }: Scene): boolean {
  const magic = barredBy(play.state, door, by);
  const known = magic?.open ? { magic: magic.rule } : {};
  if (magic) changeDoor(play, { type: 'DoorHeld', scene, door, by, because: 'locked', ...known });
  return magic !== null;
}

const open: Deed = (play, who, found, board) => {
  if (isBarred(play, who, found, board)) return;
  const { id: scene } = board;
  const { id: door } = found;
  const because = play.rules.doors.hindrance(who, found);
  changeDoor(
    play,
    because === 'locked' || because === 'stuck'
      ? { type: 'DoorHeld', scene, door, by: who.id, because }
      : { type: 'DoorOpened', scene, door, by: who.id },
  );
};

const close: Deed = (play, who, { id: door }, { id: scene }) =>
  changeDoor(play, { type: 'DoorClosed', scene, door, by: who.id });

/** As often as one likes; each failure is heard beyond. */
function force(play: Play, who: Creature, found: Door, board: Scene): void {
  if (isBarred(play, who, found, board)) return;
  const [{ id: door, locked }, { id: scene }] = [found, board];
  // That it is locked is learnt by trying, as when it is opened: a refusal, or a button that is missing, would tell before.
  if (locked) return changeDoor(play, { type: 'DoorHeld', scene, door, by: who.id, because: 'locked' });
  const chance = play.rules.doors.forcing(who);
  const roll = play.roll(1, chance.sides);
  const why = {
    rule: play.rules.doors.force.rule,
    formula: `d${chance.sides} ≤ ${chanceText(chance)}`,
    ...against(chance, roll),
  } as const;
  const opened = succeeds(chance, roll.total);
  changeDoor(play, { type: 'DoorForced', scene, door, by: who.id, opened, roll, why });
}

/** One try at each lock; none is made of a door that all know to be held by magic. */
function pick(play: Play, who: Creature, found: Door, board: Scene): void {
  const [{ id: door, locked }, { id: scene }] = [found, board];
  const chance = play.rules.doors.picking(who);
  const magic = barredBy(play.state, door, who.id);
  if (!chance || (magic?.open && isBarred(play, who, found, board))) return;
  const roll = play.roll(1, chance.sides);
  const why = {
    rule: play.rules.doors.cites.locked,
    formula: `d${chance.sides} ≤ ${chanceText(chance)}`,
    ...against(chance, roll),
  } as const;
  const opened = locked && magic === null && unlocking('pick', chance, roll.total).opened;
  changeDoor(play, { type: 'LockPicked', scene, door, by: who.id, opened, roll, why });
}

const spike: Deed = (play, who, { id: door }, { id: scene }) =>
  changeDoor(play, { type: 'DoorSpiked', scene, door, by: who.id, item: spikeOf(who)?.id ?? null });

const pull: Deed = (play, who, { id: door }, { id: scene }) =>
  changeDoor(play, { type: 'SpikePulled', scene, door, by: who.id });

const setDoor: Handler<'SetDoor'> = (play, { door, state, locked, stuck, found }) => {
  const scene = sceneWithDoor(play.state, door);
  if (scene) changeDoor(play, { type: 'DoorSet', scene: scene.id, door, state, locked, stuck, found });
};

/** Bodies that all see; what lies beyond does not show by a door that stays open. */
const bodiesOn = (state: GameState, scene: Scene): readonly Square[] =>
  Object.values(state.creatures).flatMap((one) =>
    one.at?.scene === scene.id && isDead(one) && isInSightOfAll(state, one) ? [one.at.square] : [],
  );

/** At the end of a turn, open doors that nothing holds and nobody stands or lies in fall shut. */
export function swingDoorsShut(play: Play): void {
  const scene = sceneOf(play.state);
  if (!scene || !play.state.automation.doors) return;
  const standing = partyOf(play.state).flatMap(({ at }) => (at?.scene === scene.id ? [at.square] : []));
  const there = [...standing, ...bodiesOn(play.state, scene)];
  for (const door of Object.values(scene.doors)) {
    if (door.state !== 'open' || ['archway', 'window', 'portcullis', 'barred'].includes(door.kind)) continue;
    const held = there.some((at) => isBeside(at, scene, door));
    if (play.rules.doors.swingsShut(door, held))
      changeDoor(play, { type: 'DoorClosed', scene: scene.id, door: door.id, by: null });
  }
}

export const doorsHandlers: Handlers<typeof doorsCommands> = {
  OpenDoor: { may: mayDoAtDoor, play: atDoor('OpenDoor', open), counts: { by: 'creature', as: 'open-door' } },
  CloseDoor: { may: mayDoAtDoor, play: atDoor('CloseDoor', close), counts: { by: 'creature', as: 'open-door' } },
  ForceDoor: { may: mayDoAtDoor, play: atDoor('ForceDoor', force), counts: { by: 'creature', as: 'force-door' } },
  PickLock: { may: mayDoAtDoor, play: atDoor('PickLock', pick), counts: { by: 'creature', as: 'use-item' } },
  SpikeDoor: { may: mayDoAtDoor, play: atDoor('SpikeDoor', spike), counts: { by: 'creature', as: 'use-item' } },
  PullSpike: { may: mayDoAtDoor, play: atDoor('PullSpike', pull), counts: { by: 'creature', as: 'use-item' } },
  SetDoor: { may: maySetDoor, play: setDoor, anywhere: true },
};
