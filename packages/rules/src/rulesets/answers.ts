import { erisLines } from '../catalogue/eris.ts';
import { gormanLines } from '../catalogue/gorman.ts';
import type { RuleId, RulesetChoice, RulesetId, Slot } from '../core/index.ts';
import { changesWhatIsShared } from './shared-topics.ts';

/** What a book says of a procedure: a line, and the rule that says it. */
export interface BookAnswer {
  readonly rule: RuleId;
  readonly line: string;
}

/** A procedure that more than one book answers. */
export interface SlotAnswers {
  readonly label: string;
  readonly books: Readonly<Partial<Record<RulesetId, BookAnswer>>>;
}

/** What the books are called. */
export const BOOK_NAMES: Readonly<Record<RulesetId, string>> = {
  ose: 'Old-School Essentials',
  gorman: 'Gorman’s house rules',
  eris: 'Planet Eris',
};

const gorman = (rule: keyof typeof gormanLines): BookAnswer => ({ rule, line: gormanLines[rule] });
const eris = (rule: keyof typeof erisLines): BookAnswer => ({ rule, line: erisLines[rule] });
const ose = (rule: RuleId, line: string): BookAnswer => ({ rule, line });

/** Where a book says nothing. */
const silent: BookAnswer = { rule: 'TABLE', line: 'Says nothing: the referee rules' };

/** Where the books differ; on all else they follow the base book. */
export const ANSWERS: Readonly<Partial<Record<Slot, SlotAnswers>>> = {
  attack: {
    label: 'Striking and armour class',
    books: {
      ose: ose('OSE-CMB-17', 'The matrix by class, level and hit dice; dexterity counts for armour'),
      gorman: gorman('GOR-ATK-01'),
      eris: eris('ERI-ATK-02'),
    },
  },
  damage: {
    label: 'Damage and criticals',
    books: {
      ose: ose('OSE-CMB-24', 'A d6, or by weapon; a natural 20 only hits'),
      gorman: gorman('GOR-CMB-02'),
      eris: eris('ERI-CRI-01'),
    },
  },
  missiles: {
    label: 'Missiles, and shots into melee',
    books: {
      ose: ose('OSE-CMB-12', 'Three bands, +1, 0 and −1; one shot a round; a miss hits nobody'),
      gorman: gorman('GOR-CMB-09'),
      eris: eris('ERI-MIS-07'),
    },
  },
  twoWeapons: {
    label: 'Grip and second weapons',
    books: {
      ose: ose('OSE-CMB-24', 'A second weapon does nothing'),
      gorman: gorman('GOR-CMB-06'),
      eris: eris('ERI-DMG-04'),
    },
  },
  parrying: {
    label: 'Parrying',
    books: { ose: ose('OSE-CMB-16', 'Nobody parries'), eris: eris('ERI-PAR-02') },
  },
  grappling: {
    label: 'Grappling',
    books: {
      ose: ose('OSE-CMB-35', 'Nobody grapples'),
      gorman: gorman('GOR-GRP-02'),
      eris: eris('ERI-GRP-01'),
    },
  },
  afflictions: {
    label: 'Poison, paralysis and drained levels',
    books: {
      ose: ose('OSE-SAV-04', 'By saving throws that the referee calls for'),
      eris: eris('ERI-POI-01'),
    },
  },
  advancement: {
    label: 'Experience and levels',
    books: {
      ose: ose('OSE-APX-12', 'For monsters overcome and treasure brought home, in even shares; a level a session'),
      gorman: gorman('GOR-ADV-07'),
      eris: eris('ERI-XPA-06'),
    },
  },
  party: {
    label: 'Sharing what was found',
    books: {
      ose: ose('OSE-PTY-07', 'Even shares, half ones for retainers, whenever the party likes'),
      gorman: gorman('GOR-XPA-02'),
      eris: eris('ERI-TRS-01'),
    },
  },
  dying: {
    label: 'Death',
    books: {
      ose: ose('OSE-DTH-01', 'Whoever is at 0 hit points is dead'),
      gorman: gorman('GOR-DTH-01'),
      eris: eris('ERI-DTH-01'),
    },
  },
  savingThrow: {
    label: 'Saving throws',
    books: {
      ose: ose('OSE-SAV-01', 'Five numbers by class and level'),
      gorman: gorman('GOR-SAV-01'),
      eris: eris('ERI-APX-10'),
    },
  },
  surprise: {
    label: 'Surprise',
    books: {
      ose: ose('OSE-EVT-03', 'Sides that did not expect the meeting, on 2 in 6; light gives one away'),
      gorman: gorman('GOR-ENC-02'),
      eris: eris('ERI-LIT-02'),
    },
  },
  distance: {
    label: 'Encounter distance',
    books: {
      ose: ose('OSE-EVT-06', 'Dice of its own, by the kind of place'),
      gorman: gorman('GOR-ENC-03'),
    },
  },
  reaction: {
    label: 'Reaction',
    books: { ose: ose('OSE-EVT-08', '2d6 in five steps, from attack to friendship'), gorman: gorman('GOR-ENC-07') },
  },
  initiative: {
    label: 'Initiative',
    books: {
      ose: ose('OSE-CMB-03', 'A d6 for each side, ties thrown again; slow weapons last'),
      gorman: gorman('GOR-ENC-08'),
      eris: eris('ERI-INI-01'),
    },
  },
  combatRound: {
    label: 'The round of a fight',
    books: {
      ose: ose('OSE-CMB-01', 'Each side in turn goes through all phases; spells and moves out of melee are declared'),
      gorman: gorman('GOR-ENC-09'),
      eris: eris('ERI-ACT-01'),
    },
  },
  evasion: {
    label: 'Slipping away',
    books: {
      ose: ose('OSE-EVT-13', 'Before the fight, if one is the faster'),
      gorman: gorman('GOR-EVA-01'),
      eris: eris('ERI-PUR-01'),
    },
  },
  pursuit: {
    label: 'Pursuit',
    books: {
      ose: ose('OSE-PUR-02', 'Round by round until caught or out of sight'),
      gorman: gorman('GOR-EVA-04'),
      eris: eris('ERI-PUR-02'),
    },
  },
  wandering: {
    label: 'Wandering monsters',
    books: { ose: ose('OSE-DUN-17', '1 in 6 every second turn'), gorman: gorman('GOR-WAN-01') },
  },
  morale: {
    label: 'Morale',
    books: {
      ose: ose('OSE-MOR-02', '2d6 against a score of each kind; two successes end it'),
      gorman: gorman('GOR-MOR-02'),
      eris: eris('ERI-CMB-03'),
    },
  },
  encumbrance: {
    label: 'Encumbrance and movement',
    books: {
      ose: ose('OSE-ENC-01', 'Not counted, by armour and treasure, or coin by coin'),
      gorman: gorman('GOR-MOV-03'),
      eris: eris('ERI-MVE-02'),
    },
  },
  movement: {
    label: 'How far a turn takes one',
    books: {
      ose: ose('OSE-DUN-09', 'The rate in feet a turn; three times that where the way is known'),
      gorman: gorman('GOR-MOV-05'),
      eris: eris('ERI-MOV-01'),
    },
  },
  encounter: {
    label: 'The course of an encounter',
    books: {
      ose: ose('OSE-EVT-12', 'The reaction first of all; a third of the rate a round'),
      gorman: gorman('GOR-ENC-01'),
      eris: eris('ERI-MOV-03'),
    },
  },
  turn: {
    label: 'What time a fight takes',
    books: {
      ose: ose('OSE-EVT-14', 'A turn at least; sixty rounds to the turn'),
      gorman: gorman('GOR-EXP-01'),
      eris: eris('ERI-TIM-02'),
    },
  },
  rest: {
    label: 'Rest while exploring',
    books: {
      ose: ose('OSE-DUN-11', 'A turn of rest each hour, or all are tired'),
      gorman: { rule: 'GOR-RUL-01', line: 'Nobody must rest each hour' },
    },
  },
  search: {
    label: 'Searching',
    books: {
      ose: ose('OSE-DUN-02', 'By the chances of each class'),
      gorman: { rule: 'GOR-CLS-13', line: '1 in 6 for all who search' },
    },
  },
  classFunctions: {
    label: 'What folk and classes can do',
    books: {
      ose: ose('OSE-APX-05', 'Each class has its chances in six, and is one class for good'),
      gorman: gorman('GOR-CLS-13'),
      eris: eris('ERI-ELF-01'),
    },
  },
  skills: {
    label: 'Skills',
    books: { ose: ose('OSE-CHK-01', 'None beside a class’s own: an ability check instead'), eris: eris('ERI-SKL-03') },
  },
  sneaking: {
    label: 'Sneaking',
    books: { ose: ose('OSE-EVT-03', 'Left to surprise, and to thieves'), eris: eris('ERI-SNK-02') },
  },
  pickpocketing: {
    label: 'Picking pockets',
    books: { ose: ose('OSE-CHK-01', 'Left to the referee'), eris: eris('ERI-PIC-01') },
  },
  backgrounds: {
    label: 'Backgrounds over a class',
    books: { ose: ose('OSE-APX-02', 'None: a thief is a class'), eris: eris('ERI-ADV-02') },
  },
  illusions: {
    label: 'Illusions',
    books: { ose: ose('OSE-APX-06', 'Left to the spells that make them'), eris: eris('ERI-ILL-01') },
  },
  spells: {
    label: 'Spells, and how many a day',
    books: {
      ose: ose('OSE-APX-06', 'By class and level, from the whole list'),
      gorman: gorman('GOR-MAG-01'),
      eris: eris('ERI-APX-08'),
    },
  },
  massCombat: {
    label: 'Battles of many, and volleys',
    books: { ose: ose('OSE-CMB-16', 'Man to man; an attack roll for each arrow'), eris: eris('ERI-MAS-03') },
  },
  conversion: {
    label: 'Monsters of other books',
    books: { ose: ose('OSE-CMB-24', 'As they are described'), eris: eris('ERI-CNV-01') },
  },
  turning: {
    label: 'Turning the undead',
    books: {
      ose: ose('OSE-APX-03', '2d6 by hit dice, against all at once; 2d6 hit dice of them'),
      gorman: gorman('GOR-MAG-05'),
      eris: eris('ERI-APX-11'),
    },
  },
  equipment: {
    label: 'Equipment and prices',
    books: {
      ose: ose('OSE-APX-10', 'The lists of weapons, armour, gear and mounts, with weights in coins'),
      gorman: gorman('GOR-EQP-03'),
    },
  },
  light: {
    label: 'Light',
    books: {
      ose: ose('OSE-TIM-04', 'Torches six turns, lanterns four hours, thirty feet'),
      gorman: gorman('GOR-EXP-03'),
      eris: eris('ERI-LIT-01'),
    },
  },
  retainers: {
    label: 'Retainers',
    books: {
      ose: ose('OSE-APX-07', 'Retainers by charisma, for half a share; 2d6 no higher than loyalty, and they stay'),
      gorman: gorman('GOR-HIR-01'),
      eris: eris('ERI-HIR-01'),
    },
  },
  research: {
    label: 'Inventing spells',
    books: { ose: silent, gorman: gorman('GOR-RES-01'), eris: silent },
  },
  scribing: {
    label: 'Scrolls and potions made',
    books: { ose: silent, gorman: gorman('GOR-ITM-01'), eris: silent },
  },
  training: {
    label: 'Lessons',
    books: { ose: silent, gorman: silent, eris: eris('ERI-SKL-07') },
  },
  upkeep: {
    label: 'Upkeep',
    books: { ose: silent, gorman: silent, eris: eris('ERI-UPK-01') },
  },
  precedence: {
    label: 'What players are told of the rules',
    books: {
      ose: { rule: 'TABLE', line: 'Whoever asks is told the rule of a ruling' },
      eris: eris('ERI-CMB-05'),
    },
  },
  healing: {
    label: 'Healing',
    books: { ose: ose('OSE-HEA-01', '1d3 for a day of rest'), gorman: gorman('GOR-DTH-06'), eris: eris('ERI-REC-02') },
  },
};

/** The book whose answer is in force. */
export const sourceOf = ({ base, slots }: RulesetChoice, slot: Slot): RulesetId => slots[slot] ?? base;

/** Why a choice makes no sense together; null when it does. */
export function conflictIn(choice: RulesetChoice): { readonly rule: RuleId; readonly sentence: string } | null {
  if (sourceOf(choice, 'distance') === 'gorman' && sourceOf(choice, 'surprise') !== 'gorman')
    return {
      rule: 'GOR-ENC-03',
      sentence: 'Gorman measures the distance by both surprise dice: it needs his surprise too.',
    };
  if (choice.options.ascendingAC === true && choice.options.thac0Direct === true)
    return {
      rule: 'OSE-CMB-19',
      sentence: 'Ascending armour class and THAC0 are two ways to do the same: choose one.',
    };
  if (changesWhatIsShared(choice))
    return {
      rule: 'ERI-RUL-02',
      sentence:
        'The tables of Planet Eris share experience, treasure’s worth and hit dice: first let characters stay at this table.',
    };
  if (choice.options.rulesVisibleToPlayers === false && choice.options.showRules === true)
    return {
      rule: 'ERI-CMB-05',
      sentence: 'What players may not see cannot be shown with each ruling: choose one.',
    };
  return null;
}
