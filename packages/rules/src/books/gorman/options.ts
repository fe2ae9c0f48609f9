import { oseRest } from '../../procedures/dungeon/rest/ose.ts';
import { oseCombatRoundCites } from '../../procedures/fight/combat-round/ose.ts';
import { oseInitiativeCites } from '../../procedures/fight/initiative/ose.ts';
import { oseMoraleCites } from '../../procedures/meeting/morale/ose.ts';
import { figure, flag, word } from '../book/option.ts';

/** What Gorman’s referee settles; what he leaves out is the adventures chapter’s, and is cited from it. */
export const GORMAN_OPTIONS = [
  flag('restEveryHour', 'A turn of rest each hour', oseRest.cites.hourly, 'rest'),
  flag('lossesHinder', 'Lost limbs hinder', 'GOR-DTH-05', 'dying', true),
  flag('abilityModsInCombat', 'Strength and dexterity count in a fight', 'GOR-ABI-05', [
    'attack',
    'damage',
    'classFunctions',
  ]),
  flag('soloGrapple', 'One alone may grapple', 'GOR-GRP-01', 'grappling'),
  flag('outdoorYards', 'Yards outdoors', 'GOR-ENC-03', 'distance'),
  flag('slowWeapons', 'Slow weapons act last', oseInitiativeCites.slow, 'initiative'),
  flag('twoMoraleSuccesses', 'Two passed checks end checking', oseMoraleCites.proven, 'morale'),
  flag('initiativeEachTurn', 'Initiative anew each turn', 'GOR-ENC-01', 'initiative'),
  flag('moveAndAttack', 'A move before an attack', 'GOR-EXP-02', 'combatRound'),
  flag('retreatPenalty', 'A retreat from melee is declared, and costs', oseCombatRoundCites.retreating, 'combatRound'),
  flag('lightGivesAway', 'Light gives its bearers away', 'GOR-ENC-02', 'surprise'),
  figure('elfReducedFromLevel', 'Elves earn a quarter from level', 'GOR-CLS-08', 'advancement', [2, 3, 4, 5, 6], 3),
  figure('dwarfReducedFromLevel', 'Dwarves earn half from level', 'GOR-CLS-14', 'advancement', [4, 5, 6, 7, 8], 6),
  word('reversedAt', 'Spells are turned round at', 'GOR-MAG-13', 'spells', ['casting', 'preparation'], 'casting'),
];
