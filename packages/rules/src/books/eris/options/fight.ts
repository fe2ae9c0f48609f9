import { GRAPPLE_SETTINGS } from '../../../procedures/fight/grappling/eris.ts';
import { figure, flag, word } from '../../book/option.ts';

/** What Planet Eris’s referee settles about a fight, and about talk of its rules. */
export const ERIS_FIGHT_OPTIONS = [
  flag('lowFirst', 'The lowest initiative goes first', 'ERI-INI-01', ['initiative', 'pursuit']),
  flag('tieByDexterity', 'In a tie the quick act first', 'ERI-INI-02', ['initiative', 'pursuit'], true),
  flag('initiativeOncePerFight', 'Initiative once for a whole fight', 'ERI-INI-05', 'initiative'),
  flag('declarationBinds', 'A declared spell leaves room for nothing else', 'ERI-CMB-02', 'combatRound', true),
  flag('interruptedSpellLost', 'An interrupted spell is lost', 'ERI-ACT-04', 'combatRound', true),
  flag('moveAndStrike', 'Move in and strike in one round', 'ERI-MEL-02', 'combatRound'),
  figure('hasteActions', 'Actions of the hasted in a round', 'ERI-ACT-03', 'combatRound', [2, 3, 4], 2),
  figure('quickActions', 'Trifles beside the action of a round', 'ERI-ACT-01', 'combatRound', [0, 1, 2, 3], 1),
  flag('itemsCountAsSpells', 'Wands and scrolls are the round’s spell', 'ERI-ACT-03', 'combatRound', true),
  flag('parryMustBeDeclared', 'A parry is announced before the blow', 'ERI-PAR-01', 'parrying', true),
  flag('naturalOneMisses', 'A natural 1 always misses', 'ERI-ATK-04', 'attack', true),
  flag('dexterityMissiles', 'Dexterity counts with missiles', 'ERI-MIS-11', 'attack', true),
  flag('multipleAttacksWithMissiles', 'Fighters shoot at several at once', 'ERI-MUL-01', 'attack'),
  flag('missileYards', 'Missile ranges in yards outdoors', 'ERI-MIS-01', 'missiles'),
  flag('indirectFromShort', 'Shots in an arc at short range too', 'ERI-MIS-08', 'missiles'),
  word('grappleMethod', 'Grapples are settled', 'ERI-GRP-01', 'grappling', GRAPPLE_SETTINGS, 'by-situation'),
  flag('strengthPenaltyInGrapple', 'Low strength counts in a grapple', 'ERI-GRP-04', 'grappling'),
  figure(
    'roundsPerTurn',
    'Rounds of a fight in a turn',
    'ERI-TIM-01',
    ['turn', 'equipping', 'pursuit'],
    [6, 10, 12, 20, 30, 60],
    10,
  ),
  flag('rulesVisibleToPlayers', 'Players may ask for the rule of a ruling', 'ERI-CMB-05', 'precedence', true),
  flag('showRules', 'The rule is shown with each ruling', 'ERI-RUL-01', 'precedence'),
];
