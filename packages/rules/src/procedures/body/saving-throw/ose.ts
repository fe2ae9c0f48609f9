import { abilityBand } from '../../../books/ose/content/abilities.ts';
import { classSaves, monsterSaves, NORMAL_HUMAN_SAVES, savesAs } from '../../../books/ose/content/noted-saves.ts';
import type { Figure } from '../../../core/index.ts';
import { type Creature, SAVES, type Save, type SaveValues } from '../../../state/creature.ts';
import { effectsAgainst, letterOf } from './effects.ts';
import type { SavingThrowRule } from './rule.ts';

const words = (effect: string): string => effect.replace('-', ' ');

/** What each of the five throws is against (OSE-SAV-01). */
const DANGERS: Figure = {
  name: 'Saving throws against',
  value: SAVES.map((save) => `${letterOf(save)} ${effectsAgainst(save).map(words).join(', ')}`).join('; '),
  rule: 'OSE-SAV-01',
  why: 'what threatens decides; the first that fits',
};

/** Which table somebody saves by (OSE-SAV-03), where monsters find theirs (OSE-TAB-05), and what each throw is for. */
const savingFigures = (creature: Creature): readonly Figure[] => [...tables(creature), DANGERS];

function tables({ class: calling, level, saveAs, hitDice }: Creature): readonly Figure[] {
  const name = 'Saves as';
  if (calling !== null) return [{ name, value: `${calling} ${level}`, rule: 'OSE-SAV-03', why: 'class and level' }];
  const why = saveAs !== null ? 'as its description notes' : hitDice ? 'by its hit dice' : 'neither class nor hit dice';
  const value = saveAs ?? (hitDice ? `${Math.floor(hitDice.dice)} hit dice` : 'normal human');
  return [
    { name, value, rule: 'OSE-SAV-03', why },
    { name: 'Saving throw table', value: 'monsters', rule: 'OSE-TAB-05', why: 'those without a class' },
  ];
}

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
  paralysis: { turns: '2d4', rule: 'OSE-APX-13' },
  figures: savingFigures,
  numbers: {
    one: false,
    bonusOf: { name: 'wisdom', rule: 'OSE-APX-01' },
    values,
    bonus: ({ abilities }, save) =>
      abilities && AGAINST_MAGIC.includes(save) ? abilityBand(abilities.WIS).modifier : 0,
    saved: (total, value) => total >= value,
    naturals: null,
  },
  likenesses: [],
  lessened: {
    rule: 'OSE-SAV-04',
    half: (damage) => Math.floor(damage / 2),
  },
  of: null,
};
