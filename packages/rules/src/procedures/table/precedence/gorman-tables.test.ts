import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanPrecedenceVectors } from '../../../books/gorman/examples/precedence.ts';

const sources = (source: string, topics: readonly string[]): readonly Example[] =>
  topics.map((topic) => ['GOR-RUL-01', { topic }, { source }]);

const SOURCES: readonly Example[] = [
  ...sources('gorman', ['abilities', 'classes', 'alignment', 'experience', 'hit-points', 'attack', 'armor-class']),
  ...sources('gorman', ['encumbrance', 'movement', 'starting-gold', 'coinage', 'wandering-monsters', 'hirelings']),
  ...sources('gorman', ['experts', 'henchmen', 'loyalty', 'spells-per-day', 'spell-acquisition', 'spell-research']),
  ...sources('gorman', ['scrolls-and-potions', 'actions', 'light', 'surprise', 'evasion', 'encounter-distance']),
  ...sources('gorman', ['reaction', 'initiative', 'criticals', 'damage', 'death', 'healing', 'morale', 'grappling']),
  ...sources('classic', ['price-list', 'gear-packages', 'turn-undead-effect', 'cure-light-wounds-effect']),
  ...sources('classic', ['moves-per-turn', 'turn-length', 'pursuit-corners']),
  ...sources('eris', ['missile-ranges']),
  ...sources('ose', ['ability-checks', 'party-rate', 'maximum-load', 'treasure-weight', 'missile-range-modifiers']),
  ...sources('ose', ['cover', 'spell-disruption', 'minimum-damage', 'initiative-ties', 'pursuit', 'running', 'doors']),
  ...sources('ose', ['searching', 'listening', 'traps', 'climbing', 'swimming', 'starvation', 'blindness']),
  ...sources('ose', ['unarmed-damage', 'invulnerability', 'wilderness-travel', 'getting-lost', 'foraging', 'hunting']),
  ...sources('ose', ['waterborne']),
  ...sources('referee', ['spell-effects', 'recruiting', 'monster-statistics', 'strongholds', '']),
];

examplesHold('Where Gorman’s answers come from, and how he rounds', gormanPrecedenceVectors, [
  ...SOURCES,
  ['GOR-RUL-02', { amount: 1, divideBy: 2 }, { result: 0 }],
  ['GOR-RUL-02', { amount: 8, divideBy: 4 }, { result: 2 }],
  ['GOR-RUL-02', { amount: 11, divideBy: 4 }, { result: 2 }],
  ['GOR-RUL-02', { amount: 0, divideBy: 3 }, { result: 0 }],
  ['GOR-RUL-02', { amount: -7, divideBy: 2 }, { result: -4 }],
  ['GOR-RUL-02', { amount: 1000, percentBonus: 0 }, { result: 1000 }],
  ['GOR-RUL-02', { amount: 501, percentBonus: 20 }, { result: 601 }],
  ['GOR-RUL-02', { amount: 19, percentBonus: 5 }, { result: 19 }],
  ['GOR-RUL-02', { amount: 20, percentBonus: 5 }, { result: 21 }],
  ['GOR-RUL-02', { amount: 0, percentBonus: 20 }, { result: 0 }],
  ...under('GOR-RUL-01', 'topic → source', [
    ['saves', 'gorman'],
    ['falling', 'ose'],
    ['spell-lists', 'classic'],
    ['taxidermy', 'referee'],
  ]),
  ['GOR-RUL-02', { amount: 7, divideBy: 2 }, { result: 3 }],
  ['GOR-RUL-02', { amount: 333, percentBonus: 15 }, { result: 382 }],
]);
