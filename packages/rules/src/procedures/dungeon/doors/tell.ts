import { hasSquare } from '@lanthorn/geometry';
import type { CreatureId, Line, Why } from '../../../core/index.ts';
import { listed } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, type Telling, toAll, toNobody, toReferee } from '../../../play/index.ts';
import { lookAsKnown } from '../../../state/door-look.ts';
import { besideOf } from '../../../state/ground.ts';
import { partyOf } from '../../../state/read.ts';
import type { Door, DoorLook } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { isWatched } from '../../situation/sight/known.ts';
import { seesOne } from '../../situation/sight/sight.ts';
import { squareOfForemost } from '../../table/scene/foremost.ts';
import { whereDoorLies } from '../movement/shut-door.ts';
import type { DoorClosed, DoorOpened, DoorsEvent } from './events.ts';
import { isKnown } from './known.ts';

/** To all when the door is one the players know of and its opener is no hidden one; else to the referee. */
function known(state: GameState, event: DoorsEvent, by: CreatureId | null, line: Line): Telling {
  const scene = state.scenes[event.scene];
  const door = scene?.doors[event.door];
  const secret =
    ('unseen' in event && event.unseen === true) ||
    !scene ||
    !door ||
    !isKnown(scene, door, 'player') ||
    (by !== null && !isWatched(state, state.creatures[by]));
  return secret ? toReferee(line) : toAll(line);
}

/** Who was at the door; nobody is named where the door opened by itself. */
const openerOf = (state: GameState, by: CreatureId | null): string => (by ? nameOf(state, by) : 'Somebody');

const FORMULAS = {
  locked: 'a lock yields to picks or magic, not to force',
  stuck: 'a stuck door has to be forced',
  monsters: 'monsters open stuck and locked doors too, unless they are held',
} as const;

const whyOf = (state: GameState, what: keyof typeof FORMULAS): Why => ({
  rule: rulesOf(state).doors.cites[what],
  formula: FORMULAS[what],
});

const isDweller = (state: GameState, by: CreatureId | null): boolean =>
  by !== null && state.creatures[by]?.kind === 'monster';

/** How a door stands that was seen otherwise. */
function otherwise(now: Door, then: DoorLook): string {
  if (now.state !== then.state)
    return now.state === 'open' ? 'A door that was shut stands open.' : 'A door that stood open is shut.';
  return now.spiked ? 'A spike holds a door that was free.' : 'The spike is gone from a door.';
}

/** Whether one of the party has opened a door, and sees nothing of what lies behind it for want of light. */
function isDarkBeyond(state: GameState, { scene: where, door: which, by }: DoorOpened): boolean {
  const scene = state.scenes[where];
  const door = scene?.doors[which];
  const opener = by ? state.creatures[by] : null;
  if (!scene || !door || !opener || scene.fog || !state.party.members.includes(opener.id)) return false;
  const beyond = besideOf(scene, door).filter((square) => !hasSquare(scene.explored, square));
  return beyond.length > 0 && !seesOne(state, scene, opener, beyond);
}

/** ` to the north`, as whoever of the party goes first sees it, whom all know of; nothing where nobody of it is there. */
function fromParty(state: GameState, { scene: where, door: which }: DoorClosed): string {
  const scene = state.scenes[where];
  const door = scene?.doors[which];
  const known = partyOf(state).filter((member) => isWatched(state, member));
  const from = squareOfForemost(state, known, where);
  return scene && door && from ? whereDoorLies(scene, from, door) : '';
}

export const doorsTellers: Tellers<DoorsEvent> = {
  DoorOpened: (event, after) =>
    known(after, event, event.by, {
      kind: 'ruling',
      text: `${openerOf(after, event.by)} opens the door.${isDarkBeyond(after, event) ? ' It is dark beyond.' : ''}`,
      ...(isDweller(after, event.by) ? { why: whyOf(after, 'monsters') } : {}),
    }),
  DoorClosed: (event, after) =>
    known(
      after,
      event,
      event.by,
      event.by
        ? { kind: 'ruling', text: `${openerOf(after, event.by)} closes the door.` }
        : {
            kind: 'time',
            text: `A door${fromParty(after, event)} falls shut.`,
            why: { rule: rulesOf(after).doors.cites.held, formula: 'doors swing shut unless spiked or held' },
          },
    ),
  DoorHeld: (event, after) =>
    known(after, event, event.by, {
      kind: 'ruling',
      text: `${openerOf(after, event.by)} tries the door. It is ${event.magic ? 'held by magic' : event.because}.`,
      why: event.magic ? { rule: event.magic, formula: 'magic keeps it shut' } : whyOf(after, event.because),
    }),
  DoorForced: (event, after) =>
    known(after, event, event.by, {
      kind: 'ruling',
      text: `${openerOf(after, event.by)} puts a shoulder to the door: ${event.opened ? 'it bursts open.' : 'it holds, and the noise carries.'}`,
      rolls: [event.roll],
      why: event.why,
      tone: event.opened ? 'good' : 'bad',
    }),
  LockPicked: (event, after) =>
    known(after, event, event.by, {
      kind: 'ruling',
      text: `${openerOf(after, event.by)} works at the lock: ${event.opened ? 'it clicks open.' : 'it does not yield.'}`,
      rolls: [event.roll],
      why: event.why,
    }),
  DoorSpiked: (event, after) =>
    known(after, event, event.by, {
      kind: 'ruling',
      text: `${openerOf(after, event.by)} drives a spike at the door.`,
      why: { rule: rulesOf(after).doors.cites.held, formula: 'a spiked door stays as it is' },
    }),
  SpikePulled: (event, after) =>
    known(after, event, event.by, {
      kind: 'ruling',
      text: `${openerOf(after, event.by)} knocks the spike out of the door.`,
    }),
  DoorRecognised: (event, after, before) => {
    const [now, then] = [after, before].map((state) => state.scenes[event.scene]?.doors[event.door]);
    return known(after, event, null, { kind: 'ruling', text: now && then ? otherwise(now, lookAsKnown(then)) : '' });
  },
  SecretDoorSeen: (event, after) =>
    known(after, event, null, { kind: 'ruling', text: 'A secret door stands open.', tone: 'good' }),
  DoorSet: ({ state, locked, stuck, said }) =>
    said
      ? toNobody
      : toReferee({
          kind: 'table',
          text: `The door is set: ${listed([state, ...(locked ? ['locked'] : []), ...(stuck ? ['stuck'] : [])])}.`,
        }),
};
