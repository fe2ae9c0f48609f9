import type { CreatureId, DoorId } from '../../ids.ts';
import { forActing, refereeOnly } from '../../permission.ts';
import type { Play } from '../../play.ts';
import type { Procedure, Procedures } from '../../procedure.ts';
import type { Refusal } from '../../ruling.ts';
import { byRule, impossible } from '../../ruling.ts';
import type { Creature } from '../../state/creature.ts';
import { isBeside } from '../../state/ground.ts';
import { partyOf, sceneOf } from '../../state/read.ts';
import type { Door, Scene } from '../../state/scene.ts';
import { chanceText, succeeds } from '../chance/chance.ts';
import { mayTry } from '../search/attempts.ts';
import { changeDoor } from './change.ts';
import type {
  CloseDoor,
  DoorsCommand,
  ForceDoor,
  OpenDoor,
  PickLock,
  PullSpike,
  SetDoor,
  SpikeDoor,
} from './commands.ts';
import { beside, isKnown } from './known.ts';
import { unlocking } from './lock.ts';

const openDoor: Procedure<OpenDoor> = (play, { creature, door }) => {
  const { refusal, found, scene, who } = atDoor(play, creature, door, 'closed');
  if (refusal || !found || !scene || !who) return refusal;
  const because = play.rules.doors.hindrance(who, found);
  const spiked = play.unless(because === 'spiked' ? held : null);
  if (spiked) return spiked;
  changeDoor(
    play,
    because === 'locked' || because === 'stuck'
      ? { type: 'DoorHeld', scene: scene.id, door, by: creature, because }
      : { type: 'DoorOpened', scene: scene.id, door, by: creature },
  );
  return null;
};

const closeDoor: Procedure<CloseDoor> = (play, { creature, door }) => {
  const { refusal, found, scene } = atDoor(play, creature, door, 'open');
  if (refusal || !found || !scene) return refusal;
  const spiked = play.unless(found.spiked ? held : null);
  if (spiked) return spiked;
  changeDoor(play, { type: 'DoorClosed', scene: scene.id, door, by: creature });
  return null;
};

const held = byRule('OSE-DUN-06', 'blocked', 'A spike holds the door.');

/** OSE-DUN-03: as often as one likes; each failure is heard beyond (OSE-DUN-04). */
const forceDoor: Procedure<ForceDoor> = (play, { creature, door }) => {
  const { refusal, found, scene, who } = atDoor(play, creature, door, 'closed');
  if (refusal || !found || !scene || !who) return refusal;
  const spiked = play.unless(found.spiked ? held : null);
  if (spiked) return spiked;
  // That it is locked is learnt by trying, as when it is opened: a refusal, or a button that is missing, would tell before.
  if (found.locked) {
    changeDoor(play, { type: 'DoorHeld', scene: scene.id, door, by: creature, because: 'locked' });
    return null;
  }
  const chance = play.rules.doors.forcing(who);
  const roll = play.roll(1, chance.sides);
  const why = {
    rule: play.rules.doors.force.rule,
    formula: `d${chance.sides} ≤ ${chanceText(chance)}`,
    roll,
    needed: chance.upTo,
  } as const;
  changeDoor(play, {
    type: 'DoorForced',
    scene: scene.id,
    door,
    by: creature,
    opened: succeeds(chance, roll.total),
    roll,
    why,
  });
  return null;
};

/** OSE-DUN-05: one try at each lock. */
const pickLock: Procedure<PickLock> = (play, { creature, door }) => {
  const { refusal, scene, found, who } = atDoor(play, creature, door, 'closed');
  if (refusal || !scene || !found || !who) return refusal;
  const chance = play.rules.doors.picking(who);
  if (!chance) return byRule('OSE-DUN-05', 'forbidden', `${who.name} has not learnt to pick locks.`);
  const bare = carriesPicks(who)
    ? null
    : play.unless(byRule('OSE-DUN-05', 'not-equipped', `${who.name} carries no lock picks.`));
  if (bare) return bare;
  const again = mayTry(play.state.attempts, { creature, target: door, kind: 'locks' })
    ? null
    : play.unless(byRule('OSE-DUN-05', 'already-tried', `${who.name} has tried this lock already.`));
  if (again) return again;
  const roll = play.roll(1, chance.sides);
  const why = {
    rule: 'OSE-DUN-05',
    formula: `d${chance.sides} ≤ ${chanceText(chance)}`,
    roll,
    needed: chance.upTo,
  } as const;
  changeDoor(play, {
    type: 'LockPicked',
    scene: scene.id,
    door,
    by: creature,
    opened: found.locked && unlocking('pick', chance, roll.total).opened,
    roll,
    why,
  });
  return null;
};

export const carriesPicks = ({ items }: Creature): boolean => items.some(({ use }) => use === 'thieves-tools');

const spikeDoor: Procedure<SpikeDoor> = (play, { creature, door }) => {
  const { refusal, found, scene, who } = atDoor(play, creature, door, null);
  if (refusal || !found || !scene || !who) return refusal;
  if (found.spiked) return impossible('no-change', 'A spike holds it already.');
  const spike = who.items.find((item) => item.use === 'spike') ?? null;
  const none = spike ? null : play.unless(byRule('OSE-DUN-06', 'not-equipped', `${who.name} carries no iron spikes.`));
  if (none) return none;
  changeDoor(play, { type: 'DoorSpiked', scene: scene.id, door, by: creature, item: spike?.id ?? null });
  return null;
};

const pullSpike: Procedure<PullSpike> = (play, { creature, door }) => {
  const { refusal, found, scene } = atDoor(play, creature, door, null);
  if (refusal || !found || !scene) return refusal;
  if (!found.spiked) return impossible('no-change', 'No spike holds it.');
  changeDoor(play, { type: 'SpikePulled', scene: scene.id, door, by: creature });
  return null;
};

const setDoor: Procedure<SetDoor> = (play, { door, state, locked, stuck, found }) => {
  const scene = sceneOf(play.state);
  const refusal =
    refereeOnly(play) ??
    (scene?.doors[door] ? null : impossible('no-such-thing', 'There is no such door on the board.'));
  if (refusal || !scene) return refusal;
  changeDoor(play, { type: 'DoorSet', scene: scene.id, door, state, locked, stuck, found });
  return null;
};

interface AtDoor {
  readonly refusal: Refusal | null;
  readonly scene?: Scene;
  readonly found?: Door;
  readonly who?: Creature;
}

/** The creature may act and stands beside the door, which is known and as it must be: whoever is not there is not told how it stands. An unknown door is "not there". */
function atDoor(play: Play, creature: CreatureId, door: DoorId, must: Door['state'] | null): AtDoor {
  const refusal = forActing(play, creature);
  const who = play.state.creatures[creature];
  if (refusal || !who) return { refusal };
  const scene = sceneOf(play.state);
  const found = scene?.doors[door];
  if (!scene || !found || !isKnown(scene, found, play.by.role))
    return { refusal: impossible('no-such-thing', 'There is no such door.') };
  if (['archway', 'window'].includes(found.kind))
    return { refusal: impossible('no-such-thing', 'There is no leaf to open or close.') };
  const far = beside(who, scene, found)
    ? null
    : play.unless(byRule('TABLE', 'too-far', `${who.name} is not at the door.`));
  if (far) return { refusal: far };
  if (must && found.state !== must) return { refusal: impossible('no-change', `The door is ${found.state} already.`) };
  return { refusal: null, scene, found, who };
}

/** OSE-DUN-06: at the end of a turn, open doors that nothing holds and nobody stands in fall shut. */
export function swingDoorsShut(play: Play): void {
  const scene = sceneOf(play.state);
  if (!scene || !play.state.automation.doors) return;
  const standing = partyOf(play.state).flatMap(({ at }) => (at?.scene === scene.id ? [at.square] : []));
  for (const door of Object.values(scene.doors)) {
    if (door.state !== 'open' || ['archway', 'window', 'portcullis', 'barred'].includes(door.kind)) continue;
    const held = standing.some((at) => isBeside(at, scene, door));
    if (play.rules.doors.swingsShut(door, held))
      changeDoor(play, { type: 'DoorClosed', scene: scene.id, door: door.id, by: null });
  }
}

export const doorsProcedures: Procedures<DoorsCommand> = {
  OpenDoor: openDoor,
  CloseDoor: closeDoor,
  ForceDoor: forceDoor,
  PickLock: pickLock,
  SpikeDoor: spikeDoor,
  PullSpike: pullSpike,
  SetDoor: setDoor,
};
