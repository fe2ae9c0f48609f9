import { wholeDice } from '../../../books/basic/content/classes.ts';
import { basicSaves, notedSaves } from '../../../books/basic/content/saves.ts';
import type { RuleId } from '../../../core/index.ts';
import type { Creature, Save, SaveValues } from '../../../state/creature.ts';
import type { SavingThrowRule } from './rule.ts';

/** BFR-SAV-03 to 06, 08, 09. */
function values({ class: calling, level, saveAs, hitDice }: Creature): SaveValues {
  if (calling !== null) return basicSaves(calling, level);
  const noted = saveAs === null ? null : notedSaves(saveAs);
  return noted ?? basicSaves('fighter', hitDice ? wholeDice(hitDice) : 0);
}

/** BFR-SAV-07: what folk add, whatever their class. */
const FOLK: Readonly<Record<string, (save: Save) => number>> = {
  dwarf: (save) => (save === 'breath' ? 3 : 4),
  halfling: (save) => (save === 'breath' ? 3 : 4),
  elf: (save) => (save === 'paralysis' ? 1 : save === 'wands' || save === 'spells' ? 2 : 0),
};

const TABLES: Readonly<Record<string, RuleId>> = {
  cleric: 'BFR-SAV-03',
  'magic-user': 'BFR-SAV-05',
  thief: 'BFR-SAV-06',
  elf: 'BFR-SAV-09',
};

/** BFR-SAV as one slot. */
export const basicSavingThrow = (chapter: SavingThrowRule): SavingThrowRule => ({
  rule: 'BFR-SAV-01',
  cites: { numbers: 'BFR-SAV-01', likeness: 'BFR-SAV-08' },
  numbers: {
    one: false,
    bonusOf: { name: 'folk', rule: 'BFR-SAV-07' },
    values,
    bonus: ({ class: calling }, save) => (calling === null ? 0 : (FOLK[calling]?.(save) ?? 0)),
    saved: (total, value, natural) => natural === 20 || (natural !== 1 && total >= value),
    naturals: 'BFR-SAV-02',
  },
  figures: ({ class: calling, level, saveAs, hitDice }) => [
    calling === null
      ? {
          name: 'Saves as',
          value: saveAs ?? (hitDice ? `fighter ${wholeDice(hitDice)}` : 'normal person'),
          rule: 'BFR-SAV-08',
          why: saveAs === null ? 'hit dice' : 'as its description notes',
        }
      : {
          name: 'Saves as',
          value: `${calling} ${level}`,
          rule: TABLES[calling] ?? 'BFR-SAV-04',
          why: 'class and level',
        },
  ],
  poison: 'BFR-SAV-01',
  paralysis: chapter.paralysis,
  likenesses: [],
  lessened: chapter.lessened,
  of: null,
});
