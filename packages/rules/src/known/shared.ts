import { type CreatureId, once, type Seat } from '../core/index.ts';
import type { KNOWN, Known } from '../play/known.ts';
import { isKnown, isOpenToAll, isWatched } from '../procedures/situation/sight/known.ts';
import { isLyingKnown } from '../procedures/situation/sight/lying.ts';
import { skyToday } from '../procedures/wilds/weather/today.ts';
import { type Adventure, adventureOf, NO_ADVENTURE } from '../state/adventure.ts';
import type { Ailment } from '../state/ailment.ts';
import { commands } from '../state/commanding.ts';
import { NO_CONTENT } from '../state/content.ts';
import { dayOf } from '../state/ledger.ts';
import { type GameState, newState, type Sneaking } from '../state/state.ts';
import { attemptsKnown } from './attempts.ts';
import { byId } from './by-id.ts';
import { creaturesKnown } from './creatures.ts';
import { encounterKnown, entriesOfThose } from './encounter.ts';
import { fieldOfAny } from './field-of-any.ts';
import { hoardsKnown } from './hoards.ts';
import { areasKnown, drawingsKnown, notesKnown, seenIn } from './in-play.ts';
import { journeyKnown, landKnown, otherLandsKnown } from './land.ts';
import { lightsKnown } from './lights.ts';
import { partyAsKnown } from './party.ts';
import { scenesKnown } from './scenes.ts';
import { downtimeKnown, engagementsKnown, hiringKnown } from './service.ts';
import { sameOrFiltered, unchanged } from './unchanged.ts';

/** A known state without its mark, by which no truth is taken for it. */
export type Common = Omit<Known, typeof KNOWN>;

/** What a seat knows of whom and what it knows, with nothing that is its own alone. */
export function toWhom(state: GameState, seat: Seat): Common {
  const party = byId(state, (one) => commands(seat, one) || isOpenToAll(state, one));
  const knows = byId(state, (one) => isKnown(state, seat, one));
  const follows = byId(state, (one) => commands(seat, one) || isWatched(state, one));
  const scenes = scenesKnown(state, seat);
  const {
    bodySearches,
    borne,
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
    party: partyAsKnown(state, seat),
    ...fieldOfAny('stayingHome', state.stayingHome),
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
    ...fieldOfAny(
      'borne',
      borne?.filter(({ carrier, body }) => knows(carrier) && knows(body)),
    ),
    ...fieldOfAny('magic', magicKnown(state, knows, follows)),
    land: landKnown(state.land, state.journey),
    ...fieldOfAny('weather', weatherKnown(state)),
    ...fieldOfAny('otherLands', otherLandsKnown(state)),
    journey: journeyKnown(state.journey),
    ...(content && Object.keys(content.wares).length > 0 ? { content: { ...NO_CONTENT, wares: content.wares } } : {}),
    hiring: hiringKnown(state.hiring),
    engagements: engagementsKnown(state.engagements, party),
    ledger: ledgerKnown(state.ledger),
    downtime: state.downtime && downtimeKnown(state.downtime, party),
  };
}

/** The weather as one sees it: whether magic makes it, nobody sees. */
function weatherKnown(state: GameState): GameState['weather'] {
  const { weather } = state;
  if (!weather?.byMagic) return weather;
  const { byMagic: _made, ...seen } = weather;
  const sky = skyToday(state);
  return lastWeather(weather, { ...seen, last: sky && { day: dayOf(state), sky } });
}

const lastWeather = unchanged<NonNullable<GameState['weather']>>();

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

/** Magic that the players know of, on those they know; when it ends is the referee's to know. Of forms those of the party, which all see; of those in a place that it fills the ones in sight, for it tells where they are. */
const magicKnown = (
  { magic = [], party }: GameState,
  knows: (creature: CreatureId) => boolean,
  follows: (creature: CreatureId) => boolean,
): GameState['magic'] & {} =>
  magic
    .filter(({ open }) => open)
    .map(({ id, name, caster, on, form, brought, images, area }) => ({
      id,
      name,
      caster: caster && knows(caster) ? caster : null,
      on: on.filter(area ? follows : knows),
      until: null,
      open: true,
      ...(form && on.every((one) => party.members.includes(one)) ? { form } : {}),
      ...(brought ? { brought } : {}),
      ...(images ? { images } : {}),
    }));
