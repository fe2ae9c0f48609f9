import { type BookAnswer, bookOf, type Introduction, SILENT } from '../book/book.ts';
import type { erisLines } from './catalogue.ts';
import { ERIS_TOPICS } from './content/topics.ts';
import { ERIS_HEEDS, erisContents } from './contents.ts';
import { ERIS_OPTIONS } from './options.ts';
import { changesWhatIsShared } from './shared.ts';

const as = (rule: keyof typeof erisLines, line?: string): BookAnswer =>
  line === undefined ? { rule } : { rule, line };

declare module '../../core/ruleset.ts' {
  interface Books {
    readonly eris: 'ERI';
  }
}

const introduction: Introduction = {
  name: 'Planet Eris',
  prefix: 'ERI',
  options: ERIS_OPTIONS,
  answers: {
    attack: as('ERI-ATK-02', 'A matrix for men by class and level, another for monsters by hit dice'),
    damage: as('ERI-CRI-01'),
    missiles: as('ERI-MIS-07'),
    twoWeapons: as('ERI-DMG-04'),
    parrying: as('ERI-PAR-02'),
    grappling: as('ERI-GRP-01'),
    afflictions: as('ERI-POI-01'),
    characterMaking: {
      rule: 'ERI-APX-13',
      line: 'Hit dice of the old booklets, three hit points at least; six classes and peoples',
    },
    advancement: as('ERI-XPA-06'),
    party: as('ERI-TRS-01'),
    dying: as('ERI-DTH-01'),
    savingThrow: as('ERI-APX-10', 'Five numbers by class and level'),
    surprise: as('ERI-LIT-02'),
    initiative: as('ERI-INI-01'),
    combatRound: as('ERI-ACT-01'),
    evasion: as('ERI-PUR-01'),
    pursuit: as('ERI-PUR-02'),
    morale: as('ERI-CMB-03'),
    encumbrance: as('ERI-MVE-02'),
    movement: as('ERI-MOV-01'),
    encounter: as('ERI-MOV-03'),
    turn: as('ERI-TIM-02'),
    doors: { rule: 'ERI-HOB-06', line: 'A stuck one by the same chance for all but hobbits; a lock by the skill' },
    search: as('ERI-ELF-12'),
    traps: { rule: 'ERI-ADV-06', line: 'Taken apart by whoever has the skill to find them' },
    climbing: { rule: 'ERI-ADV-06', line: 'Sheer walls with gear, or by the skill' },
    abilityCheck: { rule: 'ERI-RUL-05', line: 'Abilities as in the chapter; chances by a rule of its own' },
    classFunctions: as('ERI-ELF-01'),
    skills: as('ERI-SKL-03'),
    sneaking: as('ERI-SNK-02'),
    pickpocketing: as('ERI-PIC-01'),
    backgrounds: as('ERI-ADV-02'),
    illusions: as('ERI-ILL-01'),
    spells: as('ERI-APX-08', 'By class and level, each class by a table of its own'),
    massCombat: as('ERI-MAS-03', 'Figures of many fight; one who falls may be killed, taken or left for dead'),
    monsters: as('ERI-CNV-01'),
    conversion: as('ERI-CNV-01'),
    turning: as('ERI-APX-11', '2d6 by kind of undead and level; 2d6 of them'),
    equipping: as('ERI-DON-01'),
    light: as('ERI-LIT-01', 'Torches and lanterns thirty feet, six and eighteen turns; candles fifteen, and dim'),
    retainers: as('ERI-HIR-01'),
    research: SILENT,
    scribing: SILENT,
    training: as('ERI-SKL-07'),
    upkeep: as('ERI-UPK-01'),
    precedence: as('ERI-CMB-05'),
    healing: as('ERI-REC-02'),
  },
  ground: [
    ...(['ERI-RUL-01', 'ERI-RUL-02', 'ERI-RUL-03', 'ERI-RUL-04'] as const),
    ...(['ERI-CMB-04', 'ERI-GRP-07', 'ERI-GRP-08'] as const),
    ...(['ERI-SKL-01', 'ERI-SKL-02', 'ERI-ADV-05'] as const),
  ],
  topics: ERIS_TOPICS,
  conflict: (choice) => {
    if (changesWhatIsShared(choice))
      return {
        rule: 'ERI-CMB-04',
        sentence:
          'The tables of Planet Eris share experience, treasure’s worth and hit dice: first let characters stay at this table.',
      };
    return choice.options.rulesVisibleToPlayers === false && choice.options.showRules === true
      ? {
          rule: 'ERI-CMB-05',
          sentence: 'What players may not see cannot be shown with each ruling: choose one.',
        }
      : null;
  },
};

export const erisBook = bookOf(introduction, ERIS_HEEDS, erisContents);
