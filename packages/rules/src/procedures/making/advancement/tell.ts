import { type CreatureId, gathered, type Line, written } from '../../../core/index.ts';
import { counted, listed, someOrNo, verb } from '../../../core/words.ts';
import { nameOf, rulesOf, type Tellers, type Telling, toAll, toNobody, toSome } from '../../../play/index.ts';
import type { AwardPlace } from '../../../state/adventure.ts';
import { partyOf } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { isOpenToAll } from '../../situation/sight/known.ts';
import type { AdvancementEvent } from './events.ts';
import { levelEarned, type Part } from './rule.ts';

const PLACES: Readonly<Record<AwardPlace, string>> = {
  settlement: 'The party is home',
  safe: 'The party is safe',
  'session-end': 'The session ends',
};

/** Where the party is; of one that stands on the board still, not that it is home. */
const whereSaid = (state: GameState, place: AwardPlace): string =>
  place === 'settlement' && !state.downtime && partyOf(state).some((member) => member.at?.scene === state.scene)
    ? 'An award'
    : PLACES[place];

/** All whom everybody knows of; of others only who plays them. */
const about = (state: GameState, creature: CreatureId, line: Line): Telling => {
  const found = state.creatures[creature];
  if (found && isOpenToAll(state, found)) return toAll(line);
  return toSome(line, found?.owner ? [found.owner] : []);
};

function earnedText(parts: readonly Part[]): string {
  const earned = parts.filter(({ points }) => points > 0);
  if (earned.length === 0) return 'nothing was earned';
  const total = earned.reduce((sum, { points }) => sum + points, 0);
  const each = earned.map(
    ({ name, points }) => `${written(points)} for ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
  );
  const said = listed(each).replace('for besides', 'besides').replace('for bonus', 'as a bonus');
  return `${counted(total, 'experience point')} ${verb(total, 'was', 'were')} earned (${said})`;
}

export const advancementTellers: Tellers<AdvancementEvent> = {
  AwardReckoned: () => toNobody,
  AwardDropped: () => toNobody,
  AwardMade: ({ place, parts, why }, after) =>
    toAll({ kind: 'table', text: `${whereSaid(after, place)}: ${earnedText(parts)}.`, why, tone: 'good' }),
  ExperienceGained: ({ creature, experience, lost, why }, after, before) => {
    const gained = experience - (before.creatures[creature]?.experience ?? 0);
    const found = after.creatures[creature];
    const level = found ? levelEarned(rulesOf(after).advancement, found) : 0;
    const rises = found && level > found.level ? `, enough for level ${level}` : '';
    const over = lost > 0 ? ` (${written(lost)}${gained > 0 ? ' more' : ''} ${verb(lost, 'is', 'are')} lost)` : '';
    const text = `${nameOf(after, creature)} earns ${someOrNo(gained, 'experience point')}${over}, and has ${written(experience)}${rises}.`;
    return about(after, creature, { kind: 'table', text, why });
  },
  LevelGained: ({ creature, level, hitPoints, rolls, why }, after, before) => {
    const more = hitPoints.max - (before.creatures[creature]?.hitPoints.max ?? 0);
    const points = more === 0 ? 'no more hit points' : `${counted(more, 'more hit point')}`;
    const text = `${nameOf(after, creature)} rises to level ${level}, with ${points}: ${hitPoints.max}.`;
    return about(after, creature, { kind: 'roll', text, rolls: gathered(rolls), why, tone: 'good' });
  },
  SessionEnded: ({ why }) => toAll({ kind: 'table', text: 'The session is over.', why }),
};
