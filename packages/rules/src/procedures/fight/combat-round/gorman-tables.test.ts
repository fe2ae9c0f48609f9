import { type Example, examplesHold, under } from '../../../../test/vectors.ts';
import { gormanCombatRoundVectors } from '../../../books/gorman/examples/combat-round.ts';

/** `Ann:p:missile`: who, of the party or the monsters, and what is done. */
const intents = (all: string) =>
  all.split(' ').map((each) => {
    const [who = '', side, action = ''] = each.split(':');
    return { who, side: side === 'p' ? 'party' : 'monsters', action };
  });
const order = (party: number, monsters: number, all: string, expected: string, frozen?: readonly string[]): Example => [
  'GOR-ENC-09',
  { initiative: { party, monsters }, actions: intents(all), ...(frozen ? { frozen } : {}) },
  { order: expected === '' ? [] : expected.split(' ') },
];

examplesHold('The order of Gorman’s turn', gormanCombatRoundVectors, [
  order(5, 2, 'a:p:melee b:p:spell c:p:missile d:p:item e:p:move', 'd e c b a'),
  order(2, 5, 'a:p:melee x:m:melee b:p:melee y:m:melee', 'x y a b'),
  order(5, 2, 'x:m:missile a:p:missile y:m:missile b:p:missile', 'a b x y'),
  order(1, 6, 'a:p:move x:m:melee', 'a x'),
  order(1, 6, 'a:p:item b:p:move x:m:item y:m:move', 'x y a b'),
  order(6, 1, 'x:m:spell a:p:melee b:p:spell', 'b x a'),
  order(6, 1, 'x:m:spell a:p:melee b:p:spell', 'x', ['party']),
  order(6, 1, 'x:m:spell a:p:melee b:p:spell', 'b a', ['monsters']),
  order(6, 1, 'x:m:spell a:p:melee', '', ['party', 'monsters']),
  order(6, 1, 'x:m:spell a:p:melee', 'x a', []),
  ...under('GOR-ENC-09', 'initiative actions → order', [
    [
      { party: 2, monsters: 5 },
      [
        { who: 'Ann', side: 'party', action: 'missile' },
        { who: 'orc', side: 'monsters', action: 'melee' },
        { who: 'Bob', side: 'party', action: 'melee' },
      ],
      ['Ann', 'orc', 'Bob'],
    ],
    [
      { party: 6, monsters: 1 },
      [
        { who: 'Zed', side: 'party', action: 'spell' },
        { who: 'gob', side: 'monsters', action: 'missile' },
        { who: 'Bob', side: 'party', action: 'move' },
      ],
      ['Bob', 'gob', 'Zed'],
    ],
  ]),
]);
