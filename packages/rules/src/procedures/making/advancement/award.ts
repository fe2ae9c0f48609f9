import { written } from '../../../core/written.ts';
import type { Handler, Play } from '../../../play/index.ts';
import { adventureOf } from '../../../state/adventure.ts';
import { partyOf } from '../../../state/read.ts';
import { placesEntered } from './places.ts';
import { type Reckoning, reckon } from './reckoning.ts';
import { sharesMade } from './shares-made.ts';

/** The most experience that a sheet holds. */
const MOST_EXPERIENCE = 10_000_000;

export const reckonAward: Handler<'ReckonAward'> = (play, { type: _, ...reckoned }) =>
  play.happen({ type: 'AwardReckoned', reckoned });

export const dropAward: Handler<'DropAward'> = (play) => play.happen({ type: 'AwardDropped' });

export const awardExperience: Handler<'AwardExperience'> = (play) => {
  const { reckoned } = adventureOf(play.state);
  if (!reckoned) return;
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
      notes: parts
        .filter(({ points }) => points !== 0)
        .map(({ name, points, rule }) => ({ rule, text: `${name}: ${written(points)}` })),
    },
  });
  for (const share of reckoning.shares) gain(play, share);
};

/** What is in the pool goes to each with the award. */
function shareOut(play: Play, { coins: shared }: Reckoning): void {
  if (!shared) return;
  const { coins, valuables } = adventureOf(play.state);
  const { each, split } = shared;
  const sharers = partyOf(play.state).filter(({ id }) => (each[id] ?? 0) > 0);
  play.happen({
    type: 'TreasureDivided',
    coins: { ...coins, gp: coins.gp + valuables },
    shares: each,
    remainder: split.remainder,
    why: {
      rule: play.rules.party.cites.shares,
      formula: 'the pool, in shares, as experience is given',
      ...sharesMade(play.state, play.rules, sharers, split.remainder),
    },
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

export const endSession: Handler<'EndSession'> = (play) => {
  const {
    award: { limits },
  } = play.rules.advancement;
  const why = { rule: limits, formula: 'what one session may bring begins anew' };
  play.happen({ type: 'SessionEnded', known: placesEntered(play.state), why });
};
