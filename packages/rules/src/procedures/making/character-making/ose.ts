import { abilityBand } from '../../../books/ose/content/abilities.ts';
import { CLASS_TABLES, CLASSES } from '../../../books/ose/content/classes.ts';
import { infravisionOf } from '../../../books/ose/content/demihumans.ts';
import { classTable } from '../../../books/ose/content/levels.ts';
import { pointsOfDie } from '../../../books/ose/content/points-of-die.ts';
import { bestOf, pointsMadeOf } from '../../../content/points-made.ts';
import { roll } from '../../../core/index.ts';
import type { Ability } from '../../../state/creature.ts';
import type { CharacterMakingRule } from './rule.ts';
import { scoresBy } from './scores.ts';

/** Those whose bonus is one figure, whatever it is for; intelligence brings languages, charisma several figures. */
const ONE_FIGURE: readonly Ability[] = ['STR', 'DEX', 'CON', 'WIS'];

/** OSE-APX-01, 02, 10. */
export const oseCharacterMaking: CharacterMakingRule = {
  id: 'OSE-APX-01',
  steps: { array: 'OSE-APX-01', swap: 'OSE-APX-01', gold: 'OSE-APX-01', alignment: 'OSE-APX-01' },
  classes: CLASSES.map((name) => {
    const { prime, requirements, hitDie } = CLASS_TABLES[name];
    return { name, rule: 'OSE-APX-02', prime, requirements, hitDie: `1d${hitDie}` };
  }),
  array: null,
  swaps: 0,
  trade: { rule: 'OSE-APX-01', lower: ['STR', 'INT', 'WIS'], least: 9, most: 18, cost: 2 },
  scores: (dice) => scoresBy(() => roll(dice, 3, 6).total),
  hitPoints: {
    rule: 'OSE-APX-02',
    formula: 'a hit die and constitution, one at least',
    throw: (of, { CON }, dice) => pointsOfDie(dice.die(classTable(of)?.hitDie ?? 6), CON),
    parts: (_of, { CON }, faces, points) => pointsMadeOf(bestOf(faces), abilityBand(CON).modifier, points),
  },
  modifier: (ability, score) => (ONE_FIGURE.includes(ability) ? abilityBand(score).modifier : null),
  gold: (dice) => 10 * roll(dice, 3, 6).total,
  infravision: infravisionOf,
};
