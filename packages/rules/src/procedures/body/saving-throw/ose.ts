import { abilityBand } from '../../../content/ose/abilities.ts';
import type { SaveValues } from '../../../content/ose/classes.ts';
import { classSaves, monsterSaves, NORMAL_HUMAN_SAVES, savesAs } from '../../../content/ose/noted-saves.ts';
import type { Creature, Save } from '../../../state/creature.ts';
import { savingFigures } from './ose-figures.ts';
import type { SavingThrowRule } from './rule.ts';

/** OSE-SAV-03, R36. */
function values({ class: calling, level, saveAs, hitDice }: Creature): SaveValues {
  const own = calling === null ? null : classSaves(calling, level);
  const noted = saveAs === null ? null : savesAs(saveAs);
  return own ?? noted ?? (hitDice ? monsterSaves(wholeDice(hitDice.dice, hitDice.plus)) : NORMAL_HUMAN_SAVES);
}

/** Dice lessened by hit points below one die count as less than one. */
const wholeDice = (dice: number, plus: number): number => (dice <= 1 && plus < 0 ? 0 : Math.floor(dice));

/** Wisdom counts against magic: wands, spells, rods and staves (OSE-SAV-02, OSE-APX-01). */
const AGAINST_MAGIC: readonly Save[] = ['wands', 'spells'];

/** OSE-SAV-01…04; no natural roll decides by itself (R16). */
export const oseSavingThrow: SavingThrowRule = {
  cites: { numbers: 'OSE-SAV-01', likeness: 'OSE-SAV-03' },
  rule: 'OSE-SAV-02',
  poison: 'OSE-SAV-05',
  figures: savingFigures,
  numbers: {
    bonusOf: { name: 'wisdom', rule: 'OSE-APX-01' },
    values,
    bonus: ({ abilities }, save) =>
      abilities && AGAINST_MAGIC.includes(save) ? abilityBand(abilities.WIS).modifier : 0,
    saved: (total, value) => total >= value,
  },
  likenesses: [],
  lessened: {
    rule: 'OSE-SAV-04',
    half: (damage) => Math.floor(damage / 2),
  },
  ruleOf: null,
  said: null,
};
