import { bookOf, type Introduction, SILENT } from '../book/book.ts';
import { oseContents } from './contents.ts';
import { OSE_OPTIONS } from './options.ts';

declare module '../../core/ruleset.ts' {
  interface Books {
    readonly ose: 'OSE';
  }
}

const introduction: Introduction = {
  name: 'Old-School Essentials',
  prefix: 'OSE',
  options: OSE_OPTIONS,
  answers: {
    attack: { rule: 'OSE-CMB-17', line: 'The matrix by class, level and hit dice; dexterity counts for armour' },
    damage: { rule: 'OSE-CMB-24', line: 'A d6, or by weapon; a natural 20 only hits' },
    missiles: { rule: 'OSE-CMB-12', line: 'Three bands, +1, 0 and −1; one shot a round; a miss hits nobody' },
    twoWeapons: { rule: 'OSE-CMB-24', line: 'A second weapon does nothing' },
    parrying: { rule: 'OSE-CMB-16', line: 'Nobody parries' },
    grappling: { rule: 'OSE-CMB-35', line: 'Nobody grapples' },
    afflictions: { rule: 'OSE-SAV-04', line: 'By saving throws that the referee calls for' },
    characterMaking: { rule: 'OSE-APX-01', line: '3d6 in order, some traded for a prime requisite; seven classes' },
    advancement: {
      rule: 'OSE-APX-12',
      line: 'For monsters overcome and treasure brought home, in even shares; a level a session',
    },
    party: { rule: 'OSE-PTY-07', line: 'Even shares, half ones for retainers, whenever the party likes' },
    dying: { rule: 'OSE-DTH-01', line: 'Whoever is at 0 hit points is dead' },
    savingThrow: { rule: 'OSE-SAV-01', line: 'Five numbers by class and level' },
    surprise: { rule: 'OSE-EVT-03', line: 'Sides that did not expect the meeting, on 2 in 6; light gives one away' },
    distance: { rule: 'OSE-EVT-06', line: 'Dice of its own, by the kind of place' },
    reaction: { rule: 'OSE-EVT-08', line: '2d6 in five steps, from attack to friendship' },
    initiative: { rule: 'OSE-CMB-03', line: 'A d6 for each side, ties thrown again; slow weapons last' },
    combatRound: {
      rule: 'OSE-CMB-01',
      line: 'Each side in turn goes through all phases; spells and moves out of melee are declared',
    },
    evasion: { rule: 'OSE-EVT-13', line: 'Before the fight, if one is the faster' },
    pursuit: { rule: 'OSE-PUR-02', line: 'Round by round until caught or out of sight' },
    wandering: { rule: 'OSE-DUN-17', line: '1 in 6 every second turn' },
    morale: { rule: 'OSE-MOR-02', line: '2d6 against a score of each kind; two successes end it' },
    encumbrance: { rule: 'OSE-ENC-01', line: 'Not counted, by armour and treasure, or coin by coin' },
    movement: { rule: 'OSE-DUN-09', line: 'The rate in feet a turn; three times that where the way is known' },
    encounter: { rule: 'OSE-EVT-12', line: 'The reaction first of all; a third of the rate a round' },
    turn: { rule: 'OSE-EVT-14', line: 'A turn at least; sixty rounds to the turn' },
    rest: { rule: 'OSE-DUN-11', line: 'A turn of rest each hour, or all are tired' },
    doors: { rule: 'OSE-DUN-03', line: 'A stuck one by strength, so many in six; a lock by a thief’s chances' },
    search: { rule: 'OSE-DUN-02', line: 'By the chances of each class' },
    traps: { rule: 'OSE-APX-04', line: 'Taken apart by thieves, by their level' },
    climbing: { rule: 'OSE-APX-04', line: 'Sheer walls with gear, or by thieves, by their level' },
    abilityCheck: { rule: 'OSE-CHK-04', line: 'A d20 at or under the score; chances in six or in a hundred' },
    classFunctions: { rule: 'OSE-APX-05', line: 'Each class has its chances in six, and is one class for good' },
    skills: { rule: 'OSE-CHK-01', line: 'None beside a class’s own: an ability check instead' },
    sneaking: { rule: 'OSE-EVT-03', line: 'Left to surprise, and to thieves' },
    pickpocketing: { rule: 'OSE-CHK-01', line: 'Left to the referee' },
    backgrounds: { rule: 'OSE-APX-02', line: 'None: a thief is a class' },
    illusions: { rule: 'OSE-APX-06', line: 'Left to the spells that make them' },
    spells: { rule: 'OSE-APX-06', line: 'By class and level, from the whole list' },
    massCombat: { rule: 'OSE-CMB-16', line: 'Man to man; an attack roll for each arrow' },
    monsters: { rule: 'OSE-APX-13', line: 'A d8 for each hit die' },
    conversion: { rule: 'OSE-CMB-24', line: 'As they are described' },
    turning: { rule: 'OSE-APX-03', line: '2d6 by hit dice, against all at once; 2d6 hit dice of them' },
    equipment: { rule: 'OSE-APX-10', line: 'The lists of weapons, armour, gear and mounts, with weights in coins' },
    equipping: {
      rule: 'OSE-APX-02',
      line: 'Arms and armour by class, of seven; no changing of armour in a fight',
    },
    light: { rule: 'OSE-TIM-04', line: 'Torches six turns, lanterns four hours, thirty feet' },
    retainers: {
      rule: 'OSE-APX-07',
      line: 'Retainers by charisma, for half a share; 2d6 no higher than loyalty, and they stay',
    },
    research: SILENT,
    scribing: SILENT,
    training: SILENT,
    upkeep: SILENT,
    precedence: { rule: 'TABLE', line: 'Whoever asks is told the rule of a ruling' },
    healing: { rule: 'OSE-HEA-01', line: '1d3 for a day of rest' },
  },
  ground: [],
  topics: {},
  conflict: ({ options }) =>
    options.ascendingAC === true && options.thac0Direct === true
      ? {
          rule: 'OSE-CMB-19',
          sentence: 'Ascending armour class and THAC0 are two ways to do the same: choose one.',
        }
      : null,
};

export const oseBook = bookOf(introduction, OSE_OPTIONS, oseContents);
