import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { known } from '../src/known/known.ts';
import type { Creature } from '../src/state/creature.ts';
import type { Encounter } from '../src/state/encounter.ts';
import type { Scene } from '../src/state/scene.ts';
import type { GameState } from '../src/state/state.ts';
import { BEGINNINGS } from './abbey.ts';
import { choices as rules } from './choices.ts';
import { play } from './playing.ts';
import { steps } from './random-play.ts';
import { otherPlayer, player, spectator } from './table.ts';
import { PREPARED, VARIATIONS } from './variations.ts';
import { ALL, veiled, withCell } from './veiled.ts';

/** A part that hides something: `variations.ts` varies what is left out of it, and players know no difference. */
const HIDES = { hides: true } as const;
/** Hides something, but seldom is there in random play: named tests bring it about. */
const seldom = (test: string) => ({ seldom: test }) as const;

/** Why all of a part may be known. */
type Public = string;
type Treated = typeof HIDES | ReturnType<typeof seldom> | Public;

/** Every part of the state. A new one is named here, or this does not compile: ask first who may know it. */
const STATE: Readonly<Record<keyof GameState, Treated>> = {
  name: 'the title of the campaign stands on every page of it',
  people: 'those at a table see who sits there',
  ruleset: 'the table plays by its rules; whoever has the page has all books',
  rounds: 'everybody can count the time that has passed',
  calendar: 'whoever lives in the world knows how it counts its days',
  stores: 'what the party keeps is everybody’s of it, and all are told what is put away',
  creatures: HIDES,
  party: HIDES,
  stayingHome: 'all are told who stays at home; whoever is of the household is hidden from nobody',
  scenes: HIDES,
  scene: 'the map on the board lies before all; before those of a split party that of their own',
  apart: seldom('procedures/dungeon/exits/split.test.ts: only who is on maps that the seat knows of'),
  sharedView: 'the referee says openly whether all see every map',
  metElsewhere: seldom('procedures/dungeon/exits/split.test.ts: that the clock stands, and nothing else'),
  lights: HIDES,
  encounter: HIDES,
  drawnUp: HIDES,
  lurking: seldom('procedures/meeting/encounter/encounter.test.ts: the referee alone has it'),
  metBefore: seldom('procedures/meeting/encounter/encounter.test.ts: the referee alone has it'),
  wanderingDue: HIDES,
  moreChecksDue: HIDES,
  turnProposals: 'players propose openly that the turn end',
  attempts: HIDES,
  busy: HIDES,
  actsDone: seldom('procedures/dungeon/turn/acts.test.ts: only those of the party'),
  exhaustion: HIDES,
  subdual: HIDES,
  lastMoves: HIDES,
  lastSeen: seldom('known.test.ts: what befalls those who are met and whom nobody sees'),
  newcomersSeen: seldom('procedures/dungeon/sight/newcomers.test.ts: the referee alone has it'),
  ailments: HIDES,
  memorised: HIDES,
  castSinceSleep: seldom('procedures/fight/spells/preparing.test.ts: those of one’s own'),
  study: seldom('procedures/fight/spells/preparing.test.ts: who has cast before the night is their own'),
  dayBegun: 'all are told when a turn passes, a course is set and a night or a day is over',
  hunger: HIDES,
  drowning: seldom('procedures/dungeon/swimming: only those of the party'),
  mapNotes: seldom('procedures/dungeon/exits/split.test.ts: those on the maps that are before the seat'),
  partyMaps: 'what the party draws lies before all, and holds nothing but what they drew',
  areas: HIDES,
  drawings: HIDES,
  journal: HIDES,
  hoards: seldom('procedures/party/hoards: what is in one, and one that nobody has found'),
  randomTables: HIDES,
  outcomes: HIDES,
  calledChecks: HIDES,
  sneaking: HIDES,
  thefts: HIDES,
  automation: HIDES,
  galleryDelay: 'how late the gallery is shown the game is told it, lest it take a still picture for the game',
  adventure: HIDES,
  lying: HIDES,
  borne: 'who of the party carries whom, all of it see',
  bodySearches: seldom('procedures/dungeon/bodies/bodies.test.ts: those whom a seat knows'),
  magic: HIDES,
  awaited: HIDES,
  hours: HIDES,
  land: HIDES,
  otherLands: seldom('procedures/wilds/land/lands.test.ts: of those that the party was on, what the players charted'),
  journey: HIDES,
  weather: seldom(
    'procedures/fight/spell-effects/weather-work.test.ts: what a day is like, and no magic that makes it',
  ),
  drafts: HIDES,
  content: HIDES,
  hiring: HIDES,
  engagements: HIDES,
  ledger: HIDES,
  downtime: HIDES,
  research: HIDES,
  lessons: HIDES,
  studies: HIDES,
  lostBooks: HIDES,
  inventions: HIDES,
  recovery: HIDES,
};

const LOOK = 'whoever sees somebody sees this';
const CREATURE: Readonly<Record<keyof Creature, Treated>> = {
  id: 'random, and tells nothing',
  kind: LOOK,
  name: LOOK,
  ownName: LOOK,
  owner: 'those at a table know who plays whom',
  icon: LOOK,
  undead: 'decided to show (docs/decisions/known-states.md)',
  hidden: 'true of nobody who is known, but those who command them',
  class: HIDES,
  level: HIDES,
  experience: HIDES,
  alignment: HIDES,
  abilities: HIDES,
  hitDice: HIDES,
  hitPoints: HIDES,
  naturalArmour: HIDES,
  armour: HIDES,
  shield: HIDES,
  helmet: HIDES,
  enchanted: seldom('known/creatures.ts names it of the party alone'),
  worn: seldom('known/creatures.ts names it of the party alone'),
  attacks: HIDES,
  items: HIDES,
  coins: HIDES,
  movement: HIDES,
  infravision: HIDES,
  morale: HIDES,
  saveAs: HIDES,
  operating: seldom('known/creatures.ts names it of the party alone'),
  languages: seldom('known/creatures.ts names it of the party alone'),
  book: HIDES,
  booksTo: seldom('known/creatures.ts names it of the party alone'),
  choosing: seldom('known/creatures.ts names it of the party alone'),
  skills: HIDES,
  dressing: seldom('known/creatures.ts names it of the party alone'),
  background: seldom('known/creatures.ts names it of the party alone'),
  disbelieves: HIDES,
  touchedOn: seldom('known/creatures.ts names it of the party alone'),
  breathed: seldom('known/creatures.ts names it of the party alone'),
  traits: HIDES,
  shifted: seldom('known/creatures.ts names it of the party alone'),
  missing: seldom('known/creatures.ts names it of the party alone'),
  conditions: HIDES,
  at: HIDES,
  moved: HIDES,
  facing: HIDES,
  across: HIDES,
  elevation: HIDES,
  fresh: seldom('known/creatures.ts names it of the party alone'),
  notes: HIDES,
};

const BOARD = 'how large the board is, and how it is lit, all see who look at it';
const SCENE: Readonly<Record<keyof Scene, Treated>> = {
  id: 'random, and tells nothing',
  name: HIDES,
  toPlayers: seldom('known/scenes.ts: players are told it in the place of the name'),
  folder: HIDES,
  width: BOARD,
  height: BOARD,
  feetPerSquare: BOARD,
  grid: BOARD,
  ambient: BOARD,
  fog: seldom('procedures/table/drawing/fog.test.ts: they know what they see, and not why'),
  gridLines: 'everybody’s board is drawn with its lines, or without',
  explored: 'what the party has seen',
  walked: 'where the party has walked, of what it has seen',
  setDown: 'where somebody of the party was set down, of what it has seen',
  floor: seldom('past-doors.test.ts, and the twins that dig a cell'),
  walls: HIDES,
  doors: HIDES,
  lights: HIDES,
  rooms: HIDES,
  traps: HIDES,
  exits: seldom('procedures/dungeon/exits/split.test.ts: those that were seen, and not where they lead'),
  notes: HIDES,
  features: HIDES,
  image: seldom('server/live/canary.int.test.ts: the asset is never named, and its pixels are cut'),
  lore: HIDES,
  wanderers: HIDES,
  level: HIDES,
};

const PACE = 'the table sees how a meeting goes on';
const ENCOUNTER: Readonly<Record<keyof Encounter, Treated>> = {
  id: 'random, and tells nothing',
  step: PACE,
  mode: PACE,
  setting: PACE,
  distance: seldom('leaks.test.ts: of those whom somebody sees'),
  round: PACE,
  sides: HIDES,
  newcomers: seldom('meeting/encounter/newcomers.test.ts: the referee’s alone'),
  leftOut: seldom('meeting/encounter/newcomers.test.ts: the referee’s alone'),
  removed: seldom('meeting/encounter/removed.test.ts: the referee’s alone'),
  sighted: seldom('known/encounter.ts names those who are known'),
  reaction: HIDES,
  combat: HIDES,
  situations: HIDES,
  standing: seldom('known/encounter.ts: that somebody stands, and nobody’s place'),
  flight: HIDES,
  raging: seldom('known/encounter.ts names those who are known'),
  engaged: seldom('known/encounter.ts names those who are known'),
  lastShots: HIDES,
  pounced: seldom('procedures/fight/attack/stirge.test.ts: the referee’s alone'),
  breathless: seldom('procedures/fight/breath/breath.test.ts: of monsters the referee’s alone'),
  cramped: PACE,
  offHands: seldom('known/encounter.ts names those of the party'),
  holds: seldom('known/encounter.ts names those who are known'),
  holdingOn: seldom('known/encounter.ts names those who are known'),
  burning: HIDES,
  gripped: seldom('procedures/fight/attack/grip.test.ts: what clings to whom, which is told as it begins'),
  answered: seldom('meeting/reaction/speaker.test.ts: the referee’s alone'),
  speaker: seldom('meeting/reaction/speaker.test.ts: the referee’s alone, though all have heard them'),
  smitten: seldom('body/saving-throw/smitten.test.ts: the referee’s alone'),
  bent: seldom('known/encounter.ts names those of the party'),
  stunned: seldom('known/encounter.ts names those who are known'),
  line: seldom('procedures/fight/off-board/off-board.test.ts: where those stand who are known'),
};

const SEATS = [player, otherPlayer, spectator];

/** States that random play of all books comes to, and those that are brought about. */
const STATES: readonly GameState[] = fc
  .sample(fc.tuple(fc.constantFrom(...Object.values(BEGINNINGS)), rules, steps(24), fc.nat(), fc.boolean()), {
    numRuns: 30,
    seed: 13,
  })
  .flatMap(([begin, ruleset, choices, seed, hidden]) => {
    const start = withCell({ ...begin(), ruleset });
    const played = play(hidden ? veiled(start, ALL) : start, choices, seed, () => undefined);
    return [played, ...Object.values(PREPARED).map((prepared) => prepared(played))];
  });

type Parts = Readonly<Record<string, unknown>>;

/** The parts of each kind of thing, in two states of one table: the pairs that stand for the same thing. */
const PAIRS: Readonly<Record<string, (one: GameState, other: GameState) => readonly (readonly [object, object])[]>> = {
  'the state': (one, other) => [[one, other]],
  somebody: (one, other) => pairsOf(one.creatures, other.creatures),
  'a map': (one, other) => pairsOf(one.scenes, other.scenes),
  'a meeting': (one, other) => (one.encounter && other.encounter ? [[one.encounter, other.encounter]] : []),
};

const pairsOf = (one: Readonly<Record<string, object>>, other: Readonly<Record<string, object>>) =>
  Object.keys(one).flatMap((key) => {
    const [mine, theirs] = [one[key], other[key]];
    return mine && theirs ? [[mine, theirs] as const] : [];
  });

/** The names of parts that are otherwise. */
const differing = (one: object, other: object): readonly string[] =>
  Object.keys({ ...one, ...other }).filter((part) => !isDeepStrictEqual((one as Parts)[part], (other as Parts)[part]));

const LISTS: readonly (readonly [kind: string, parts: Readonly<Record<string, Treated>>])[] = [
  ['the state', STATE],
  ['somebody', CREATURE],
  ['a map', SCENE],
  ['a meeting', ENCOUNTER],
];

it.each(LISTS)('every part of %s that hides something is varied, to see that nobody can tell', (kind, parts) => {
  const varied = new Set(
    STATES.flatMap((state) =>
      SEATS.flatMap((seat) =>
        Object.values(VARIATIONS).flatMap((vary) =>
          (PAIRS[kind]?.(state, vary(state, seat)) ?? []).flatMap(([one, other]) => differing(one, other)),
        ),
      ),
    ),
  );
  expect(Object.keys(parts).filter((part) => parts[part] === HIDES && !varied.has(part))).toEqual([]);
});

it.each(LISTS)('a part of %s that is called public is known as it is, and no other is', (kind, parts) => {
  const otherwise = new Set(
    STATES.flatMap((state) =>
      SEATS.flatMap((seat) =>
        (PAIRS[kind]?.(known(state, seat), state) ?? []).flatMap(([one, other]) => differing(one, other)),
      ),
    ),
  );
  expect([...otherwise].filter((part) => typeof parts[part] === 'string').toSorted()).toEqual([]);
  // What is known besides the parts of the truth is how it was last seen.
  expect([...otherwise].filter((part) => !(part in parts))).toEqual(kind === 'the state' ? ['seen'] : []);
});
