import { byRule, gathered, impossible, type Refusal } from '../../../core/index.ts';
import { counted } from '../../../core/words.ts';
import { type Handler, type Handlers, type Play, rulesOf } from '../../../play/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { isDead } from '../../../state/read.ts';
import type { GameState } from '../../../state/state.ts';
import { forCreature } from '../../table/permission/permission.ts';
import { awardHandlers } from './award.ts';
import type { advancementCommands } from './commands.ts';

/** Why somebody does not rise now; null when the next level is earned. */
export function unrisen(state: GameState, riser: Creature): Refusal | null {
  const { advancement, afflictions } = rulesOf(state);
  const { name, experience, level, id } = riser;
  const needed = advancement.levels.needed(riser, level + 1);
  if (needed === null) return byRule(advancement.levels.rises, 'forbidden', `${name} can rise no higher.`);
  if (experience < needed)
    return byRule(
      advancement.levels.rises,
      'forbidden',
      `${name} needs ${counted(needed - experience, 'experience point')} more.`,
    );
  const drained = state.ailments?.[id]?.some(({ kind }) => kind === 'drained') ?? false;
  return drained ? byRule(afflictions.rule, 'forbidden', `${name} must rest to have the lost levels back.`) : null;
}

/** Whether there is anybody to rise, whatever has been earned. */
function absent(play: Play, riser: Creature): Refusal | null {
  if (riser.class === null || riser.kind === 'monster')
    return impossible('no-such-thing', `${riser.name} is of no class.`);
  if (isDead(riser)) return impossible('incapable', `${riser.name} is dead.`);
  return play.state.encounter ? impossible('in-encounter', 'The encounter comes first.') : null;
}

/** One level; all that rests on it follows from the facts. */
const levelUp: Handler<'LevelUp'> = (play, { creature }) => {
  const riser = play.state.creatures[creature];
  const refusal = forCreature(play, creature) ?? (riser ? absent(play, riser) : null);
  if (refusal || !riser) return refusal;
  const refused = play.unless(unrisen(play.state, riser));
  if (refused) return refused;
  const level = riser.level + 1;
  const { advancement } = play.rules;
  const { said, rolls } = play.noting((dice) => advancement.levels.risen(riser, level, dice));
  const { max, points = null, rule, formula, parts, notes } = said;
  const { now, max: before } = riser.hitPoints;
  const threshold = `level ${level} at ${advancement.levels.needed(riser, level) ?? riser.experience}`;
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
  return null;
};

export const advancementHandlers: Handlers<typeof advancementCommands> = { ...awardHandlers, LevelUp: levelUp };
