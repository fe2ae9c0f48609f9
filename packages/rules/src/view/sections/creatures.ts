import { commands } from '../../permission.ts';
import { feetLeft, rateReads } from '../../procedures/movement/rate.ts';
import { isOpen, isPlaced, isPublic } from '../../procedures/sight/known.ts';
import { seenByParty } from '../../procedures/sight/sight.ts';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import type { CreatureRecord } from '../records.ts';
import { type Entry, type Eye, eyeOf, type OwnSection } from './section.ts';

export const creatures: OwnSection = {
  shared: false,
  reads: (state, eye) => [
    state.creatures,
    state.party,
    state.encounter,
    state.scene,
    eye === 'referee' ? null : seenByParty(state),
    ...rateReads(state),
  ],
  entries: (state, seat) =>
    looksAt(state, eyeOf(seat))
      .filter(({ creature, known }) => known || commands(seat, creature))
      .map((look) => entryOf(look, seat)),
};

/** What all who look with the same eye are shown of a creature. */
interface Look {
  readonly creature: Creature;
  /** Whether all of them know of it. */
  readonly known: boolean;
  readonly placed: boolean;
  readonly movementLeft: number | null;
}

/** By state: many look at the same. */
const looks = new WeakMap<GameState, Partial<Record<Eye, readonly Look[]>>>();

function looksAt(state: GameState, eye: Eye): readonly Look[] {
  const before = looks.get(state);
  const known = before?.[eye];
  if (known) return known;
  const now = Object.values(state.creatures).map((creature) => lookAt(state, eye, creature));
  looks.set(state, { ...before, [eye]: now });
  return now;
}

function lookAt(state: GameState, eye: Eye, creature: Creature): Look {
  const who = { role: eye === 'referee' ? 'referee' : 'spectator' } as const;
  return {
    creature,
    known: eye === 'referee' || isPublic(state, creature),
    placed: isPlaced(state, who, creature),
    movementLeft: isOpen(state, who, creature) ? Math.floor(feetLeft(state, creature) + 0.001) : null,
  };
}

/** By creature, and by who looks: there are many, and few change at a time. */
const entries = new WeakMap<Creature, Map<string, { readonly look: Look; readonly entry: Entry }>>();

function entryOf(look: Look, seat: Seat): Entry {
  const { creature, placed, movementLeft } = look;
  const kept = entries.get(creature) ?? new Map<string, { look: Look; entry: Entry }>();
  entries.set(creature, kept);
  const yours = commands(seat, creature);
  const who = seat.role === 'referee' ? 'referee' : yours ? 'owner' : 'table';
  const before = kept.get(who);
  if (before?.look.placed === placed && before.look.movementLeft === movementLeft) return before.entry;
  const entry: Entry = [`creature:${creature.id}`, shown(look, yours, seat.role === 'referee')];
  kept.set(who, { look, entry });
  return entry;
}

const shown = ({ creature, placed, movementLeft }: Look, yours: boolean, referee: boolean): CreatureRecord => ({
  type: 'creature',
  id: creature.id,
  kind: creature.kind,
  name: creature.name,
  icon: creature.icon,
  at: placed ? (creature.at?.square ?? null) : null,
  conditions: creature.conditions,
  yours,
  hidden: referee && creature.hidden,
  movementLeft,
});
