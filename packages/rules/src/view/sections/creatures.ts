import { commands } from '../../permission.ts';
import { feetLeft } from '../../procedures/movement/rate.ts';
import { isKnown, isOpen, isPlaced } from '../../procedures/sight/known.ts';
import { seenByParty } from '../../procedures/sight/sight.ts';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import type { CreatureRecord, Sheet } from '../records.ts';
import { derivedOf } from './derived.ts';
import type { Section } from './section.ts';

export const creatures: Section = {
  reads: (state, seat) => [
    state.creatures,
    state.party,
    state.encounter,
    state.ruleset,
    state.scene,
    seat.role === 'referee' ? null : seenByParty(state),
  ],
  entries: (state, seat) =>
    Object.values(state.creatures)
      .filter((creature) => isKnown(state, seat, creature))
      .map((creature) => [`creature:${creature.id}`, recordOf(state, seat, creature)]),
};

function recordOf(state: GameState, seat: Seat, creature: Creature): CreatureRecord {
  const open = isOpen(state, seat, creature);
  return {
    type: 'creature',
    id: creature.id,
    kind: creature.kind,
    name: creature.name,
    icon: creature.icon,
    at: isPlaced(state, seat, creature) ? (creature.at?.square ?? null) : null,
    conditions: creature.conditions,
    yours: commands(seat, creature),
    hidden: seat.role === 'referee' && creature.hidden,
    movementLeft: open ? Math.floor(feetLeft(state, creature) + 0.001) : null,
    sheet: open ? sheetOf(state, seat, creature) : null,
  };
}

/** Sheets by the creature they are of, while it and what they derive from stay the same. */
const sheets = new WeakMap<Creature, { readonly ruleset: unknown; readonly notes: boolean; readonly sheet: Sheet }>();

function sheetOf(state: GameState, seat: Seat, creature: Creature): Sheet {
  const notes = commands(seat, creature);
  const known = sheets.get(creature);
  if (known?.ruleset === state.ruleset && known.notes === notes) return known.sheet;
  const { notes: written, at: _at, hidden: _hidden, ...facts } = creature;
  const sheet: Sheet = { facts, derived: derivedOf(state, creature), notes: notes ? written : null };
  sheets.set(creature, { ruleset: state.ruleset, notes, sheet });
  return sheet;
}
