import { type Line, madeOf, type Roll, type RuleId } from '../../../core/index.ts';
import { counted, withArticle } from '../../../core/words.ts';
import { rulesOf, type Tellers, toAll, toSome } from '../../../play/index.ts';
import { called } from '../../../state/called.ts';
import { ABILITIES, type AbilityScores } from '../../../state/creature.ts';
import type { GameState } from '../../../state/state.ts';
import { ABILITY_NAMES } from '../../body/ability-check/names.ts';
import type { CharacterMakingEvent } from './events.ts';
import { swapping } from './steps.ts';

const nameOf = (state: GameState, user: keyof GameState['people']): string => state.people[user]?.name ?? 'Somebody';

const line = (text: string, rule: RuleId | null = null, formula = ''): Line => ({
  kind: 'ruling',
  text,
  ...(rule && { why: { rule, formula } }),
});

const ruleOf = (state: GameState) => rulesOf(state).characterMaking;

const written = (scores: AbilityScores): string =>
  ABILITIES.map((ability) => `${ability} ${scores[ability]}`).join(', ');

/** Three dice to a score. */
const threes = ({ sides, faces }: Roll): readonly Roll[] =>
  Array.from({ length: faces.length / 3 }, (_, place) => {
    const three = faces.slice(3 * place, 3 * place + 3);
    return { sides, faces: three, plus: 0, total: three.reduce((sum, face) => sum + face, 0) };
  });

export const characterMakingTellers: Tellers<CharacterMakingEvent> = {
  CharacterBegun: ({ user, method, scores, thrown }, after) => {
    if (method === 'array')
      return toAll({
        ...line(
          `${nameOf(after, user)} begins a character with the array ${Object.values(scores).join(', ')}.`,
          ruleOf(after).steps.array,
          'fixed scores, arranged at will',
        ),
        rolls: [],
      });
    const rolls = threes(thrown);
    const throws = rolls.map((roll, place) => ({ who: ABILITIES[place] ?? '', roll }));
    return toAll({
      ...line(`${nameOf(after, user)} rolls a character: ${written(scores)}.`),
      why: { rule: ruleOf(after).id, formula: '3d6 for each, in order', throws },
      rolls,
    });
  },
  ScoresSwapped: ({ user, one, other }, after) =>
    toSome(
      line(
        `${nameOf(after, user)} exchanges ${ABILITY_NAMES[one]} and ${ABILITY_NAMES[other]}.`,
        swapping(ruleOf(after), after.drafts[user] ?? { method: 'rolled' }),
        'two scores change places',
      ),
      [user],
    ),
  ScoresTraded: ({ user, lower, raise, cost }, after) =>
    toSome(
      line(`${nameOf(after, user)} lowers ${ABILITY_NAMES[lower]} by ${cost} and raises ${ABILITY_NAMES[raise]} by 1.`),
      [user],
    ),
  ClassChosen: ({ user, class: chosen }, after) =>
    toSome(line(`${nameOf(after, user)}’s character is to be ${withArticle(chosen)}.`), [user]),
  HitPointsRolled: ({ user, class: of, points, thrown }, after) => {
    const { rule, formula } = ruleOf(after).hitPoints;
    // Which class it is to be is not told to the others, and so not here either.
    const text = `${nameOf(after, user)}’s character has ${counted(points, 'hit point')}.`;
    const scores = after.drafts[user]?.scores;
    const parts = scores && ruleOf(after).hitPoints.parts(of, scores, thrown.faces, points);
    const made = parts ? { made: { amount: points, parts } } : {};
    return toAll({ ...line(text), why: { rule, formula, roll: thrown, ...made }, rolls: [thrown] });
  },
  GoldRolled: ({ user, gold, thrown }, after) =>
    toAll({
      ...line(`${nameOf(after, user)}’s character begins with ${counted(gold, 'gold piece')}.`),
      why: {
        rule: ruleOf(after).steps.gold,
        formula: 'ten times 3d6',
        roll: thrown,
        made: madeOf(thrown, gold),
      },
      rolls: [thrown],
    }),
  CharacterMade: ({ user, creature }, after) =>
    toAll(
      line(
        `${nameOf(after, user)}’s ${creature.class}, ${called(creature)}, joins the party.`,
        ruleOf(after).steps.alignment,
        'class and alignment are chosen for good',
      ),
    ),
  CharacterDiscarded: ({ user }, after) => toAll(line(`${nameOf(after, user)} gives up a character half made.`)),
};
