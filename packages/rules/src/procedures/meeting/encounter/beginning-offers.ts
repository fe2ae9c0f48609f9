import { id, type Offer, offer } from '../../../core/index.ts';
import { once } from '../../../core/once.ts';
import { inside } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isOfHousehold } from '../../../state/members.ts';
import { isAfield, isPartyAtHome } from '../../../state/on-the-road.ts';
import { isOffBoard, isOut, partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { groupName } from '../../situation/sight/group-name.ts';
import { isSeen } from '../../situation/sight/known.ts';
import { expecting } from '../surprise/giveaways.ts';
import { hiddenInView, isUnlooked } from './lurking.ts';
import { isLeftBehind, isNewTo } from './met-before.ts';
import {
  around,
  inTheirRooms,
  NEAR,
  seesParty,
  standsNear,
  TOGETHER,
  waysToParty,
  whereabouts,
  whereMet,
  withOpenWay,
} from './whereabouts.ts';

const SETTINGS = [
  { value: 'dungeon', label: 'Dungeon (feet)' },
  { value: 'wilderness', label: 'Wilderness (yards)' },
  { value: 'water', label: 'On the water (yards)' },
] as const;
const AWARE = [
  { value: 'none', label: 'Nobody' },
  { value: 'party', label: 'The party' },
  { value: 'monsters', label: 'Those they meet' },
  { value: 'both', label: 'Both' },
] as const;

/**
 * With those who wait off the board and with those who are likeliest met, each in one click; again with those who were
 * met and let be, where nobody new is seen; with others, by choice, those behind a shut door among them; with any who
 * stand near, from where they stand, and with each who was left behind off the board.
 */
export function beginning(state: GameState): Offer[] {
  const made = meetings(state);
  return meetsNobodyAtHome(state) ? made.map((one) => ({ ...one, place: 'palette', next: false })) : made;
}

/** At home, where nobody has come to the party: a meeting is looked for by its name. Before an adventure those whom the referee has made ready off the board may be meant. */
const meetsNobodyAtHome = (state: GameState): boolean =>
  !state.drawnUp &&
  isPartyAtHome(state) &&
  (state.downtime !== null ||
    Object.values(state.creatures).every(({ at, kind }) => kind !== 'monster' || at !== null));

function meetings(state: GameState): Offer[] {
  const party = partyOf(state).filter((member) => !isOut(member));
  // Under way over the land nobody is met who stands on a map.
  const afield = isAfield(state);
  const others = Object.values(state.creatures).filter(
    (creature) => !isOut(creature) && !isOfHousehold(state, creature.id) && !(afield && creature.at !== null),
  );
  if (party.length === 0 || others.length === 0) return [];
  const drawn = others.filter((other) => state.drawnUp?.creatures.includes(other.id));
  const close = closeTo(state, party, others);
  const awake = others.filter((other) => !isLeftBehind(state, other));
  const inView = awake.filter((other) => isSeen(state, other) && !other.hidden);
  const lurkers = hiddenInView(state, awake);
  const likeliest = [drawn, isNewTo(state, inView) ? inView : [], lurkers].find(some) ?? [];
  const isNext = likeliest === lurkers ? isUnlooked(state, lurkers) : isNewTo(state, likeliest);
  const unmet = awake.filter((other) => isNewTo(state, [other]));
  const met = likeliest.length > 0 ? withTheirLike(state, likeliest, awake) : unseen(state, party, close, unmet);
  const known = likeliest.length > 0 ? [] : metAgain(state, party, inView, close, awake);
  const shutOff = met.length + known.length > 0 ? [] : nearestGroup(state, party, among(close, unmet), unmet);
  const likely = [...close, ...met, ...known, ...shutOff];
  const listed = new Set([...likely, ...inTheirRooms(state, likely, others)]);
  const asked = close.length > 0 ? others.filter((other) => listed.has(other)) : others;
  const aside = others.filter(
    (other) => other.at === null && other.kind === 'monster' && !isLeftBehind(state, other) && !drawn.includes(other),
  );
  const apart =
    aside.length > 0 && !aside.every((one) => met.includes(one))
      ? [atOnce(state, party, aside, 'BeginEncounter:aside', false)]
      : [];
  const these = met.length > 0 ? [atOnce(state, party, met, 'BeginEncounter:these', isNext)] : [];
  const again = known.length > 0 ? [atOnce(state, party, known, 'BeginEncounter:again', false)] : [];
  return [
    // Whom a check brought up is who is spoken of; else those come first whom the referee made ready.
    ...(drawn.length > 0 ? [...these, ...apart] : [...apart, ...these]),
    ...again,
    ...choosing(
      state,
      party,
      asked,
      [met, known, shutOff].find(some) ?? [],
      some([...met, ...known]) ? 'Begin an encounter with others' : 'Begin an encounter',
    ),
    ...close
      .filter((one) => one.at !== null || isLeftBehind(state, one))
      .slice(0, MOST)
      .map((creature) => withThese(state, party, others, creature)),
  ];
}

/**
 * Where nobody new is seen: the nearest of those who see the party, with those of them who stand around; else who may be
 * anywhere, else whoever has the shortest way to it through no shut door: those in other rooms come when the referee
 * chooses them. Who stands around them may be farther from the party than is close.
 */
function unseen(
  state: GameState,
  party: readonly Creature[],
  close: readonly Creature[],
  unmet: readonly Creature[],
): readonly Creature[] {
  const near = among(close, unmet);
  const seeing = near.slice(0, MOST).filter((other) => seesParty(state, party, other));
  const watching = nearestGroup(state, party, seeing, seeing);
  if (watching.length > 0) return withTheirLike(state, watching, unmet);
  const aside = near.filter(({ at }) => at === null);
  return aside.length > 0 ? aside : nearestGroup(state, party, withOpenWay(state, party, near, NEAR), unmet);
}

/** Those who were met and let be: who is in view of them, else the nearest. */
function metAgain(
  state: GameState,
  party: readonly Creature[],
  inView: readonly Creature[],
  close: readonly Creature[],
  awake: readonly Creature[],
): readonly Creature[] {
  if (inView.length > 0) return inView;
  const known = awake.filter((other) => !isNewTo(state, [other]));
  return nearestGroup(state, party, withOpenWay(state, party, among(close, known), NEAR), known);
}

/**
 * These, and those of their kind around them and around those, one pack that is met whole: not who lurks where the party
 * looks, but who stands in the dark.
 */
function withTheirLike(state: GameState, these: readonly Creature[], all: readonly Creature[]): readonly Creature[] {
  const others = all.filter((other) => other.at && !these.includes(other) && !(other.hidden && isSeen(state, other)));
  const like = these.flatMap((one) => {
    const alike = others.filter((other) => isOneKind(one, other));
    return alike.length > 0 ? around(state, one, alike, TOGETHER).filter((other) => other !== one) : [];
  });
  return like.length > 0 ? withTheirLike(state, [...these, ...new Set(like)], all) : these;
}

/** Whether their names end alike, as `Sly giant rat` and `Heavy giant rat`, and their figures are those of one kind. */
const isOneKind = (one: Creature, other: Creature): boolean =>
  figuresOf(one) === figuresOf(other) && groupName([one, other]) !== groupName([]);

const figuresOf = once(({ hitDice, naturalArmour, movement, undead }: Creature): string =>
  JSON.stringify([hitDice, naturalArmour, movement, undead]),
);

const among = (close: readonly Creature[], these: readonly Creature[]): readonly Creature[] =>
  these.filter((other) => close.includes(other));

const some = (list: readonly unknown[]): boolean => list.length > 0;

/** So many at most are offered where they stand. */
const MOST = 60;

/** One who stands near, with those around; or alone one who was left behind off the board, whom others may join. */
function withThese(state: GameState, party: readonly Creature[], others: readonly Creature[], one: Creature): Offer {
  const these = one.at ? around(state, one, others, TOGETHER) : [one];
  const made = atOnce(state, party, these, `BeginEncounter:${one.id}`, false);
  const whom = one.at ? 'these' : one.name;
  const label = isNewTo(state, these) ? `Begin an encounter with ${whom}` : `Meet ${whom} again`;
  return { ...made, label, place: 'creature', about: one.id };
}

const atOnce = (
  state: GameState,
  party: readonly Creature[],
  met: readonly Creature[],
  key: string,
  next: boolean,
): Offer =>
  offer('BeginEncounter', meeting(state, met), {
    place: 'encounter',
    rule: rulesOf(state).encounter.cites.order,
    key,
    next,
    fixed: {
      creatures: met.map((one) => one.id),
      setting: settingNow(state),
      aware: awareFor(state, party, met),
      reveal: true,
      atOnce: true,
    },
  });

/** `Begin the encounter: 3 goblins, not seen yet (Crypt)`; of those who were met and let be, `Meet the goblins again (Crypt)`. */
function meeting(state: GameState, met: readonly Creature[]): string {
  if (isNewTo(state, met)) return `Begin the encounter: ${counted(met)}${whereabouts(state, met)}`;
  return `Meet ${inside(groupName(met))} again${whereMet(state, met)}`;
}

/** With any who are near, the likeliest ticked; with nobody where all of them were left behind. */
function choosing(
  state: GameState,
  party: readonly Creature[],
  asked: readonly Creature[],
  likeliest: readonly Creature[],
  label: string,
) {
  const ticked = some(likeliest) ? likeliest : asked.filter((one) => !isLeftBehind(state, one)).slice(0, 1);
  if (ticked.length === 0) return [];
  const form = offer('BeginEncounter', label, {
    confirm: 'Begin the encounter',
    place: 'encounter',
    rule: rulesOf(state).encounter.cites.order,
    inputs: {
      creatures: { of: asked, least: 1, preset: ticked.map((one) => one.id) },
      setting: { of: SETTINGS, preset: settingNow(state) },
      aware: { of: AWARE, preset: awareFor(state, party, some(likeliest) ? likeliest : asked) },
      reveal: true,
    },
  });
  return [form];
}

/** `3 goblins`, or the name of a lone one. */
const counted = (met: readonly Creature[]): string =>
  met.length === 1 ? (met[0]?.name ?? '') : `${met.length} ${groupName(met).replace(/^The /, '')}`;

/** Where the party meets somebody, as far as its journey tells. */
function settingNow(state: GameState) {
  const { journey } = state;
  if (journey?.vessel) return 'water';
  return journey && (journey.day || isOffBoard(state)) ? 'wilderness' : 'dungeon';
}

/** Seen by the party, or with no long way to it; those off the board may be anywhere. */
function closeTo(state: GameState, party: readonly Creature[], others: readonly Creature[]): readonly Creature[] {
  const near = others.filter((other) => !isSeen(state, other) && standsNear(state, party, other));
  const ways = waysToParty(state, party, near, NEAR);
  return others.filter((other) => other.at === null || isSeen(state, other) || ways.has(other.id));
}

/** Whoever of these has the shortest way to the party, with those of all who stand around. */
function nearestGroup(
  state: GameState,
  party: readonly Creature[],
  close: readonly Creature[],
  all: readonly Creature[],
): readonly Creature[] {
  const ways = waysToParty(state, party, close, NEAR);
  const here = close.filter((other) => ways.has(other.id));
  const [nearest] = here.toSorted((one, other) => (ways.get(one.id) ?? 0) - (ways.get(other.id) ?? 0));
  return nearest ? around(state, nearest, all, TOGETHER) : [];
}

function awareFor(
  state: GameState,
  party: readonly Creature[],
  met: readonly Creature[],
): (typeof AWARE)[number]['value'] {
  const sides = [
    { id: id<'side'>('party'), kind: 'party', members: party.map((member) => member.id) },
    { id: id<'side'>('monsters'), kind: 'monsters', members: met.map((one) => one.id) },
  ] as const;
  const aware = expecting(state, rulesOf(state), sides);
  if (aware.length === sides.length) return 'both';
  if (aware.length === 0) return 'none';
  return aware.includes(sides[0].id) ? 'party' : 'monsters';
}
