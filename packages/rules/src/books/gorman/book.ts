import { type BookAnswer, bookOf, type Introduction, SILENT, sourceOf } from '../book/book.ts';
import type { gormanLines } from './catalogue.ts';
import { GORMAN_TOPICS } from './content/topics.ts';
import { GORMAN_HEEDS, gormanContents } from './contents.ts';
import { GORMAN_OPTIONS } from './options.ts';

const as = (rule: keyof typeof gormanLines, line?: string): BookAnswer =>
  line === undefined ? { rule } : { rule, line };

declare module '../../core/ruleset.ts' {
  interface Books {
    readonly gorman: 'GOR';
  }
}

const introduction: Introduction = {
  name: 'Gorman’s house rules',
  prefix: 'GOR',
  options: GORMAN_OPTIONS,
  answers: {
    attack: as(
      'GOR-ATK-01',
      'A d20 and a bonus by class and level, fighters’ rising soonest, against the armour class',
    ),
    damage: as('GOR-CMB-02'),
    missiles: as('GOR-CMB-09', 'Short, medium and long by weapon: +1, 0 and −1; the rest is left to the other books'),
    twoWeapons: as('GOR-CMB-06'),
    grappling: as('GOR-GRP-02'),
    characterMaking: {
      rule: 'GOR-ABI-01',
      line: '3d6 in order, two of them exchanged, or six figures dealt out; five classes',
    },
    advancement: as('GOR-ADV-07', 'A point for each gp of one’s share, more for new places; a level a session'),
    party: as('GOR-XPA-02'),
    dying: as('GOR-DTH-01'),
    savingThrow: as('GOR-SAV-01'),
    surprise: as('GOR-ENC-02'),
    distance: as('GOR-ENC-03'),
    reaction: as('GOR-ENC-07', '2d6 in three steps: hostile to 6, uncertain to 9, else positive'),
    initiative: as('GOR-ENC-08'),
    combatRound: as('GOR-ENC-09', 'Nerve first, then shots, spells and blows'),
    evasion: as('GOR-EVA-01'),
    pursuit: as('GOR-EVA-04'),
    wandering: as('GOR-WAN-01'),
    morale: as('GOR-MOR-02'),
    encumbrance: as('GOR-MOV-03'),
    movement: as('GOR-MOV-05', 'The rate for each of two moves in a turn; a third of it for a move in a fight'),
    encounter: as('GOR-ENC-01', 'Surprise, distance, what all mean to do; only then reaction and initiative'),
    turn: as('GOR-EXP-01'),
    rest: { rule: 'GOR-RUL-01', line: 'Nobody must rest each hour' },
    search: { rule: 'GOR-CLS-13', line: '1 in 6 for all who search' },
    classFunctions: as('GOR-CLS-13'),
    spells: as('GOR-MAG-01'),
    monsters: { rule: 'GOR-ADV-02', line: 'A d6 for each hit die' },
    turning: as('GOR-MAG-05'),
    equipment: as('GOR-EQP-03', 'Single items by a price list in gp, whatever the class'),
    equipping: as('GOR-CLS-01', 'Arms, armour and spells by class, of five'),
    light: as('GOR-EXP-03', 'Torches forty feet and six turns, lanterns thirty and twenty-four'),
    retainers: as('GOR-HIR-01', 'Hirelings for wages, experts for a fee, henchmen by charisma for half a share'),
    research: as('GOR-RES-01'),
    scribing: as('GOR-ITM-01'),
    training: SILENT,
    upkeep: SILENT,
    healing: as('GOR-DTH-06'),
    precedence: as('GOR-RUL-01', 'The next book answers what one leaves out; at last the referee'),
  },
  ground: ['GOR-RUL-01', 'GOR-RUL-02', 'GOR-EXP-04'],
  topics: GORMAN_TOPICS,
  conflict: (choice) =>
    sourceOf(choice, 'distance') === 'gorman' && sourceOf(choice, 'surprise') !== 'gorman'
      ? {
          rule: 'GOR-ENC-03',
          sentence: 'Gorman measures the distance by both surprise dice: it needs his surprise too.',
        }
      : null,
};

export const gormanBook = bookOf(introduction, GORMAN_HEEDS, gormanContents);
