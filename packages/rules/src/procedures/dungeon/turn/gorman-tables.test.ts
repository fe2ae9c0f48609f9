import { type Example, examplesHold } from '../../../../test/vectors.ts';
import { gormanTurnVectors } from '../../../books/gorman/examples/turn.ts';

const COMPLEX = ['attack', 'cast-spell', 'grapple', 'read-scroll', 'turn-undead', 'search', 'force-door', 'listen'];
const SIMPLE = ['move', 'light-source', 'drink-potion', 'draw-item', 'use-item', 'open-door', 'pick-up', 'stand-up'];
const FREE = ['speak', 'drop-item', 'swap-spell'];
const can = (...actions: readonly string[]): Example => ['GOR-EXP-02', { actions }, { ok: true }];
const cannot = (error: string, ...actions: readonly string[]): Example => ['GOR-EXP-02', { actions }, { error }];

examplesHold('What Gorman’s turn holds', gormanTurnVectors, [
  can(),
  ...COMPLEX.flatMap((action) => [
    can(action),
    can(...FREE, action, ...FREE),
    ...SIMPLE.map((simple) => cannot('too-many-actions', simple, action)),
    cannot('too-many-actions', action, 'attack'),
  ]),
  ...SIMPLE.flatMap((action) => [
    can(action),
    can(action, action),
    can('move', action, 'speak'),
    cannot('too-many-actions', action, 'move', 'draw-item'),
  ]),
  can(...FREE, ...FREE),
  cannot('unknown-action', 'dance'),
  cannot('unknown-action', 'attack', 'dance'),
  ['GOR-EXP-02', { actions: ['move', 'attack'], moveAndAttack: false }, { error: 'too-many-actions' }],
  ['GOR-EXP-02', { actions: ['move', 'attack'], moveAndAttack: true }, { ok: true }],
  ['GOR-EXP-02', { actions: ['move', 'move', 'attack'], moveAndAttack: true }, { error: 'too-many-actions' }],
  ['GOR-EXP-02', { actions: ['attack', 'move'], moveAndAttack: true }, { error: 'too-many-actions' }],
  ['GOR-EXP-02', { actions: ['move', 'cast-spell'], moveAndAttack: true }, { error: 'too-many-actions' }],
  ['GOR-EXP-02', { actions: ['move', 'attack'], options: { moveAndAttack: true } }, { ok: true }],
  ['GOR-EXP-02', { actions: ['light-source', 'move'] }, { ok: true }],
  ['GOR-EXP-02', { actions: ['move', 'move'] }, { ok: true }],
  ['GOR-EXP-02', { actions: ['speak', 'attack'] }, { ok: true }],
  ['GOR-EXP-02', { actions: ['move', 'attack'] }, { error: 'too-many-actions' }],
]);
