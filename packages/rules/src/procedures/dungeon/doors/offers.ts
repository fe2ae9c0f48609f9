import { type Offer, offer, type Refusal, type RuleId } from '../../../core/index.ts';
import { type Offers, rulesOf } from '../../../play/index.ts';
import { commands } from '../../../state/commanding.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, sceneOf } from '../../../state/read.ts';
import type { Door } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import type { TurnAct } from '../../../state/turn-act.ts';
import { mayReferee } from '../../table/permission/permission.ts';
import { comesTooLate, noTimeFor } from '../movement/time-left.ts';
import { type DoorCommand, isOpening, mayAtDoor, notAtDoor } from './may.ts';
import { doorsFor, handsAt } from './reach.ts';
import type { DoorsRule } from './rule.ts';

export const doorsOffers: Offers = (state, seat) => {
  const scene = sceneOf(state);
  if (!scene) return [];
  const hands = Object.values(state.creatures).filter(
    (creature) =>
      creature.at?.scene === scene.id && commands(seat, creature) && creature.kind !== 'monster' && isCapable(creature),
  );
  const at = handsAt(state, seat, scene, hands);
  return Object.values(doorsFor(seat, scene)).flatMap((door) => {
    const { there, coming } = at(door);
    const able = [...there, ...coming];
    return [
      ...(able.length > 0 ? atDoor(state, door, { able, coming }) : []),
      ...(mayReferee(seat) ? settings(door) : able.length > 0 ? [] : outOfReach(door, hands)),
    ];
  });
};

interface Unreached {
  readonly hands: readonly Creature[];
  readonly offers: readonly Offer[];
}

/** By door: most are far from everybody, for as long as the same people play. */
const unreached = new WeakMap<Door, Unreached>();

/** A door that nobody gets to now: why it is not opened stands where it would be. */
function outOfReach(door: Door, hands: readonly Creature[]): readonly Offer[] {
  if (door.state !== 'closed' || isOpening(door)) return [];
  const before = unreached.get(door);
  const isSame = before?.hands.length === hands.length && before.hands.every(({ id }, nth) => id === hands[nth]?.id);
  const offers = isSame ? before.offers : notOpened(door, hands);
  unreached.set(door, { hands, offers });
  return offers;
}

function notOpened({ id }: Door, [first, ...others]: readonly Creature[]): readonly Offer[] {
  if (!first) return [];
  const { rule, sentence } = notAtDoor(first);
  const rest = { place: 'door', about: id, rule } as const;
  if (others.length === 0)
    return [offer('OpenDoor', 'Open the door', { ...rest, fixed: { door: id, creature: first.id }, barred: sentence })];
  const nobody = 'Nobody is at the door.';
  return [
    offer('OpenDoor', 'Open the door', {
      ...rest,
      fixed: { door: id },
      inputs: { creature: [first, ...others] },
      barred: nobody,
    }),
  ];
}

/** Who may do something at a door, and who of them walks up to it first. */
interface Hands {
  readonly able: readonly Creature[];
  readonly coming: readonly Creature[];
}

const atDoor = (state: GameState, door: Door, hands: Hands): Offer[] =>
  isOpening(door) ? [] : waysAt(rulesOf(state).doors, door).flatMap((way) => asked(state, door, hands, way));

/** What may be done at a door. Whether it is stuck or locked is learnt by trying: so the same is offered at each. */
interface Way {
  readonly command: DoorCommand;
  readonly label: string;
  readonly rule: RuleId | null;
  /** What takes so much time that whoever walks up first may do it only in the next turn. */
  readonly long?: Long;
}

interface Long {
  readonly act: TurnAct;
  readonly later: string;
}

const waysAt = ({ cites, force }: DoorsRule, { state }: Door): readonly Way[] => [
  { command: 'PullSpike', label: 'Knock out the spike', rule: cites.held },
  state === 'open'
    ? { command: 'CloseDoor', label: 'Close the door', rule: null }
    : { command: 'OpenDoor', label: 'Open the door', rule: null },
  { command: 'SpikeDoor', label: `Spike the door ${state === 'open' ? 'open' : 'shut'}`, rule: cites.held },
  {
    command: 'ForceDoor',
    label: 'Force the door',
    rule: force.rule,
    long: { act: 'force-door', later: 'Walk up to the door, to force it in the next turn' },
  },
  { command: 'PickLock', label: 'Pick the lock', rule: cites.locked },
];

function asked(state: GameState, door: Door, { able, coming }: Hands, way: Way): Offer[] {
  const { command, rule, long } = way;
  const rest = { place: 'door', about: door.id, rule } as const;
  const may = able.filter((one) => mayAtDoor[command](state, one, door).length === 0);
  const { who, label } = long ? inTime(state, may, coming, way.label, long) : { who: may, label: way.label };
  const [only, ...more] = who;
  if (!only) return barred(state, door, able, way);
  if (more.length === 0) return [offer(command, label, { ...rest, fixed: { door: door.id, creature: only.id } })];
  return [
    offer(command, label, {
      ...rest,
      fixed: { door: door.id },
      inputs: { creature: [only, ...more] },
    }),
  ];
}

/** Those who have the time in this turn, else those who may at least walk up in it. */
function inTime(state: GameState, may: readonly Creature[], coming: readonly Creature[], now: string, long: Long) {
  const timely = may.filter((one) =>
    coming.includes(one) ? !comesTooLate(state, one, long.act) : noTimeFor(state, one, long.act) === null,
  );
  if (timely.length > 0) return { who: timely, label: now };
  const late = may.filter((one) => coming.includes(one));
  return late.length > 0 ? { who: late, label: long.later } : { who: may, label: now };
}

/**
 * Why nobody there does it now stands where it would be, such as that a thief has no picks; nothing of what none of them
 * could ever do, nor of what the door has no need of.
 */
function barred(state: GameState, door: Door, there: readonly Creature[], { command, label }: Way): Offer[] {
  for (const one of there) {
    const against = mayAtDoor[command](state, one, door);
    const [first] = against;
    if (first && !against.some(({ code }) => NEVER.includes(code)))
      return [
        offer(command, label, {
          place: 'door',
          about: door.id,
          rule: first.rule,
          fixed: { door: door.id, creature: one.id },
          barred: first.sentence,
        }),
      ];
  }
  return [];
}

/** By these somebody can never do a thing, or there is nothing to do. */
const NEVER: readonly Refusal['code'][] = ['forbidden', 'no-change'];

/** By door: the referee may set any, and few change at a time. */
const settingsOf = new WeakMap<Door, readonly Offer[]>();

function settings(door: Door): readonly Offer[] {
  const made = settingsOf.get(door) ?? [swinging(door), setting(door)];
  settingsOf.set(door, made);
  return made;
}

/** In one click, as for a monster that comes through: nothing is thrown, and what is locked or stuck stays so when it is shut again. */
const swinging = ({ id, state, locked, stuck, kind, found }: Door): Offer =>
  offer('SetDoor', state === 'open' ? 'Shut the door for a monster' : 'Open the door for a monster', {
    place: 'door',
    about: id,
    key: `SetDoor:swing:${id}`,
    fixed: {
      door: id,
      state: state === 'open' ? 'closed' : 'open',
      locked,
      stuck,
      found: kind !== 'secret' || found,
    },
  });

const setting = (door: Door): Offer =>
  offer('SetDoor', 'Set the door', {
    place: 'door',
    about: door.id,
    fixed: { door: door.id },
    inputs: {
      state: {
        of: [
          { value: 'open', label: 'Open' },
          { value: 'closed', label: 'Closed' },
        ],
        preset: door.state === 'open' ? 'closed' : 'open',
      },
      locked: door.locked,
      stuck: door.stuck,
      found: door.kind !== 'secret' || door.found,
    },
  });
