import { commands } from '../../permission.ts';
import { feetLeft, rateReads } from '../../procedures/movement/rate.ts';
import { isKnown, isOpen, isPlaced } from '../../procedures/sight/known.ts';
import { seenByParty } from '../../procedures/sight/sight.ts';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import type { CreatureRecord } from '../records.ts';
import type { OwnSection } from './section.ts';

export const creatures: OwnSection = {
  shared: false,
  reads: (state, seat) => [
    state.creatures,
    state.party,
    state.encounter,
    state.scene,
    seat.role === 'referee' ? null : seenByParty(state),
    ...rateReads(state),
  ],
  entries: (state, seat) =>
    Object.values(state.creatures)
      .filter((creature) => isKnown(state, seat, creature))
      .map((creature) => [`creature:${creature.id}`, recordOf(state, seat, creature)]),
};

/** What else a record depends on, beside the creature. */
interface Look {
  readonly yours: boolean;
  readonly referee: boolean;
  readonly placed: boolean;
  readonly movementLeft: number | null;
}

/** By creature, and by who looks: there are many, and few change at a time. */
const records = new WeakMap<Creature, Map<string, { readonly look: Look; readonly record: CreatureRecord }>>();

function recordOf(state: GameState, seat: Seat, creature: Creature): CreatureRecord {
  const look: Look = {
    yours: commands(seat, creature),
    referee: seat.role === 'referee',
    placed: isPlaced(state, seat, creature),
    movementLeft: isOpen(state, seat, creature) ? Math.floor(feetLeft(state, creature) + 0.001) : null,
  };
  const looks = records.get(creature) ?? new Map<string, { look: Look; record: CreatureRecord }>();
  records.set(creature, looks);
  const who = look.referee ? 'referee' : look.yours ? 'owner' : 'table';
  const before = looks.get(who);
  if (before && before.look.placed === look.placed && before.look.movementLeft === look.movementLeft)
    return before.record;
  const record = shown(creature, look);
  looks.set(who, { look, record });
  return record;
}

const shown = (creature: Creature, { yours, referee, placed, movementLeft }: Look): CreatureRecord => ({
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
