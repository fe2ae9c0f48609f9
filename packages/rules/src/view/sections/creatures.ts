import { commands } from '../../permission.ts';
import { feetLeft } from '../../procedures/movement/rate.ts';
import { isKnown, isOpen, isPlaced } from '../../procedures/sight/known.ts';
import { seenByParty } from '../../procedures/sight/sight.ts';
import type { Seat } from '../../seat.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import type { CreatureRecord, Sheet, SheetFacts } from '../records.ts';
import { derivedOf } from './derived.ts';
import type { Section } from './section.ts';

export const creatures: Section = {
  reads: (state, seat) => [
    state.creatures,
    state.party,
    state.encounter,
    state.ruleset,
    state.scene,
    state.hunger,
    seat.role === 'referee' ? null : seenByParty(state),
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
  readonly sheet: Sheet | null;
}

/** By creature, and by who looks: there are many, and few change at a time. */
const records = new WeakMap<Creature, Map<string, { readonly look: Look; readonly record: CreatureRecord }>>();

function recordOf(state: GameState, seat: Seat, creature: Creature): CreatureRecord {
  const open = isOpen(state, seat, creature);
  const look: Look = {
    yours: commands(seat, creature),
    referee: seat.role === 'referee',
    placed: isPlaced(state, seat, creature),
    movementLeft: open ? Math.floor(feetLeft(state, creature) + 0.001) : null,
    sheet: open ? sheetOf(state, seat, creature) : null,
  };
  const looks = records.get(creature) ?? new Map<string, { look: Look; record: CreatureRecord }>();
  records.set(creature, looks);
  const who = look.referee ? 'referee' : look.yours ? 'owner' : 'table';
  const before = looks.get(who);
  if (
    before &&
    before.look.placed === look.placed &&
    before.look.movementLeft === look.movementLeft &&
    before.look.sheet === look.sheet
  )
    return before.record;
  const record = shown(creature, look);
  looks.set(who, { look, record });
  return record;
}

const shown = (creature: Creature, { yours, referee, placed, movementLeft, sheet }: Look): CreatureRecord => ({
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
  sheet,
});

/** Sheets by the creature they are of and whether its notes are shown, while what they derive from stays the same. */
const sheets = {
  open: new WeakMap<Creature, { readonly parts: readonly unknown[]; readonly sheet: Sheet }>(),
  noted: new WeakMap<Creature, { readonly parts: readonly unknown[]; readonly sheet: Sheet }>(),
};

function sheetOf(state: GameState, seat: Seat, creature: Creature): Sheet {
  const noted = commands(seat, creature);
  const kept = noted ? sheets.noted : sheets.open;
  const parts = [state.ruleset, state.hunger[creature.id]];
  const known = kept.get(creature);
  if (known?.parts.every((part, at) => part === parts[at])) return known.sheet;
  const sheet: Sheet = {
    facts: factsOf(creature),
    derived: derivedOf(state, creature),
    notes: noted ? creature.notes : null,
  };
  kept.set(creature, { parts, sheet });
  return sheet;
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
  moved: creature.moved,
});
