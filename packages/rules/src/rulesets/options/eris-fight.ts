import { optionsOf, type RuleOption } from '../option.ts';

const { flag, figure } = optionsOf('eris');

/** What Planet Eris’s referee settles about a fight. */
export const ERIS_FIGHT_OPTIONS: readonly RuleOption[] = [
  flag('lowFirst', 'The lowest initiative goes first', 'ERI-INI-01', 'initiative'),
  flag('tieByDexterity', 'In a tie the quick act first', 'ERI-INI-02', 'initiative', true),
  flag('initiativeOncePerFight', 'Initiative once for a whole fight', 'ERI-INI-05', 'initiative'),
  flag('naturalOneMisses', 'A natural 1 always misses', 'ERI-ATK-04', 'attack', true),
  flag('dexterityMissiles', 'Dexterity counts with missiles', 'ERI-MIS-11', 'attack', true),
  flag('multipleAttacksWithMissiles', 'Fighters shoot at several at once', 'ERI-MUL-01', 'attack'),
  flag('missileYards', 'Missile ranges in yards outdoors', 'ERI-MIS-01', 'missiles'),
  flag('indirectFromShort', 'Shots in an arc at short range too', 'ERI-MIS-08', 'missiles'),
  flag('strengthPenaltyInGrapple', 'Low strength counts in a grapple', 'ERI-GRP-04', 'grappling'),
  figure('roundsPerTurn', 'Rounds of a fight in a turn', 'ERI-TIM-01', 'turn', [6, 10, 12, 20, 30, 60], 10),
];
