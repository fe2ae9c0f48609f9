import type { Eye } from '../../core/index.ts';
import { listed } from '../../core/words.ts';
import { rulesOf } from '../../play/index.ts';
import { newPlaces } from '../../procedures/making/advancement/places.ts';
import { reckon } from '../../procedures/making/advancement/reckoning.ts';
import { levelEarned } from '../../procedures/making/advancement/rule.ts';
import { THING_NAMES } from '../../procedures/party/treasure/names.ts';
import { overloadedBy } from '../../procedures/party/treasure/overloaded.ts';
import { groupName } from '../../procedures/situation/sight/group-name.ts';
import { adventureOf, type MagicFind, type Overcome, untaken } from '../../state/adventure.ts';
import { helplessNow, overcomeNow } from '../../state/overcome.ts';
import type { GameState } from '../../state/state.ts';
import type { AdventureRecord, AwardPreview } from '../records/index.ts';
import type { SharedSection } from './section.ts';

/** What was found and done; what it is worth, and the award that is reckoned, the referee alone sees. */
export const adventure: SharedSection = {
  shared: true,
  reads: (state, eye) => [
    state.adventure,
    state.people,
    ...(eye === 'referee'
      ? [overcomeNow(state).length, helplessNow(state).length, ...placesRead(state), ...awardRead(state)]
      : []),
  ],
  entries: (state, eye) => [['adventure', recordOf(state, eye)]],
};

const placesRead = (state: GameState): readonly unknown[] =>
  rulesOf(state).advancement.earns.places ? [state.scenes, state.land?.trodden, state.otherLands] : [];
const awardRead = ({ adventure: now, creatures, engagements, party, magic, borne }: GameState): readonly unknown[] =>
  now?.reckoned ? [creatures, engagements, party, magic, borne] : [];

function recordOf(state: GameState, eye: Eye): AdventureRecord {
  const { coins, valuables, turns, reckoned } = adventureOf(state);
  const { cites } = rulesOf(state).party;
  const referee = eye === 'referee';
  return {
    type: 'adventure',
    pool: { coins, valuables, rule: cites.pool },
    things: untaken(state).map((find) => ({
      id: find.id,
      name: find.name,
      worth: referee ? worth(state, find) : null,
    })),
    turns: turns.map((user) => state.people[user]?.name ?? 'Somebody'),
    places: referee ? placesOf(state) : null,
    overcome: referee ? overcome(state) : null,
    helpless: referee ? lyingHelpless(state) : null,
    award: referee && reckoned ? preview(state, reckoned) : null,
  };
}

function worth(state: GameState, { thing, named, earned, is = THING_NAMES[thing] }: MagicFind): string {
  const {
    earns: { magic },
  } = rulesOf(state).advancement;
  const points = earned ? 0 : (magic?.worth(thing, named) ?? 0);
  return points > 0 ? `${is}, ${points} points` : is;
}

function placesOf(state: GameState): AdventureRecord['places'] {
  const {
    earns: { places },
  } = rulesOf(state).advancement;
  if (!places) return null;
  const entered = newPlaces(state).length;
  return { entered, percent: places.bonus(entered), rule: places.rule };
}

function overcome(state: GameState): NonNullable<AdventureRecord['overcome']> {
  const {
    earns: { foe },
  } = rulesOf(state).advancement;
  return alike(overcomeNow(state)).map((all) => ({
    name: nameOfAll(all),
    count: all.length,
    points: all.reduce((sum, { hitDice }) => sum + (foe && hitDice ? foe.worth(hitDice) : 0), 0),
  }));
}

function lyingHelpless(state: GameState): string | null {
  const all = alike(helplessNow(state)).map((some) => counts(some.length, nameOfAll(some)));
  return all.length > 0 ? listed(all) : null;
}

const counts = (count: number, name: string): string => (count > 1 ? `${count} ${name}` : name);

const nameOfAll = (all: readonly Overcome[]): string =>
  all.length > 1 ? groupName(all).replace(/^The /, '') : (all[0]?.name ?? '');

const alike = (all: readonly Overcome[]): readonly (readonly Overcome[])[] => [...Map.groupBy(all, kindOf).values()];

/** Those who are called the same but for a by-name or a number, and are as mighty. */
const kindOf = ({ name, hitDice }: Overcome): string =>
  `${name
    .replace(/\s+\d+$/, '')
    .split(' ')
    .at(-1)
    ?.toLowerCase()} ${JSON.stringify(hitDice)}`;

function preview(state: GameState, reckoned: Parameters<typeof reckon>[1]): AwardPreview {
  const { advancement, party } = rulesOf(state);
  const { parts, shares, coins } = reckon(state, reckoned);
  return {
    parts,
    shares: shares.map(({ sharer: { creature }, experience, notes }) => ({
      creature: creature.id,
      name: creature.name,
      gained: experience - creature.experience,
      experience,
      level: levelEarned(advancement, { ...creature, experience }),
      notes,
    })),
    coins: coins && {
      each: coins.each,
      left: coins.split.remainder,
      rule: party.cites.shares,
      overloaded: overloadedBy(state, coins.each).map(({ name }) => name),
    },
  };
}
