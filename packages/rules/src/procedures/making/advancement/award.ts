import { byRule, impossible, type Refusal } from '../../../core/index.ts';
import { written } from '../../../core/written.ts';
import type { Handler, Play } from '../../../play/index.ts';
import { AWARD_PLACES, adventureOf, type Reckoned } from '../../../state/adventure.ts';
import type { GameState } from '../../../state/state.ts';
import { refereeOnly } from '../../table/permission/permission.ts';
import { placesEntered } from './places.ts';
import { candidates, placesCounted, type Reckoning, reckon } from './reckoning.ts';

/** The most points, gold pieces and places in one award. */
export const MOST_POINTS = 1_000_000;
export const MOST_PLACES = 1_000;
/** The most experience that a sheet holds. */
const MOST_EXPERIENCE = 10_000_000;

const within = (figure: number, most: number): boolean => Number.isInteger(figure) && figure >= 0 && figure <= most;

/** Why no award is made now; null where one can be. */
export const comesFirst = ({ encounter }: GameState): Refusal | null =>
  encounter ? impossible('in-encounter', 'The encounter comes first.') : null;

/** What is said where nobody could share in it. */
export const NOBODY = 'The award is for living members of the party.';

const outside = (play: Play): Refusal | null => refereeOnly(play) ?? comesFirst(play.state);

const reckonAward: Handler<'ReckonAward'> = (play, { type: _, ...reckoned }) => {
  const refusal = outside(play) ?? unsound(play, reckoned);
  if (refusal) return refusal;
  const against = play.rules.advancement.award.forbids(reckoned.place);
  const refused = against && play.unless(byRule(against.rule, 'forbidden', against.text));
  if (refused) return refused;
  play.happen({ type: 'AwardReckoned', reckoned });
  return null;
};

function unsound(play: Play, { place, monsters, treasure, magic, extra, places, sharers }: Reckoned): Refusal | null {
  const figures = [monsters, treasure, magic, extra];
  if (
    !AWARD_PLACES.includes(place) ||
    !figures.every((each) => within(each, MOST_POINTS)) ||
    !within(places, MOST_PLACES)
  )
    return impossible('bad-input', `Whole numbers, from 0 to ${written(MOST_POINTS)}.`);
  const there = candidates(play.state).map(({ id }) => id);
  return sharers.length > 0 && sharers.every((sharer) => there.includes(sharer))
    ? null
    : impossible('no-such-thing', NOBODY);
}

const dropAward: Handler<'DropAward'> = (play) => {
  const refusal = refereeOnly(play);
  if (refusal) return refusal;
  if (!adventureOf(play.state).reckoned) return impossible('no-such-thing', 'No award is reckoned.');
  play.happen({ type: 'AwardDropped' });
  return null;
};

const awardExperience: Handler<'AwardExperience'> = (play) => {
  const refusal = outside(play);
  if (refusal) return refusal;
  const { reckoned } = adventureOf(play.state);
  if (!reckoned) return impossible('no-such-thing', 'Reckon the award first.');
  const reckoning = reckon(play.state, reckoned);
  shareOut(play, reckoning);
  const { advancement } = play.rules;
  const { parts } = reckoning;
  play.happen({
    type: 'AwardMade',
    place: reckoned.place,
    parts,
    known: placesEntered(play.state),
    why: {
      rule: advancement.award.id,
      formula: 'what was overcome and brought home, shared out',
      notes: parts.map(({ name, points, rule }) => ({ rule, text: `${name}: ${written(points)}` })),
    },
  });
  for (const share of reckoning.shares) gain(play, share);
  return null;
};

/** What is in the pool goes to each with the award. */
function shareOut(play: Play, { coins: shared }: Reckoning): void {
  if (!shared) return;
  const { coins, valuables } = adventureOf(play.state);
  const { each, split } = shared;
  play.happen({
    type: 'TreasureDivided',
    coins: { ...coins, gp: coins.gp + valuables },
    shares: each,
    remainder: split.remainder,
    why: { rule: play.rules.party.cites.shares, formula: 'the pool, in shares, as experience is given' },
  });
}

function gain(play: Play, { sharer, experience: after, awarded, lost, notes }: Reckoning['shares'][number]): void {
  const { creature, since } = sharer;
  const experience = Math.min(MOST_EXPERIENCE, after);
  play.happen({
    type: 'ExperienceGained',
    creature: creature.id,
    experience,
    lost,
    since: { ...since, awarded: since.awarded + awarded, left: experience },
    why: { rule: play.rules.advancement.award.id, formula: 'step by step', notes },
  });
}

/** What one session may bring begins anew, and so does the count of new places. */
export const EMPTY = 'The session has brought nothing yet.';

const endSession: Handler<'EndSession'> = (play) => {
  const refusal = outside(play);
  if (refusal) return refusal;
  const { since } = adventureOf(play.state);
  if (Object.keys(since).length === 0 && placesCounted(play.state) === 0) return impossible('no-change', EMPTY);
  const {
    award: { limits },
  } = play.rules.advancement;
  const why = { rule: limits, formula: 'what one session may bring begins anew' };
  play.happen({ type: 'SessionEnded', known: placesEntered(play.state), why });
  return null;
};

export const awardHandlers = {
  ReckonAward: reckonAward,
  DropAward: dropAward,
  AwardExperience: awardExperience,
  EndSession: endSession,
} as const;
