import { type Offer, offer, type RuleId } from '../../../core/index.ts';
import { choice, flag, named } from '../../../core/inputs.ts';
import { type Offers, rulesFor } from '../../../play/index.ts';
import { mayTry } from '../../../state/attempts.ts';
import type { Creature } from '../../../state/creature.ts';
import { isCapable, sceneOf } from '../../../state/read.ts';
import type { Door } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { commands, mayReferee } from '../../table/permission/permission.ts';
import { carriesPicks } from './doors.ts';
import { doorsFor, handsAt } from './reach.ts';

export const doorsOffers: Offers = (state, seat) => {
  const scene = sceneOf(state);
  if (!scene) return [];
  const hands = Object.values(state.creatures).filter(
    (creature) =>
      creature.at?.scene === scene.id && commands(seat, creature) && creature.kind !== 'monster' && isCapable(creature),
  );
  const at = handsAt(state, seat, scene, hands);
  return Object.values(doorsFor(seat, scene)).flatMap((door) => [
    ...atDoor(state, door, Object.values(at(door)).flat()),
    ...(mayReferee(seat) ? [setting(door)] : []),
  ]);
};

const atDoor = (state: GameState, door: Door, there: readonly Creature[]): Offer[] =>
  there.length === 0 || ['archway', 'window'].includes(door.kind)
    ? []
    : [...handling(rulesFor(state.ruleset).doors.cites.held, door, there), ...forcing(state, door, there)];

const who = (creatures: readonly Creature[]) => choice('creature', 'Who', named(creatures));

function asked(
  command: 'OpenDoor' | 'CloseDoor' | 'ForceDoor' | 'PickLock' | 'SpikeDoor' | 'PullSpike',
  label: string,
  rule: Offer['rule'],
  door: Door,
  able: readonly Creature[],
): Offer[] {
  const rest = { place: 'door', about: door.id, rule } as const;
  const [only, more] = able;
  if (!only) return [];
  if (!more) return [offer(command, label, { ...rest, fixed: { door: door.id, creature: only.id } })];
  return [offer(command, label, { ...rest, fixed: { door: door.id }, inputs: [who(able)] })];
}

function handling(held: RuleId, door: Door, there: readonly Creature[]): Offer[] {
  if (door.spiked)
    return [...asked('PullSpike', 'Knock out the spike', held, door, there), ...spiked(held, door, there)];
  const spikers = there.filter((creature) => creature.items.some((item) => item.use === 'spike'));
  const hand =
    door.state === 'open'
      ? asked('CloseDoor', 'Close the door', null, door, there)
      : asked('OpenDoor', 'Open the door', null, door, there);
  const how = door.state === 'open' ? 'open' : 'shut';
  return [...hand, ...asked('SpikeDoor', `Spike the door ${how}`, held, door, spikers)];
}

/** What a spike keeps from being done stands where it would be. */
function spiked(held: RuleId, door: Door, [first]: readonly Creature[]): Offer[] {
  if (!first) return [];
  const [command, label] =
    door.state === 'open' ? (['CloseDoor', 'Close the door'] as const) : (['OpenDoor', 'Open the door'] as const);
  const fixed = { door: door.id, creature: first.id };
  const barred = 'A spike holds the door: knock it out first.';
  return [offer(command, label, { place: 'door', about: door.id, rule: held, fixed, barred })];
}

/** Whether a door is stuck or locked is learnt by trying: so the same is offered at every closed door. */
function forcing(state: GameState, door: Door, there: readonly Creature[]): Offer[] {
  if (door.state === 'open' || door.spiked) return [];
  const rule = rulesFor(state.ruleset).doors;
  const pickers = there.filter(
    (creature) =>
      rule.picking(creature) &&
      carriesPicks(creature) &&
      mayTry(state.attempts, { creature: creature.id, target: door.id, kind: 'locks' }),
  );
  return [
    ...asked('ForceDoor', 'Force the door', rule.force.rule, door, there),
    ...asked('PickLock', 'Pick the lock', rule.cites.locked, door, pickers),
  ];
}

/** By door: the referee may set any, and few change at a time. */
const settings = new WeakMap<Door, Offer>();

function setting(door: Door): Offer {
  const made = settings.get(door) ?? settingOf(door);
  settings.set(door, made);
  return made;
}

const settingOf = (door: Door): Offer =>
  offer('SetDoor', 'Set the door', {
    place: 'door',
    about: door.id,
    fixed: { door: door.id },
    inputs: [
      choice(
        'state',
        'It stands',
        [
          { value: 'open', label: 'Open' },
          { value: 'closed', label: 'Closed' },
        ],
        door.state === 'open' ? 'closed' : 'open',
      ),
      flag('locked', 'Locked', door.locked),
      flag('stuck', 'Stuck', door.stuck),
      flag('found', 'The players know of it', door.kind !== 'secret' || door.found),
    ],
  });
