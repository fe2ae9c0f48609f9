import { identical } from '../../identical.ts';
import { commands } from '../../permission.ts';
import { unrisen } from '../../procedures/advancement/level-up.ts';
import { rateReads } from '../../procedures/movement/rate.ts';
import { isOpenToAll } from '../../procedures/sight/known.ts';
import { rulesFor } from '../../rulesets/index.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import type { SheetFacts, SheetRecord, ViewRecord } from '../records.ts';
import { derivedOf } from './derived.ts';
import { inMind } from './gifts.ts';
import type { Entries, Entry, OwnSection, SharedSection } from './section.ts';

/** The sheets that all may read, apart from where the creatures are: few steps change what a sheet says. */
export const sheets: SharedSection = {
  shared: true,
  reads: (state) => [state.creatures, state.party.members, state.engagements, ...rateReads(state)],
  entries: (state, eye, before) =>
    sheetsOf(
      state,
      Object.values(state.creatures).filter((creature) => eye === 'referee' || isOpenToAll(state, creature)),
      before,
    ),
};

/** What somebody alone reads: the own character's sheet while nobody else knows of it, notes, and spells in mind. */
export const ownSheets: OwnSection = {
  shared: false,
  reads: (state) => [state.creatures, state.party.members, state.engagements, state.memorised, ...rateReads(state)],
  entries: (state, seat, before) => {
    const own = Object.values(state.creatures).filter((creature) => commands(seat, creature));
    const hidden = own.filter((creature) => seat.role !== 'referee' && creature.hidden);
    return [...sheetsOf(state, hidden, before), ...own.map(notesOf), ...own.flatMap((each) => mindOf(state, each))];
  },
};

const notes = new WeakMap<Creature, Entry>();

function notesOf(creature: Creature): Entry {
  const known = notes.get(creature);
  if (known) return known;
  const entry: Entry = [`notes:${creature.id}`, { type: 'notes', id: creature.id, notes: creature.notes }];
  notes.set(creature, entry);
  return entry;
}

function mindOf(state: GameState, creature: Creature): Entries {
  const figure = inMind(state, creature);
  return figure ? [[`mind:${creature.id}`, { type: 'mind', id: creature.id, figure }]] : [];
}

/** How far somebody is on the way to the next level; null for those who have none. */
function risingOf(state: GameState, creature: Creature): SheetRecord['rising'] {
  if (creature.kind === 'monster' || creature.class === null) return null;
  const { advancement } = rulesFor(state.ruleset);
  const [from, next] = [0, 1].map((more) => advancement.needed(creature, creature.level + more));
  const due = unrisen(state, creature) === null;
  return { from: from ?? 0, next: next ?? null, percent: advancement.percent(creature), rule: advancement.rises, due };
}

/** A sheet, and what it was made from. */
interface Made {
  readonly creature: Creature;
  readonly rules: readonly unknown[];
  readonly entry: Entry;
}

/** A sheet says the same to all who may read it. */
const sheetOf = new WeakMap<Creature, Made>();
/** What a sheet was made from: while a creature only moves about, its sheet stays as it is. */
const madeFrom = new WeakMap<ViewRecord, Made>();

function sheetsOf(state: GameState, creatures: readonly Creature[], before: Entries): Entries {
  let shown: ReadonlyMap<string, ViewRecord> | null = null;
  return creatures.map((creature) => {
    const rules = rulesOf(state, creature);
    const known = sheetOf.get(creature);
    if (known && identical(known.rules, rules)) return known.entry;
    shown ??= new Map(before);
    const old = shown.get(`sheet:${creature.id}`);
    const made = madeAgain(creature, rules, old && madeFrom.get(old)) ?? madeAnew(state, creature, rules);
    sheetOf.set(creature, made);
    madeFrom.set(made.entry[1], made);
    return made.entry;
  });
}

/** The sheet as it was, of a creature of which nothing has changed that sheets rest on. */
const madeAgain = (creature: Creature, rules: readonly unknown[], old: Made | undefined): Made | null =>
  old && identical(old.rules, rules) && isSameButForPlace(old.creature, creature)
    ? { creature, rules, entry: old.entry }
    : null;

function madeAnew(state: GameState, creature: Creature, rules: readonly unknown[]): Made {
  const derived = derivedOf(state, creature);
  const rising = risingOf(state, creature);
  const sheet: SheetRecord = { type: 'sheet', id: creature.id, facts: factsOf(creature), derived, rising };
  return { creature, rules, entry: [`sheet:${creature.id}`, sheet] };
}

/** What of a creature no sheet rests on. All else counts: figures are derived from facts that the sheet does not name. */
const OFF_THE_SHEET: readonly string[] = ['at', 'moved', 'hidden', 'notes'] satisfies (keyof Creature)[];

function isSameButForPlace(before: Creature, now: Creature): boolean {
  const [facts, others] = [Object.entries(now), Object.keys(before)];
  return (
    facts.length === others.length &&
    facts.every(([name, fact]) => Object.is(Reflect.get(before, name), fact) || OFF_THE_SHEET.includes(name))
  );
}

/** What a sheet rests on beside its creature. */
const rulesOf = (
  { ruleset, content, hunger, engagements, ailments, sneaking }: GameState,
  { id, kind }: Creature,
): readonly unknown[] => [
  ruleset,
  content,
  sneaking?.far === true && sneaking.creatures.includes(id),
  hunger[id],
  ailments?.[id],
  kind === 'monster' ? null : engagements,
];

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
  ...(creature.enchanted ? { enchanted: creature.enchanted } : {}),
  ...(creature.fresh ? { fresh: creature.fresh } : {}),
  ...(creature.book ? { book: creature.book } : {}),
  ...(creature.languages ? { languages: creature.languages } : {}),
  ...(creature.missing ? { missing: creature.missing } : {}),
  ...(creature.operating ? { operating: creature.operating } : {}),
  conditions: creature.conditions,
});
