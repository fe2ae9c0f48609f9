import type { UserId } from '../../../core/index.ts';
import { inside, verb } from '../../../core/words.ts';
import { written } from '../../../core/written.ts';
import { nameOf } from '../../../play/index.ts';
import { withOnlyCoins } from '../../../procedures/body/creature/only-coins.ts';
import { awaitedBodies } from '../../../procedures/dungeon/bodies/kept.ts';
import { tablesForDead } from '../../../procedures/dungeon/bodies/tables.ts';
import { checksDue } from '../../../procedures/dungeon/wandering/kept.ts';
import { reckon } from '../../../procedures/making/advancement/reckoning.ts';
import { groupName } from '../../../procedures/situation/sight/group-name.ts';
import { isSeen } from '../../../procedures/situation/sight/known.ts';
import { outcomesOf } from '../../../procedures/table/random-tables/kept.ts';
import { adventureOf } from '../../../state/adventure.ts';
import { watches } from '../../../state/commanding.ts';
import { isOffBoard, partyOf, sceneOf, turnOf as turnNumber } from '../../../state/read.ts';
import { drawnUpInWords } from '../drawn-up.ts';
import { applying } from './applying.ts';
import { proposal, proposersIn, turnOf } from './exploring-turn.ts';
import { newlyCome } from './newly-come.ts';
import { type Asking, idsOf, keysOf, listed, type Said, say } from './said.ts';
import { withWatchers } from './watching.ts';

/** No encounter, no journey, no downtime: the party explores, turn by turn. */
export function exploring(asking: Asking): Said {
  const { state, seat, referee } = asking;
  if (referee)
    return (
      drawnUp(asking) ??
      due(asking) ??
      unprepared(asking) ??
      reckoned(asking) ??
      inSight(asking) ??
      onTheDead(asking) ??
      settingOut(asking) ??
      gathering(asking) ??
      joining(asking) ??
      withWatchers(asking, turnOf(asking))
    );
  const scene = sceneOf(state);
  if (!scene)
    return say(
      watches(seat) ? 'You watch: the game has not begun yet' : 'Waiting for the referee to put a map on the board',
    );
  if (watches(seat)) return say(`You watch: the party explores ${scene.name}`);
  return isOffBoard(state) ? say('Waiting for the referee to bring the party to a map') : turnOf(asking);
}

/** A party that is home is brought to where the next adventure begins, and not before all have bought what they want. */
function settingOut(asking: Asking): Said | null {
  const { state } = asking;
  if (!isOffBoard(state)) return null;
  const unequipped = withOnlyCoins(state, partyOf(state));
  const { words, offers } = applying(asking);
  const next =
    unequipped === null
      ? ['Bring the party to where the adventure goes on']
      : [unequipped, 'Bring the party in once all are equipped'];
  return say([...words, ...next].join('. '), {
    yours: true,
    offers: [...keysOf(asking, ['BringParty']), ...offers],
  });
}

/** Whoever is new comes to the others first. */
function joining(asking: Asking): Said | null {
  const come = newlyCome(asking);
  if (!come || proposal(asking, true) !== null) return null;
  return say(`${come.sentence}: bring them to the party once they are equipped`, {
    yours: true,
    who: come.who,
    offers: [...come.offers, ...turnOf(asking).offers],
  });
}

/** Monsters that the party sees, or would if they were not hidden, and has not met. */
function inSight(asking: Asking): Said | null {
  const { state } = asking;
  const meeting = asking.offers.find(({ key, next }) => key === 'BeginEncounter:these' && next);
  if (!meeting) return null;
  const these: ReadonlySet<unknown> = new Set([meeting.fixed.creatures].flat());
  const met = Object.values(state.creatures).filter(({ id }) => these.has(id));
  const theirs = groupName(met);
  const seen = met.some((one) => !one.hidden && isSeen(state, one));
  const where = seen
    ? `The party sees ${inside(theirs)}`
    : `${theirs} ${verb(met.length, 'is', 'are')} hidden where the party looks`;
  const proposing = proposersIn(asking);
  return say(
    `${where}: begin the encounter, or end the turn${proposing ? `, as ${proposing.names} ${proposing.verb}` : ''}`,
    { yours: true, who: idsOf(met), offers: [meeting.key, ...turnOf(asking).offers] },
  );
}

/** What a check brought up is the referee's to know. */
function drawnUp(asking: Asking): Said | null {
  const { drawnUp: come } = asking.state;
  if (!come) return null;
  return say(`${drawnUpInWords(come)}: begin the encounter, or send them away`, {
    yours: true,
    who: come.creatures,
    offers: meetOrDismiss(asking),
  });
}

/** To meet those who wait, or not; then others who might be met. */
export function meetOrDismiss(asking: Asking): readonly string[] {
  const [begin, ...others] = keysOf(asking, ['BeginEncounter']);
  return [...(begin ? [begin] : []), ...keysOf(asking, ['DismissDrawnUp']), ...others];
}

function due(asking: Asking): Said | null {
  const count = checksDue(asking.state);
  if (count === 0) return null;
  const what = count > 1 ? `${written(count)} checks for wandering monsters are` : 'A check for wandering monsters is';
  return say(`${what} due`, { yours: true, offers: keysOf(asking, ['CheckWandering', 'WaiveCheck']) });
}

function unprepared(asking: Asking): Said | null {
  const { state } = asking;
  if (!sceneOf(state)) {
    // The one made last is the one that is being prepared.
    const drawn = keysOf(asking, ['ShowScene']).toReversed();
    const offers = drawn.length > 0 ? drawn : keysOf(asking, ['MakeDungeon', 'NewScene']);
    return say('Show a map to the players to begin', { yours: true, offers });
  }
  if (partyOf(state).length > 0) return null;
  const offers = keysOf(asking, ['BeginCharacter']);
  const players = Object.values(state.people).filter(({ role }) => role === 'player');
  return players.length > 0
    ? say(`Waiting for ${listed(players.map(({ name }) => name))} to make a character, or make some yourself`, {
        offers,
      })
    : say('Invite players, who make characters for the party, or make some yourself', { yours: true, offers });
}

/** In the first turn of all, players who have just come still choose whom to play. */
function gathering(asking: Asking): Said | null {
  const { state } = asking;
  const owners = new Set(Object.values(state.creatures).map(({ owner }) => owner));
  const free = partyOf(state).filter(({ owner, kind }) => owner === null && kind === 'character');
  const newcomers = Object.entries(state.people).filter(
    ([user, { role }]) => role === 'player' && !owners.has(user as UserId),
  );
  if (turnNumber(state) > 1 || free.length === 0 || newcomers.length === 0) return null;
  if (proposal(asking, true) !== null) return null;
  const names = listed(newcomers.map(([, { name }]) => name));
  return say(`Waiting for ${names} to choose a character, or end the turn`, {
    who: free.map(({ id }) => id),
    offers: turnOf(asking).offers,
  });
}

/** What an award would bring stands at the desk: it is given, or put away. */
export function reckoned(asking: Asking): Said | null {
  const offers = keysOf(asking, ['AwardExperience', 'DropAward']);
  const award = adventureOf(asking.state).reckoned;
  if (!award || offers.length === 0) return null;
  const points = reckon(asking.state, award).parts.reduce((sum, part) => sum + part.points, 0);
  return say(`An award of ${written(points)} XP is calculated: give it, or discard it`, { yours: true, offers });
}

/** Somebody went through what the dead had: the referee says what that is. */
function onTheDead(asking: Asking): Said | null {
  const { state } = asking;
  const searches = awaitedBodies(state);
  if (searches.length === 0) return null;
  const tables = tablesForDead(state).map(({ id }) => id);
  // What came up there may be given at once.
  const rolled = new Set<string | null>(
    outcomesOf(state).flatMap(({ id, table }) => (tables.includes(table) ? [`outcome:${id}`] : [])),
  );
  const searchers = [...new Set(searches.map(({ by }) => by))].map((by) => nameOf(state, by));
  const dead = searches.length > 1 ? ['the dead'] : searches.map(({ body }) => nameOf(state, body));
  return say(
    `${listed(searchers)} ${searchers.length > 1 ? 'search' : 'searches'} ${listed(dead)}: say what is found`,
    {
      yours: true,
      who: searches.map(({ by }) => by),
      offers: [
        ...keysOf(asking, ['GiveOutcome'], ({ about }) => rolled.has(about)),
        ...keysOf(asking, ['RollTable'], ({ key }) => key.startsWith('RollTable:dead:')),
        ...keysOf(asking, ['PoolTreasure', 'PoolThing', 'FindNothing']),
      ],
    },
  );
}
