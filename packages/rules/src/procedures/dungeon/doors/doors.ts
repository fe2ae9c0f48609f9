import { byRule, type CreatureId, type DoorId, impossible, type Refusal } from '../../../core/index.ts';
import type { Handler, Handlers, Play } from '../../../play/index.ts';
import { mayTry } from '../../../state/attempts.ts';
import type { Creature } from '../../../state/creature.ts';
import { isBeside } from '../../../state/ground.ts';
import { partyOf, sceneOf } from '../../../state/read.ts';
import type { Door, Scene } from '../../../state/scene.ts';
import { against, type Chance, chanceText, succeeds } from '../../table/chance/chance.ts';
import { forActing, refereeOnly } from '../../table/permission/permission.ts';
import { changeDoor } from './change.ts';
import type { doorsCommands } from './commands.ts';
import { beside, isKnown } from './known.ts';
import { unlocking } from './lock.ts';
import { doorsFor, walkUpToDoor } from './reach.ts';

/** What somebody does at a door. */
interface Errand {
  /** How the door must stand. */
  readonly must: Door['state'] | null;
  /** Why it cannot be done, as far as the door shows; asked of the door as it is remembered before somebody walks there. */
  objection(who: Creature, door: Door): Refusal | null;
  deed(who: Creature, door: Door, scene: Scene): void;
}

const openDoor: Handler<'OpenDoor'> = (play, { creature, door }) =>
  atDoor(play, creature, door, {
    must: 'closed',
    objection: (who, found) => play.unless(play.rules.doors.hindrance(who, found) === 'spiked' ? held(play) : null),
    deed: (who, found, scene) => {
      const because = play.rules.doors.hindrance(who, found);
      changeDoor(
        play,
        because === 'locked' || because === 'stuck'
          ? { type: 'DoorHeld', scene: scene.id, door, by: creature, because }
          : { type: 'DoorOpened', scene: scene.id, door, by: creature },
      );
    },
  });

const closeDoor: Handler<'CloseDoor'> = (play, { creature, door }) =>
  atDoor(play, creature, door, {
    must: 'open',
    objection: (_, { spiked }) => play.unless(spiked ? held(play) : null),
    deed: (_, __, scene) => changeDoor(play, { type: 'DoorClosed', scene: scene.id, door, by: creature }),
  });

const held = ({ rules }: Play): Refusal => byRule(rules.doors.cites.held, 'blocked', 'A spike holds the door.');

/** As often as one likes; each failure is heard beyond. */
const forceDoor: Handler<'ForceDoor'> = (play, { creature, door }) =>
  atDoor(play, creature, door, {
    must: 'closed',
    objection: (_, { spiked }) => play.unless(spiked ? held(play) : null),
    deed: (who, found, scene) => force(play, who, found, scene),
  });

function force(play: Play, who: Creature, { id: door, locked }: Door, { id: scene }: Scene): void {
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

/** One try at each lock. */
const pickLock: Handler<'PickLock'> = (play, { creature, door }) =>
  atDoor(play, creature, door, {
    must: 'closed',
    objection: (who) => unableToPick(play, who, door),
    deed: (who, found, scene) => {
      const chance = play.rules.doors.picking(who);
      if (chance) pick(play, who, found, scene, chance);
    },
  });

function unableToPick(play: Play, who: Creature, door: DoorId): Refusal | null {
  if (!play.rules.doors.picking(who))
    return byRule(play.rules.doors.cites.locked, 'forbidden', `${who.name} has not learnt to pick locks.`);
  const bare = carriesPicks(who)
    ? null
    : play.unless(byRule(play.rules.doors.cites.locked, 'not-equipped', `${who.name} carries no lock picks.`));
  if (bare) return bare;
  return mayTry(play.state.attempts, { creature: who.id, target: door, kind: 'locks' })
    ? null
    : play.unless(byRule(play.rules.doors.cites.locked, 'already-tried', `${who.name} has tried this lock already.`));
}

function pick(play: Play, who: Creature, { id: door, locked }: Door, { id: scene }: Scene, chance: Chance): void {
  const roll = play.roll(1, chance.sides);
  const why = {
    rule: play.rules.doors.cites.locked,
    formula: `d${chance.sides} ≤ ${chanceText(chance)}`,
    ...against(chance, roll),
  } as const;
  const opened = locked && unlocking('pick', chance, roll.total).opened;
  changeDoor(play, { type: 'LockPicked', scene, door, by: who.id, opened, roll, why });
}

export const carriesPicks = ({ items }: Creature): boolean => items.some(({ use }) => use === 'thieves-tools');

const spikeOf = ({ items }: Creature) => items.find((item) => item.use === 'spike') ?? null;

const spikeDoor: Handler<'SpikeDoor'> = (play, { creature, door }) =>
  atDoor(play, creature, door, {
    must: null,
    objection: (who, { spiked }) => {
      if (spiked) return impossible('no-change', 'A spike holds it already.');
      return spikeOf(who)
        ? null
        : play.unless(byRule(play.rules.doors.cites.held, 'not-equipped', `${who.name} carries no iron spikes.`));
    },
    deed: (who, _, scene) =>
      changeDoor(play, {
        type: 'DoorSpiked',
        scene: scene.id,
        door,
        by: creature,
        item: spikeOf(who)?.id ?? null,
      }),
  });

const pullSpike: Handler<'PullSpike'> = (play, { creature, door }) =>
  atDoor(play, creature, door, {
    must: null,
    objection: (_, { spiked }) => (spiked ? null : impossible('no-change', 'No spike holds it.')),
    deed: (_, __, scene) => changeDoor(play, { type: 'SpikePulled', scene: scene.id, door, by: creature }),
  });

const setDoor: Handler<'SetDoor'> = (play, { door, state, locked, stuck, found }) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  const scene = Object.values(play.state.scenes).find(({ doors }) => doors[door]);
  if (!scene) return impossible('no-such-thing', 'There is no such door.');
  changeDoor(play, { type: 'DoorSet', scene: scene.id, door, state, locked, stuck, found });
  return null;
};

/**
 * The creature may act and stands beside the door, or walks up to it, which is known and as it must be: whoever is not
 * there is not told how it stands. An unknown door is "not there".
 */
function atDoor(play: Play, creature: CreatureId, door: DoorId, errand: Errand): Refusal | null {
  const refusal = forActing(play, creature);
  const who = play.state.creatures[creature];
  if (refusal || !who) return refusal;
  const scene = sceneOf(play.state);
  const found = scene?.doors[door];
  if (!scene || !found || !isKnown(scene, found, play.by.role))
    return impossible('no-such-thing', 'There is no such door.');
  if (['archway', 'window'].includes(found.kind))
    return impossible('no-such-thing', 'There is no leaf to open or close.');
  if (beside(who, scene, found)) return atHand(play, creature, door, errand);
  const far = byRule('TABLE', 'too-far', `${who.name} is not at the door.`);
  const shown = doorsFor(play.by, scene)[door] ?? found;
  if (who.at?.scene !== scene.id) return play.unless(far) ?? atHand(play, creature, door, errand);
  const vain = unfit(shown, errand) ?? errand.objection(who, shown);
  return vain ?? walkUpToDoor(play, scene, who, found, far, () => atHand(play, creature, door, errand));
}

const unfit = ({ state }: Door, { must }: Errand): Refusal | null =>
  must && state !== must ? impossible('no-change', `The door is ${state} already.`) : null;

function atHand(play: Play, creature: CreatureId, door: DoorId, errand: Errand): Refusal | null {
  const who = play.state.creatures[creature];
  const scene = sceneOf(play.state);
  const found = scene?.doors[door];
  if (!who || !scene || !found) return null;
  const refusal = unfit(found, errand) ?? errand.objection(who, found);
  if (!refusal) errand.deed(who, found, scene);
  return refusal;
}

/** At the end of a turn, open doors that nothing holds and nobody stands in fall shut. */
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

export const doorsHandlers: Handlers<typeof doorsCommands> = {
  OpenDoor: openDoor,
  CloseDoor: closeDoor,
  ForceDoor: forceDoor,
  PickLock: pickLock,
  SpikeDoor: spikeDoor,
  PullSpike: pullSpike,
  SetDoor: setDoor,
};
