import { squareAt, stepsBetween } from '@lanthorn/geometry';
import { withThe } from '../../../core/words.ts';
import { rulesOf } from '../../../play/index.ts';
import { withOnlyCoins } from '../../../procedures/body/creature/only-coins.ts';
import { awaitedBodies } from '../../../procedures/dungeon/bodies/kept.ts';
import { beside } from '../../../procedures/dungeon/doors/known.ts';
import { countsActs, noTimeFor } from '../../../procedures/dungeon/movement/time-left.ts';
import { endsTurn } from '../../../procedures/table/permission/permission.ts';
import { wayInOf } from '../../../procedures/table/scene/way-in.ts';
import { adventureOf, hasCoins } from '../../../state/adventure.ts';
import { called } from '../../../state/called.ts';
import { type BurningKind, lightName } from '../../../state/light.ts';
import { isCapable, partyOf, sceneOf, turnOf as turnNumber } from '../../../state/read.ts';
import { isInCamp } from '../../../state/sleep.ts';
import type { GameState } from '../../../state/state.ts';
import { rising, toMemorise } from './rising.ts';
import { type Asking, keysOf, listed, nextKeys, type Said, say, speaker } from './said.ts';

/** The dead whom those of this person may go through now: in one offer, where there are several. */
function toSearch(asking: Asking): readonly string[] {
  const keys = asking.referee ? [] : keysOf(asking, ['SearchBody']);
  const oneOf = keys.filter((key) => key === 'SearchBody:one-of');
  return oneOf.length > 0 ? oneOf : keys;
}

/** The shut doors that one of this person's stands at. */
function toOpen(asking: Asking): readonly string[] {
  const scene = sceneOf(asking.state);
  if (asking.referee || !scene) return [];
  return keysOf(asking, ['OpenDoor'], ({ about }) => {
    const door = Object.values(scene.doors).find(({ id }) => id === about);
    return door !== undefined && asking.own.some((one) => one.at?.scene === scene.id && beside(one, scene, door));
  });
}

/** What is left of a night in camp, once something came by and went; a fight that was won is cleared up first. */
const camping = (asking: Asking): readonly string[] =>
  asking.referee && isInCamp(asking.state.party) && spoils(asking).length === 0
    ? keysOf(asking, ['PassTurns'], ({ key }) => key === 'PassTurns:night')
    : [];

/** Things that were found and are nobody's yet: those who speak for the party are asked who takes them. */
const toTake = (asking: Asking): readonly string[] =>
  keysOf(asking, ['TakeThing'], ({ key }) => key.startsWith('TakeThing:agreement:'));

/** Where nobody was named to carry the coins that were found, it is asked of those who speak for the party. */
const toBear = (asking: Asking): readonly string[] => {
  const { bearers, coins } = adventureOf(asking.state);
  return bearers === undefined && hasCoins(coins) ? keysOf(asking, ['BearPool']) : [];
};

/** What whoever's turn it is to choose may take of what was found. */
const choosing = (asking: Asking): readonly string[] =>
  asking.referee ? [] : keysOf(asking, ['TakeThing'], ({ key }) => key.startsWith('TakeThing:dice:'));

/** What a fight that was won leaves to do, in the turn after it. */
function spoils(asking: Asking): readonly string[] {
  const { wonIn } = adventureOf(asking.state);
  if (!asking.referee || wonIn === undefined || wonIn === null || turnNumber(asking.state) > wonIn + 1) return [];
  return keysOf(asking, ['PoolTreasure', 'PoolThing', 'ReckonAward']);
}

const WAYS_HOME = ['entrance', 'stairs-up'];

/** By the way in, somebody of the party can go home: that is the referee's to let happen. */
function homeward(asking: Asking, toShop: boolean): readonly string[] {
  const scene = sceneOf(asking.state);
  if (!asking.referee || !scene) return [];
  const drawn = scene.features.filter(({ kind }) => WAYS_HOME.includes(kind)).map(({ at }) => squareAt(at, scene.grid));
  // Whoever needs the shop goes back from where one comes in, though no way is drawn there.
  const ways = toShop ? [...drawn, wayInOf(asking.state, scene)] : drawn;
  const there = partyOf(asking.state).some(
    ({ at }) => at?.scene === scene.id && ways.some((way) => stepsBetween(at.square, way, scene.grid) <= 1),
  );
  return there && (turnNumber(asking.state) > 1 || toShop)
    ? keysOf(asking, ['BeginDowntime'], ({ key }) => key !== 'BeginDowntime:away')
    : [];
}

/** What a person is led to in a turn, beside ending it: keys of offers. */
interface Leads {
  readonly night: readonly string[];
  readonly risen: ReturnType<typeof rising>;
  readonly take: readonly string[];
  readonly bear: readonly string[];
  readonly mind: readonly string[];
  readonly dead: readonly string[];
  readonly won: readonly string[];
  readonly home: readonly string[];
  /** Who came in with nothing but coins, while the way home is open: only the referee knows of all what they carry. */
  readonly unequipped: string | null;
}

/** The running turn of exploring: what is asked of a person in it, and what they may do. */
export function turnOf(asking: Asking): Said {
  const { state, seat } = asking;
  const unequipped = asking.referee ? withOnlyCoins(state, partyOf(state)) : null;
  const home = homeward(asking, unequipped !== null);
  const leads: Leads = {
    night: camping(asking),
    risen: rising(asking),
    take: toTake(asking),
    bear: toBear(asking),
    mind: toMemorise(asking),
    dead: toSearch(asking),
    won: spoils(asking),
    home,
    unequipped: home.length > 0 ? unequipped : null,
  };
  const offers = offered(asking, leads);
  const ends = endsTurn(state, seat);
  const proposed = proposal(asking, ends);
  if (proposed !== null) return say(proposed, { yours: ends, offers: ends ? endFirst(offers) : offers });
  const chosen = choosing(asking);
  if (chosen.length > 0)
    return say('Your choice of what was found: take a thing, or go on', {
      yours: true,
      offers: [...chosen, ...offers],
    });
  const words = warned(asking, leads).map((one) => (one.endsWith('?') ? one : `${one}.`));
  return say([...words, asked(asking, leads, offers.length > 0)].join(' '), {
    offers: [...(isDark(state) ? toLight(asking) : []), ...offers],
  });
}

/** What may be done in the turn, first what one is led to; of its ends that which is due. */
function offered(
  asking: Asking,
  { night, risen, take, bear, mind, dead, won, home, unequipped }: Leads,
): readonly string[] {
  const turn = isWeary(asking.state) ? ['EndTurn:resting', 'EndTurn:active'] : ['EndTurn:active', 'EndTurn:resting'];
  const [ending, ...others] = turn.filter((key) => asking.offers.some((offer) => offer.key === key));
  return [
    ...night,
    ...risen.offers,
    ...take,
    ...bear,
    ...mind,
    ...dead,
    ...(ending ? [ending] : []),
    ...(unequipped === null ? [] : home),
    ...toOpen(asking),
    ...won,
    ...others,
    ...nextKeys(asking, 'clock').filter((key) => !key.startsWith('EndTurn')),
    ...keysOf(asking, ['ProposeEndTurn']),
    ...(unequipped === null ? home : []),
  ];
}

/** Whoever is asked to end the turn answers that first. */
const endFirst = (keys: readonly string[]): readonly string[] =>
  keys.toSorted((one, other) => Number(other.startsWith('EndTurn')) - Number(one.startsWith('EndTurn')));

/** What is said first, because it should not be overlooked. */
function warned(asking: Asking, { risen, take, bear, mind, dead, unequipped }: Leads): readonly string[] {
  const { state } = asking;
  const dark = isDark(state);
  const awaited = awaitedBodies(state).length > 0;
  const found = adventureOf(state).finds.filter(({ id }) => take.includes(`TakeThing:agreement:${id}`));
  const soon = [restSoon(state), dark ? null : dimming(asking)].flatMap((one) => one ?? []);
  return [
    ...(dark ? ['No light burns'] : []),
    ...risen.words,
    ...(awaited ? ['The referee decides what is found on the dead'] : []),
    ...(found.length > 0 ? [`Who takes ${listed(found.map(({ name }) => withThe(name)))}?`] : []),
    ...(bear.length > 0 ? ['Who carries the treasure?'] : []),
    ...(dead.length > 0 ? [`${awaited ? 'Others of the' : 'The'} dead have not been searched`] : []),
    ...(mind.length > 0 ? ['There are spells to memorise'] : []),
    ...(unequipped === null ? [] : [`${unequipped}, and the shop is in town`]),
    ...soon,
  ];
}

/** What the turn waits for. @param able this person may do anything in it */
function asked(asking: Asking, { night, won }: Leads, able: boolean): string {
  const { state, seat, referee } = asking;
  const ends = endsTurn(state, seat);
  if (night.length > 0) return 'The party sleeps: let the night go on, or wake the party and end the turn';
  if (isWeary(state) && (referee || ends)) return 'Rest for a turn, or go on all the same';
  if (won.length > 0) return 'The fight is won. The party explores: say what they find, or end the turn';
  if (referee) return 'The party explores: end the turn when everyone is done';
  if (ends) return toExplore(asking, 'let the turn end');
  return toExplore(asking, able ? 'propose to end the turn' : null);
}

/** What is still to be explored by, and what else this person may do; null for only to wait. */
function toExplore({ state, own }: Asking, ending: string | null): string {
  const mine = own.filter((one) => isCapable(one) && countsActs(state, one));
  const left = (['move', 'search', 'listen'] as const).filter(
    (act) => mine.length === 0 || mine.some((one) => noTimeFor(state, one, act) === null),
  );
  if (left.length === 0) {
    const spent = `${listed(mine.map(called))} ${mine.length > 1 ? 'have' : 'has'} no time for more in this turn`;
    return ending === null ? `${spent}: waiting for ${turnEnder(state)} to end it` : `${spent}: ${ending}`;
  }
  if (ending !== null) return `Explore: ${left.join(', ')}, or ${ending}`;
  const words = left.length > 1 ? `${left.slice(0, -1).join(', ')} or ${left.at(-1)}` : left[0];
  return `Explore: ${words}, until ${turnEnder(state)} ends the turn`;
}

/** The players who would have the turn end, as this person calls them, and what they do; null where nobody would. */
export function proposersIn({ state, seat }: Asking): { readonly names: string; readonly verb: string } | null {
  const by = (state.turnProposals ?? []).filter((user) => state.people[user]?.role === 'player');
  if (by.length === 0) return null;
  const names = listed(by.map((user) => (user === seat.user ? 'You' : (state.people[user]?.name ?? 'Somebody'))));
  return { names, verb: by.length > 1 || by.includes(seat.user) ? 'propose' : 'proposes' };
}

/** Somebody would have the turn end: those who may end it are asked, the others are told. */
export function proposal(asking: Asking, ends: boolean): string | null {
  const { state, seat } = asking;
  const proposing = proposersIn(asking);
  if (proposing === null) return null;
  const proposed = `${proposing.names} ${proposing.verb} to end the turn`;
  if (ends) return proposed;
  return state.turnProposals?.includes(seat.user)
    ? `${proposed}: wait for ${turnEnder(state)}, or go on after all`
    : `${proposed}: waiting for ${turnEnder(state)}`;
}

const turnEnder = (state: GameState): string =>
  state.party.caller === null ? 'the referee' : `${speaker(state)} or the referee`;

const isWeary = (state: GameState): boolean => state.party.turnsSinceRest >= rulesOf(state).rest.activeTurns;

function restSoon(state: GameState): string | null {
  const { party } = state;
  const { activeTurns } = rulesOf(state).rest;
  if (isWeary(state)) return 'The party is weary, and should rest';
  return party.turnsSinceRest === activeTurns - 1 ? 'Rest is due after this turn' : null;
}

/** Whether the party stands where no light burns, on a scene that has none of its own. */
function isDark(state: GameState): boolean {
  const scene = sceneOf(state);
  const stands = partyOf(state).some((member) => isCapable(member) && member.at?.scene === scene?.id);
  return stands && scene?.ambient === 'dark' && scene.lights.length === 0 && Object.keys(state.lights).length === 0;
}

/** What is lit first where there is a choice; whatever else shines comes after these. */
const KINDS_FIRST: readonly unknown[] = [
  'lantern',
  'hooded-lantern',
  'torch',
  'candle',
] satisfies readonly BurningKind[];

/** A light that one of this person's own can make, a lantern before a torch; for the referee, one that those make first whom nobody plays. */
function toLight({ state, referee, own, offers }: Asking): readonly string[] {
  const bearers = referee ? partyOf(state) : own;
  const lights = bearers.flatMap(({ id, owner }) =>
    offers
      .filter(({ command, about, barred }) => command === 'LightUp' && about === id && barred === null)
      .map(({ key, fixed }) => ({
        key,
        isPlayed: owner !== null,
        rank: KINDS_FIRST.includes(fixed.kind) ? KINDS_FIRST.indexOf(fixed.kind) : KINDS_FIRST.length,
      })),
  );
  return lights
    .toSorted((a, b) => (referee ? Number(a.isPlayed) - Number(b.isPlayed) : 0) || a.rank - b.rank)
    .slice(0, 1)
    .map(({ key }) => key);
}

/** Lights in the party's hands that burn out with the turn. */
function dimming(asking: Asking): string | null {
  const { lights } = asking.state;
  const carriers = partyOf(asking.state);
  const [first] = Object.values(lights).flatMap((light) => {
    const carrier = carriers.find(({ id }) => id === light.carriedBy);
    return carrier && light.turnsLeft !== null && light.turnsLeft <= 1
      ? [`${called(carrier)}’s ${lightName(light)} goes out with this turn`]
      : [];
  });
  return first ?? null;
}
