import { identical, type Ruleset } from '../../core/index.ts';
import { rulesOf } from '../../play/index.ts';
import { rateReads } from '../../procedures/dungeon/movement/rate.ts';
import { shownBlow } from '../../procedures/fight/attack/blow.ts';
import { missileOf } from '../../procedures/fight/missiles/hurled.ts';
import { handsFor } from '../../procedures/fight/two-weapons/off-hand.ts';
import { cannotRise } from '../../procedures/making/advancement/may.ts';
import { bearersOf, hasPool } from '../../procedures/party/treasure/bearers.ts';
import { ofParty } from '../../procedures/situation/sight/known.ts';
import { type Body, bodiesIn, bodyOf } from '../../state/body.ts';
import { commands } from '../../state/commanding.ts';
import type { Creature } from '../../state/creature.ts';
import type { GameState } from '../../state/state.ts';
import type { SheetFacts, SheetRecord } from '../records/index.ts';
import { derivedOf } from './derived.ts';
import { inMind } from './gifts.ts';
import { modifiersOf } from './modifiers.ts';
import type { Entries, Entry, OwnSection, SharedSection } from './section.ts';
import { spellList } from './spell-list.ts';

/** The sheets that all may read, apart from where the creatures are: few steps change what a sheet says. */
export const sheets: SharedSection = {
  shared: true,
  reads: (state) => [
    ...bodiesIn(state),
    state.party.members,
    state.stayingHome,
    state.engagements,
    state.encounter?.offHands,
    ...rateReads(state),
  ],
  entries: (state, eye) =>
    sheetsOf(
      state,
      Object.values(state.creatures).filter((creature) => eye === 'referee' || ofParty(state, creature)),
    ),
};

/** What somebody alone reads: the own character's sheet while nobody else knows of it, notes, and spells in mind. */
export const ownSheets: OwnSection = {
  shared: false,
  reads: (state) => [
    ...bodiesIn(state),
    state.party.members,
    state.stayingHome,
    state.engagements,
    state.memorised,
    state.inventions,
    ...rateReads(state),
  ],
  entries: (state, seat) => {
    const own = Object.values(state.creatures).filter((creature) => commands(seat, creature));
    return [...own.map(notesOf), ...own.flatMap((each) => mindOf(state, each))];
  },
};

const notes = new WeakMap<Body, Entry>();

function notesOf(creature: Creature): Entry {
  const known = notes.get(bodyOf(creature));
  if (known) return known;
  const entry: Entry = [`notes:${creature.id}`, { type: 'notes', id: creature.id, notes: creature.notes }];
  notes.set(bodyOf(creature), entry);
  return entry;
}

function mindOf(state: GameState, creature: Creature): Entries {
  const figure = inMind(state, creature);
  return figure
    ? [[`mind:${creature.id}`, { type: 'mind', id: creature.id, figure, spells: spellList(state, creature) }]]
    : [];
}

/** How far somebody is on the way to the next level; null for those who have none. */
function risingOf(state: GameState, creature: Creature): SheetRecord['rising'] {
  if (creature.kind === 'monster' || creature.class === null) return null;
  const { advancement } = rulesOf(state);
  const [from, next] = [0, 1].map((more) => advancement.levels.needed(creature, creature.level + more));
  const due = cannotRise(state, creature) === null;
  return {
    from: from ?? 0,
    next: next ?? null,
    percent: advancement.levels.percent(creature),
    rule: advancement.levels.rises,
    due,
  };
}

/** A sheet, and the rules it was made by. */
interface Made {
  readonly rules: readonly unknown[];
  readonly entry: Entry;
}

/** By the body: a sheet says the same to all who may read it, wherever its creature stands. */
const sheetOf = new WeakMap<Body, Made>();

const sheetsOf = (state: GameState, creatures: readonly Creature[]): Entries =>
  creatures.map((creature) => {
    const body = bodyOf(creature);
    const rules = ruledBy(state, creature);
    const known = sheetOf.get(body);
    if (known && identical(known.rules, rules)) return known.entry;
    const entry = entryOf(state, creature);
    sheetOf.set(body, { rules, entry });
    return entry;
  });

function entryOf(state: GameState, creature: Creature): Entry {
  const derived = derivedOf(state, creature);
  const rising = risingOf(state, creature);
  const [rules, hands] = [rulesOf(state), handsFor(state, creature)];
  const blows = creature.attacks.map((attack) => ({
    ...shownBlow(rules, { attacker: creature, attack }, hands),
    ...(missileOf(rules, creature, attack) === 'none' ? { spent: true as const } : {}),
  }));
  return [
    `sheet:${creature.id}`,
    {
      type: 'sheet',
      id: creature.id,
      facts: factsOf(creature, rules),
      modifiers: modifiersOf(rules, creature),
      blows,
      derived,
      rising,
    },
  ];
}

/** What a sheet rests on beside its creature. */
const ruledBy = (state: GameState, creature: Creature): readonly unknown[] => [
  ...othersOf(state, creature),
  ...(hasPool(state) ? [state.adventure, ...bearersOf(state).map(({ id }) => id)] : []),
];

const othersOf = (
  { ruleset, content, hunger, engagements, ailments, magic, sneaking, encounter }: GameState,
  { id, kind }: Creature,
): readonly unknown[] => [
  ruleset,
  content,
  sneaking?.far === true && sneaking.creatures.includes(id),
  hunger[id],
  ailments?.[id],
  encounter?.offHands?.[id],
  magic,
  kind === 'monster' ? null : engagements,
];

/** The facts that a sheet shows, each by its name: a fact that is not named here is shown to nobody. */
const factsOf = (creature: Creature, { damage }: Ruleset): SheetFacts => ({
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
  hitPoints: { ...creature.hitPoints, now: damage.points.shown(creature.hitPoints.now) },
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
