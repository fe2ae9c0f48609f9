import { sameSquare } from '@lanthorn/geometry';
import type { CreatureId } from '../../../core/index.ts';
import type { Following, Handlers, Play } from '../../../play/index.ts';
import { type Bearing, bearings } from '../../../state/borne.ts';
import { areClose } from '../../../state/close.ts';
import type { Creature, Place } from '../../../state/creature.ts';
import { isCapable } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { ofParty } from '../../situation/sight/known.ts';
import type { fallenCommands } from './commands.ts';
import type { FallenSetDown } from './events.ts';
import { isFallen, mayPickUpFallen, maySetDownFallen } from './may.ts';

export const fallenHandlers: Handlers<typeof fallenCommands> = {
  PickUpFallen: {
    may: mayPickUpFallen,
    play: (play, { creature, body }) => play.happen({ type: 'FallenPickedUp', creature, body }),
  },
  SetDownFallen: {
    may: maySetDownFallen,
    play: (play, { creature }) => {
      const found = bearings(play.state).find(({ carrier }) => carrier === creature);
      if (found) play.happen({ type: 'FallenSetDown', creature, body: found.body });
    },
  },
};

/** Whoever is carried comes along wherever their carrier goes, and is set down where nobody can carry them on. */
export const bearAlong: Following = (play, before) => {
  for (const bearing of bearings(play.state)) {
    const [carrier, body] = [play.state.creatures[bearing.carrier], play.state.creatures[bearing.body]];
    const because = endOf(before, play.state, bearing, carrier, body);
    if (carrier && body) comeAlong(play, before, carrier, body);
    if (because) play.happen({ type: 'FallenSetDown', creature: bearing.carrier, body: bearing.body, because });
  }
};

/** Why somebody is carried no longer; null while they are. */
function endOf(
  before: GameState,
  now: GameState,
  { carrier: who }: Bearing,
  carrier: Creature | undefined,
  body: Creature | undefined,
): NonNullable<FallenSetDown['because']> | null {
  if (!carrier || !body || !ofParty(now, carrier) || !ofParty(now, body)) return 'apart';
  if (!isCapable(carrier)) return 'fell';
  if (body.at !== null && !isFallen(now, body)) return 'stands';
  if (isCapable(body)) return 'stands';
  return actsOf(now, who) > actsOf(before, who) ? 'hands' : null;
}

/** Blows, and other deeds of the round that take the hands. */
function actsOf({ encounter }: GameState, who: CreatureId): number {
  const { blows = [], deeds = [] } = encounter?.combat ?? {};
  return [...blows, ...deeds.filter(({ kind }) => kind !== 'quick')].filter(({ creature }) => creature === who).length;
}

function comeAlong(play: Play, before: GameState, carrier: Creature, body: Creature): void {
  const was = before.creatures[carrier.id]?.at ?? null;
  if (isSamePlace(was, carrier.at) || isCapable(body)) return;
  play.happen({ type: 'FallenBorne', body: body.id, at: behind(play, carrier, was) });
}

/** The last square that somebody left on their way: whom they carry comes to lie there, not under their feet. */
function behind({ events, state }: Play, { id, at }: Creature, was: Place | null): Place | null {
  if (!at) return null;
  const path = events.flatMap((event) => (event.type === 'CreatureMoved' && event.creature === id ? event.path : []));
  const squares = [...(was?.scene === at.scene ? [was.square] : []), ...path];
  const left = squares.findLast((square) => !sameSquare(square, at.square));
  const place = left ? { ...at, square: left } : at;
  return areClose(state, place, at) ? place : at;
}

const isSamePlace = (one: Place | null, other: Place | null): boolean =>
  one === other ||
  (one !== null && other !== null && one.scene === other.scene && sameSquare(one.square, other.square));
