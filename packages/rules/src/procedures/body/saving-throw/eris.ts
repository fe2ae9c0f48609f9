import type { Save } from '../../../state/creature.ts';
import { erisCalling } from '../creature/eris-calling.ts';
import { erisSaves, erisSaveTarget, levelAgainst, resistsMagic, saverOf } from '../creature/eris-saves.ts';
import type { SavingThrowRule } from './rule.ts';

const MAGICAL: readonly Save[] = ['wands', 'spells'];

/** ERI-APX-10, ERI-SAV and the races' resistance as one slot. */
export const erisSavingThrow = (chapter: SavingThrowRule): SavingThrowRule => ({
  cites: { numbers: 'ERI-APX-10', likeness: 'ERI-SAV-02' },
  rule: 'ERI-APX-10',
  figures: (creature) => {
    const { class: of, level } = saverOf(creature);
    const monster = erisCalling(creature) === null;
    return monster
      ? [{ name: 'Saves as', value: `${of} ${level}`, rule: 'ERI-SAV-01', why: 'a level for each hit die' }]
      : [];
  },
  numbers: {
    one: false,
    bonusOf: { name: 'resists magic', rule: 'ERI-HOB-04' },
    values: (creature) => {
      const { class: of, level } = saverOf(creature);
      const [death = 0, wands = 0, stone = 0, breath = 0, spells = 0] = erisSaves(of, level);
      return [death, wands, stone, breath, spells];
    },
    bonus: (creature, save) => {
      const { class: of, level } = saverOf(creature);
      const kind = save === 'wands' ? 'W' : 'S';
      const resists = resistsMagic(creature.class === 'halfling' ? 'hobbit' : (creature.class ?? ''));
      if (!resists || !MAGICAL.includes(save)) return 0;
      return erisSaveTarget(of, level, kind) - erisSaveTarget(of, levelAgainst(level, true), kind);
    },
    saved: (total, value) => total >= value,
    naturals: null,
  },
  of: {
    rule: (creature) => {
      if (erisCalling(creature)) return 'ERI-APX-10';
      return creature.traits?.savesLike ? 'ERI-SAV-02' : 'ERI-SAV-01';
    },
    said: (creature) =>
      erisCalling(creature)
        ? null
        : {
            rule: 'ERI-SAV-03',
            text: `${creature.kind === 'monster' ? 'a monster’s d20' : 'without a class, as a monster’s, the d20'} has to reach its number; a 1 and a 20 are nothing special`,
          },
  },
  likenesses: ['fighter', 'magic-user', 'cleric'],
  lessened: {
    // What a save does to the harm the book leaves to the chapter.
    rule: chapter.lessened.rule,
    half: (damage) => Math.ceil(damage / 2),
  },
  poison: null,
  paralysis: null,
});
