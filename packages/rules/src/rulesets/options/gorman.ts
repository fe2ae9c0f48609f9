import { optionsOf } from './option.ts';

const { figure, flag, word } = optionsOf('gorman');

/** What Gorman’s referee settles. */
export const GORMAN_OPTIONS = [
  flag('restEveryHour', 'A turn of rest each hour', 'OSE-DUN-11', 'rest'),
  flag('lossesHinder', 'Lost limbs hinder', 'GOR-DTH-05', 'dying', true),
  flag('abilityModsInCombat', 'Strength and dexterity count in a fight', 'GOR-ABI-05', [
    'attack',
    'damage',
    'classFunctions',
  ]),
  flag('soloGrapple', 'One alone may grapple', 'GOR-GRP-01', 'grappling'),
  flag('outdoorYards', 'Yards outdoors', 'GOR-ENC-03', 'distance'),
  flag('slowWeapons', 'Slow weapons act last', 'OSE-CMB-05', 'initiative'),
  flag('twoMoraleSuccesses', 'Two passed checks end checking', 'OSE-MOR-04', 'morale'),
  flag('initiativeEachTurn', 'Initiative anew each turn', 'GOR-ENC-01', 'initiative'),
  flag('moveAndAttack', 'A move before an attack', 'GOR-EXP-02', 'combatRound'),
  flag('retreatPenalty', 'A retreat from melee is declared, and costs', 'OSE-CMB-10', 'combatRound'),
  flag('lightGivesAway', 'Light gives its bearers away', 'GOR-ENC-02', 'surprise'),
  figure('elfReducedFromLevel', 'Elves earn a quarter from level', 'GOR-CLS-08', 'advancement', [2, 3, 4, 5, 6], 3),
  figure('dwarfReducedFromLevel', 'Dwarves earn half from level', 'GOR-CLS-14', 'advancement', [4, 5, 6, 7, 8], 6),
  word('reversedAt', 'Spells are turned round at', 'GOR-MAG-13', 'spells', ['casting', 'preparation'], 'casting'),
];
