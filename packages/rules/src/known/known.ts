import type { SquareRows } from '@lanthorn/geometry';
import { type CreatureId, identical, once, onceFor, type Seat } from '../core/index.ts';
import type { KNOWN, Known } from '../play/known.ts';
import { isLightKnown } from '../procedures/dungeon/light/known.ts';
import { isKnown, isOpen, isOpenToAll, partyKnown, SPECTATOR } from '../procedures/situation/sight/known.ts';
import { isLyingKnown } from '../procedures/situation/sight/lying.ts';
import { seenByParty } from '../procedures/situation/sight/sight.ts';
import { standpointOf } from '../procedures/situation/sight/standpoint.ts';
import { type Adventure, adventureOf, NO_ADVENTURE } from '../state/adventure.ts';
import type { Ailment } from '../state/ailment.ts';
import { commands } from '../state/commanding.ts';
import { NO_CONTENT } from '../state/content.ts';
import type { LastMoves } from '../state/last-moves.ts';
import type { LightSource } from '../state/light.ts';
import { withOwnLists } from '../state/scene.ts';
import { type AwaitedSpell, awaitedSpells } from '../state/spell-work.ts';
import { type GameState, type MorningStudy, newState, type Party, type Sneaking } from '../state/state.ts';
import { attemptsKnown } from './attempts.ts';
import { type Change, changed, changeOfParts, withOwnParts } from './change.ts';
import { creaturesKnown, withOwnNotes } from './creatures.ts';
import { encounterKnown, entriesOfThose } from './encounter.ts';
import { fieldOfAny } from './field-of-any.ts';
import { hoardsKnown } from './hoards.ts';
import { areasKnown, drawingsKnown, notesKnown, seenIn } from './in-play.ts';
import { journalKnown } from './journal.ts';
import { journeyKnown, landKnown, otherLandsKnown } from './land.ts';
import { scenesKnown } from './scenes.ts';
import { downtimeKnown, engagementsKnown, hiringKnown } from './service.ts';
import { sameOrFiltered, unchanged } from './unchanged.ts';

/** The squares that the party sees now, as a seat knows it. */
export const seenNow = (state: Known): SquareRows => seenByParty(state);

/** What a seat knows of what is true; the referee knows all of it. */
export const known = (state: GameState, seat: Seat): Known =>
  (seat.role === 'referee' ? state : asSeen(standpointOf(state, seat), seat)) as Known;

type Common = Omit<Known, typeof KNOWN>;

function asSeen(state: GameState, seat: Seat): Common {
  const open = isOneOfAll(state, seat) ? toAll(state, seat) : toWhom(state, seat);
  const own = { ...ofTheirOwn(state, seat), creatures: withOwnNotes(open.creatures, state, seat) };
  const made = { ...open, ...own };
  shares.set(made, { open, own: Object.keys(own) });
  return made;
}

/** By what a seat knows: what it shares with all others, and the names of the parts in which it may differ. */
const shares = new WeakMap<object, { readonly open: Common; readonly own: readonly string[] }>();

const changeOfOpen = onceFor((before: Common, after: Common) => changeOfParts(before, after));

/** What makes what a seat knew into what it knows now: what all know is compared once for all of them. Null where both say the same. */
export function changeOfKnown(before: Known, after: Known): Change | null {
  const [old, now] = [shares.get(before), shares.get(after)];
  if (!old || !now || !identical(old.own, now.own)) return changeOfParts(before, after);
  const open = changeOfOpen(old.open, now.open);
  return open && !('in' in open && !open.gone && !open.keys)
    ? changeOfParts(before, after)
    : withOwnParts(open, before, after, now.own);
}

/** What a seat knows after a change of it. */
export function knownAfter(before: Known, change: Change): Known {
  const after = changed(before, change) as Known;
  const anew = Object.values(after.scenes).filter(({ id, width, height, grid }) => {
    const was = before.scenes[id];
    return was && !identical([was.width, was.height, was.grid], [width, height, grid]);
  });
  if (anew.length === 0) return after;
  return {
    ...after,
    scenes: { ...after.scenes, ...Object.fromEntries(anew.map((one) => [one.id, withOwnLists(one)])) },
  };
}

/** Whether a seat knows of the same people as everybody: none that is its own is hidden, and it takes nobody's part. */
const isOneOfAll = ({ creatures }: GameState, { user, as }: Seat): boolean =>
  as === undefined && !Object.values(creatures).some(({ hidden, owner }) => hidden && owner === user);

/** A player who has nobody on the board. */
const ANYBODY: Seat = { ...SPECTATOR, role: 'player' };

/** What all players know: it is made once for a state, since each knows it but for what is their own. */
const toPlayers = once((state: GameState): Common => toWhom(state, ANYBODY));

/** Whoever watches knows what players know who have nobody on the board, but for what these can feel about the party. */
const toWatchers = once((state: GameState): Common => ({ ...toPlayers(state), scenes: scenesKnown(state, SPECTATOR) }));

const toAll = (state: GameState, { role }: Seat): Common =>
  role === 'spectator' ? toWatchers(state) : toPlayers(state);

/** What a seat knows of whom and what it knows, with nothing that is its own alone. */
function toWhom(state: GameState, seat: Seat): Common {
  const party = (creature: CreatureId): boolean => {
    const found = state.creatures[creature];
    return found !== undefined && (commands(seat, found) || isOpenToAll(state, found));
  };
  const knows = (creature: CreatureId): boolean => {
    const found = state.creatures[creature];
    return found !== undefined && isKnown(state, seat, found);
  };
  const scenes = scenesKnown(state, seat);
  const {
    bodySearches,
    calendar,
    turnProposals,
    drowning,
    sneaking,
    galleryDelay,
    lying,
    content,
    ailments,
    stores,
    actsDone,
  } = state;
  return {
    ...blankOf(state),
    people: state.people,
    rounds: state.rounds,
    ...fieldOfAny('calendar', calendar),
    ...fieldOfAny('stores', stores),
    seen: seenIn(state),
    creatures: creaturesKnown(state, seat),
    party: partyOf(state, seat),
    scenes,
    scene: state.scene,
    ...fieldOfAny('apart', state.apart),
    ...(state.dayBegun ? { dayBegun: true } : {}),
    ...(state.metElsewhere ? { metElsewhere: true } : {}),
    ...(state.sharedView ? { sharedView: true } : {}),
    lights: lightsKnown(state, seat),
    encounter: encounterKnown(state, seat),
    ...fieldOfAny('turnProposals', turnProposals),
    attempts: attemptsKnown(state, knows),
    busy: entriesOfThose(state.busy, party),
    ...fieldOfAny('actsDone', actsDone && entriesOfThose(actsDone, party)),
    exhaustion: entriesOfThose(state.exhaustion, party),
    subdual: entriesOfThose(state.subdual, party),
    ...fieldOfAny('ailments', ailments && ailmentsKnown(entriesOfThose(ailments, party))),
    hunger: entriesOfThose(state.hunger, party),
    ...fieldOfAny('drowning', drowning && entriesOfThose(drowning, party)),
    mapNotes: notesKnown(state),
    ...fieldOfAny('partyMaps', state.partyMaps),
    ...fieldOfAny('hoards', hoardsKnown(state, scenes)),
    ...fieldOfAny('areas', areasKnown(state)),
    ...fieldOfAny('drawings', drawingsKnown(state)),
    calledChecks: sameOrFiltered(state.calledChecks, ({ creature }) => party(creature)),
    ...(sneaking?.creatures.some(knows) ? { sneaking: sneakingKnown(sneaking, knows) } : {}),
    ...(galleryDelay === undefined ? {} : { galleryDelay }),
    adventure: adventureKnown(adventureOf(state)),
    ...fieldOfAny(
      'lying',
      lying?.filter((thing) => isLyingKnown(state, seat, thing)),
    ),
    ...fieldOfAny(
      'bodySearches',
      bodySearches?.filter(({ body, by }) => knows(body) && knows(by)),
    ),
    ...fieldOfAny('magic', magicKnown(state, knows)),
    land: landKnown(state.land, state.journey),
    ...fieldOfAny('weather', state.weather),
    ...fieldOfAny('otherLands', otherLandsKnown(state)),
    journey: journeyKnown(state.journey),
    ...(content && Object.keys(content.wares).length > 0 ? { content: { ...NO_CONTENT, wares: content.wares } } : {}),
    hiring: hiringKnown(state.hiring),
    engagements: engagementsKnown(state.engagements, party),
    ledger: ledgerKnown(state.ledger),
    downtime: state.downtime && downtimeKnown(state.downtime, party),
  };
}

const ledgerKnown = once((ledger: GameState['ledger']) => sameOrFiltered(ledger, ({ open }) => open));

const blanks = new WeakMap<GameState['ruleset'], GameState>();

/** A state of which nothing is known: the same parts each time, so that nobody need compare them. */
function blankOf({ name, ruleset }: GameState): GameState {
  const before = blanks.get(ruleset);
  if (before?.name === name) return before;
  const blank = newState(name, ruleset);
  blanks.set(ruleset, blank);
  return blank;
}

/** What a seat knows besides, because it is theirs, or meant for them. */
function ofTheirOwn(state: GameState, seat: Seat): Partial<Common> {
  const own = (creature: CreatureId): boolean => {
    const found = state.creatures[creature];
    return found !== undefined && commands(seat, found);
  };
  const open = (creature: CreatureId): boolean => {
    const found = state.creatures[creature];
    return found !== undefined && (own(creature) || isOpenToAll(state, found));
  };
  const moves = state.lastMoves?.[seat.user];
  return {
    ...(moves ? { lastMoves: movesOf(moves, seat) } : {}),
    memorised: memorisedBy(seat, entriesOfThose(state.memorised, own)),
    ...fieldOfAny('castSinceSleep', state.castSinceSleep && castBy(seat, sameOrFiltered(state.castSinceSleep, own))),
    ...(state.study === undefined ? {} : { study: studyBy(seat, studyOf(state.study, own)) }),
    ...fieldOfAny('awaited', awaitedKnown(state, seat, own)),
    ...fieldOfAny('journal', state.journal && journalKnown(state.journal, seat)),
    drafts: draftsOf(state.drafts, seat),
    research: entriesOfThose(state.research, own),
    lessons: entriesOfThose(state.lessons, own),
    studies: entriesOfThose(state.studies, own),
    lostBooks: entriesOfThose(state.lostBooks, own),
    inventions: inventionsKnown(state, own, open),
  };
}

const movesOf = onceFor((moves: LastMoves, { user }: Seat): GameState['lastMoves'] & {} => ({ [user]: moves }));
const memorisedBy = unchanged<GameState['memorised']>();
const castBy = unchanged<GameState['castSinceSleep'] & {}>();
const studyBy = unchanged<MorningStudy>();
const studyOf = (study: MorningStudy, own: (creature: CreatureId) => boolean): MorningStudy => ({
  ...study,
  casters: sameOrFiltered(study.casters, own),
});
/** The spells of one’s own that wait for the referee, as what they are taken for, with those of their targets whom a seat knows of. */
const awaitedKnown = (state: GameState, seat: Seat, own: (creature: CreatureId) => boolean): readonly AwaitedSpell[] =>
  awaitedSpells(state)
    .filter(({ caster }) => own(caster))
    .map(({ takenFor, ...spell }) => ({
      ...spell,
      spell: takenFor ?? spell.spell,
      targets: spell.targets.filter((one) => {
        const found = state.creatures[one];
        return found !== undefined && isKnown(state, seat, found);
      }),
    }));
const draftsOf = onceFor((drafts: GameState['drafts'], { user }: Seat): GameState['drafts'] =>
  Object.fromEntries(Object.entries(drafts).filter(([maker]) => maker === user)),
);

const partySeen = unchanged<Party>();

function partyOf(state: GameState, seat: Seat): Party {
  const members = partyKnown(state, seat).map(({ id }) => id);
  const among = (ranks: Party['marchingOrder']): Party['marchingOrder'] =>
    ranks.map((rank) => rank.filter((member) => members.includes(member))).filter((rank) => rank.length > 0);
  const { marchingOrder, formations, formation, fund, caller, mapper, turnsSinceRest, resting, turnsOfRest } =
    state.party;
  return partySeen(state.party, {
    members,
    marchingOrder: among(marchingOrder),
    formation,
    formations: Object.fromEntries(Object.entries(formations).map(([name, ranks]) => [name, among(ranks)])),
    fund,
    caller,
    mapper,
    turnsSinceRest,
    resting,
    ...(turnsOfRest === undefined ? {} : { turnsOfRest }),
  });
}

const lightsSeen = unchanged<GameState['lights']>();
const unmeasured = once(({ thing: _of, ...light }: LightSource): LightSource => ({ ...light, turnsLeft: null }));

/** How long a light still burns, and what else a thing that shines does, is known of those in the party's hands alone. */
const lightsKnown = (state: GameState, seat: Seat): GameState['lights'] =>
  lightsSeen(
    state.lights,
    Object.fromEntries(
      Object.values(state.lights)
        .filter((light) => isLightKnown(state, seat, light))
        .map((light) => {
          const bearer = light.carriedBy ? state.creatures[light.carriedBy] : undefined;
          return [light.id, bearer && isOpen(state, seat, bearer) ? light : unmeasured(light)];
        }),
    ),
  );

/** What ails somebody shows; how long it lasts and how it ends does not. */
const ailmentsKnown = (ailments: Readonly<Record<CreatureId, readonly Ailment[]>>) =>
  Object.fromEntries(
    Object.entries(ailments).map(([creature, all]) => [
      creature,
      all.map(
        ({ kind, amount }): Ailment => ({
          kind,
          until: null,
          ends: 'passes',
          ...(amount === undefined ? {} : { amount }),
        }),
      ),
    ]),
  );

/** Whether they have been noticed, they do not know: they take it that they have not. */
const sneakingKnown = ({ creatures, far }: Sneaking, knows: (creature: CreatureId) => boolean): Sneaking => ({
  creatures: creatures.filter(knows),
  far,
  undetected: true,
});

/** What was found, by the names that players have for it; they see a potion from a sword, and not what it is worth. */
const adventureKnown = once(
  ({ coins, valuables, bearers, divided, finds, turns }: Adventure): Adventure => ({
    ...NO_ADVENTURE,
    coins,
    valuables,
    ...(bearers ? { bearers } : {}),
    divided,
    finds: finds.map(({ id, name, thing, holder }) => ({ id, name, thing, holder, named: false, earned: false })),
    turns,
  }),
);

/** Magic that the players know of, on those they know; when it ends is the referee's to know. */
const magicKnown = ({ magic = [] }: GameState, knows: (creature: CreatureId) => boolean): GameState['magic'] & {} =>
  magic
    .filter(({ open }) => open)
    .map(({ id, name, caster, on, brought, images }) => ({
      id,
      name,
      caster: caster && knows(caster) ? caster : null,
      on: on.filter(knows),
      until: null,
      open: true,
      ...(brought ? { brought } : {}),
      ...(images ? { images } : {}),
    }));

/** Spells that were invented here, as far as they stand in a book of the party's, or somebody of one's own works at them. */
function inventionsKnown(
  { inventions, creatures, lostBooks, research, studies }: GameState,
  own: (creature: CreatureId) => boolean,
  party: (creature: CreatureId) => boolean,
): GameState['inventions'] {
  // At most tables there is none, and many creatures to look through.
  if (Object.keys(inventions).length === 0) return inventions;
  const names = Object.values(creatures).flatMap(({ id, book = [] }) => [
    ...(party(id) ? book : []),
    ...(own(id) ? [...(lostBooks[id] ?? []), research[id]?.spell ?? [], studies[id]?.spell ?? []].flat() : []),
  ]);
  const known = new Set(names.map((name) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(inventions).filter(([name]) => known.has(name.toLowerCase())));
}
