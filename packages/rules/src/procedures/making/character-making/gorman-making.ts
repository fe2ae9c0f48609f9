import { GORMAN_ARRAY } from '../../../content/gorman/abilities.ts';
import { HIT_DIE } from '../../../content/gorman/advancement.ts';
import { GORMAN_CLASS, GORMAN_CLASSES, isGormanClass } from '../../../content/gorman/classes.ts';
import { pointsOfLevel } from '../../../content/gorman/hit-dice.ts';
import { gormanScores, startingGold } from './gorman.ts';
import type { CharacterMakingRule } from './rule.ts';

/** GOR-ABI-01 to 03, GOR-ALN-01, GOR-CLS-01, GOR-ADV-02, 03, GOR-EQP-01. All classes rise by the same table: none has a prime requisite. */
export const gormanCharacterMaking: CharacterMakingRule = {
  id: 'GOR-ABI-01',
  steps: { array: 'GOR-ABI-03', swap: 'GOR-ABI-02', gold: 'GOR-EQP-01', alignment: 'GOR-ALN-01' },
  classes: GORMAN_CLASSES.map((name) => ({
    name,
    rule: 'GOR-CLS-01',
    prime: [],
    requirements: {},
    hitDie: GORMAN_CLASS[name].hitDiceRolled === 2 ? `the better of 2d${HIT_DIE}` : `1d${HIT_DIE}`,
  })),
  array: GORMAN_ARRAY,
  swaps: 1,
  trade: null,
  scores: (dice) => {
    const { str, int, wis, dex, con, cha } = gormanScores(dice);
    return { STR: str, INT: int, WIS: wis, DEX: dex, CON: con, CHA: cha };
  },
  points: { rule: 'GOR-ADV-02', formula: 'd6 and constitution; the better of two for fighters and dwarves' },
  hitPoints: (of, { CON }, dice) => pointsOfLevel(isGormanClass(of) ? of : 'cleric', CON, 1, dice),
  gold: startingGold,
  infravision: () => 0,
};
