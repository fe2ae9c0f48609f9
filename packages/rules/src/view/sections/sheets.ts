import { commands } from '../../permission.ts';
import { isKnown, isOpen } from '../../procedures/sight/known.ts';
import { seenByParty } from '../../procedures/sight/sight.ts';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import type { Derived, SheetFacts, SheetRecord, ViewRecord } from '../records.ts';
import { derivedOf } from './derived.ts';
import type { OwnSection } from './section.ts';

/** The sheets that a seat may read, apart from where the creatures are: few steps change what a sheet says. */
export const sheets: OwnSection = {
  shared: false,
  reads: (state, seat) => [
    state.creatures,
    state.party.members,
    state.encounter,
    state.ruleset,
    state.scene,
    state.hunger,
    seat.role === 'referee' ? null : seenByParty(state),
  ],
  entries: (state, seat, before) => {
    const shown = new Map(before);
    return Object.values(state.creatures)
      .filter((creature) => isKnown(state, seat, creature) && isOpen(state, seat, creature))
      .map((creature) => {
        const key = `sheet:${creature.id}`;
        return [key, sheetOf(state, seat, creature, shown.get(key))];
      });
  },
};

/** What each sheet was made from: while a creature only moves about, its sheet stays as it is. */
const madeFrom = new WeakMap<ViewRecord, readonly unknown[]>();

function sheetOf(state: GameState, seat: Seat, creature: Creature, before: ViewRecord | undefined): ViewRecord {
  const facts = factsOf(creature);
  const notes = commands(seat, creature) ? creature.notes : null;
  const parts = [state.ruleset, state.hunger[creature.id], notes, ...Object.values(facts)];
  if (before && equal(madeFrom.get(before), parts)) return before;
  const derived = derivedFor(state, creature);
  const sheet: SheetRecord = { type: 'sheet', id: creature.id, facts, derived, notes };
  madeFrom.set(sheet, parts);
  return sheet;
}

const equal = (a: readonly unknown[] | undefined, b: readonly unknown[]): boolean =>
  a?.length === b.length && a.every((one, place) => one === b[place]);

/** What the rules derive of a creature is the same for all who read it. */
const derivations = new WeakMap<
  Creature,
  { readonly parts: readonly unknown[]; readonly derived: readonly Derived[] }
>();

function derivedFor(state: GameState, creature: Creature): readonly Derived[] {
  const parts = [state.ruleset, state.hunger[creature.id]];
  const known = derivations.get(creature);
  if (equal(known?.parts, parts) && known) return known.derived;
  const derived = derivedOf(state, creature);
  derivations.set(creature, { parts, derived });
  return derived;
}

/** The facts that a sheet shows, each by its name: a fact that is not named here is shown to nobody. */
const factsOf = (creature: Creature): SheetFacts => ({
  id: creature.id,
  kind: creature.kind,
  name: creature.name,
  owner: creature.owner,
  icon: creature.icon,
  class: creature.class,
  level: creature.level,
  experience: creature.experience,
  alignment: creature.alignment,
  abilities: creature.abilities,
  hitDice: creature.hitDice,
  hitPoints: creature.hitPoints,
  naturalArmour: creature.naturalArmour,
  armour: creature.armour,
  shield: creature.shield,
  helmet: creature.helmet,
  attacks: creature.attacks,
  items: creature.items,
  coins: creature.coins,
  movement: creature.movement,
  infravision: creature.infravision,
  morale: creature.morale,
  saveAs: creature.saveAs,
  undead: creature.undead,
  ...(creature.traits ? { traits: creature.traits } : {}),
  conditions: creature.conditions,
});
