import { gathered, impossible, objections } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import type { Handler, Handlers } from '../../../play/index.ts';
import { adventureOf } from '../../../state/adventure.ts';
import { onlyReferee } from '../../table/permission/permission.ts';
import { awardExperience, dropAward, endSession, reckonAward } from './award.ts';
import type { advancementCommands } from './commands.ts';
import { mayAwardExperience, mayEndSession, mayLevelUp, mayReckonAward } from './may.ts';

/** One level; all that rests on it follows from the facts. */
const levelUp: Handler<'LevelUp'> = (play, { creature }) => {
  const riser = play.state.creatures[creature];
  if (!riser) return;
  const level = riser.level + 1;
  const { advancement } = play.rules;
  const { said, rolls } = play.noting((dice) => advancement.levels.risen(riser, level, dice));
  const { max, points = null, rule, formula, parts, notes } = said;
  const { now, max: before } = riser.hitPoints;
  const threshold = `level ${level} at ${counted(advancement.levels.needed(riser, level) ?? riser.experience, 'experience point')}`;
  play.happen({
    type: 'LevelGained',
    creature,
    level,
    hitPoints: { now: now + max - before, max },
    points,
    rolls,
    why: {
      rule,
      formula,
      ...(rolls.length > 0 ? { throws: gathered(rolls).map((roll) => ({ who: 'Hit points', roll })) } : {}),
      ...(parts ? { made: { amount: max - before, parts } } : {}),
      notes: [{ rule: advancement.levels.rises, text: threshold }, ...notes],
    },
  });
};

export const advancementHandlers: Handlers<typeof advancementCommands> = {
  ReckonAward: { may: mayReckonAward, play: reckonAward },
  DropAward: {
    may: (state, _, seat) =>
      objections(
        onlyReferee(seat),
        !adventureOf(state).reckoned ? impossible('no-such-thing', 'No award is reckoned.') : null,
      ),
    play: dropAward,
  },
  AwardExperience: { may: mayAwardExperience, play: awardExperience },
  EndSession: { may: mayEndSession, play: endSession },
  LevelUp: { may: mayLevelUp, play: levelUp },
};
