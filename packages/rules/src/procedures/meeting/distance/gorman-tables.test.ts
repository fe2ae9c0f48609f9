import { type Example, examplesHold } from '../../../../test/vectors.ts';
import { gormanDistanceVectors } from '../../../books/gorman/examples/distance.ts';

const apart = (inputs: Readonly<Record<string, unknown>>, distance: number, unit = 'ft'): Example => [
  'GOR-ENC-03',
  inputs,
  { distance, unit },
];

examplesHold('How far apart Gorman’s folk meet', gormanDistanceVectors, [
  apart({ dice: [1, 1] }, 20),
  apart({ dice: [1, 6] }, 70),
  apart({ dice: [6, 6] }, 120),
  apart({ dice: [6, 6], environmentFeet: 0 }, 0),
  apart({ dice: [1, 1], environmentFeet: 200 }, 200),
  apart({ dice: [2, 2], outdoors: true }, 40),
  apart({ dice: [2, 2], outdoors: true, outdoorYards: false }, 40),
  apart({ dice: [2, 2], outdoors: true, outdoorYards: true }, 40, 'yd'),
  apart({ dice: [2, 2], outdoors: false, outdoorYards: true }, 40),
  apart({ dice: [2, 2], outdoorYards: true }, 40),
  apart({ dice: [2, 2], environmentFeet: 90, outdoors: true, outdoorYards: true }, 90),
  ['GOR-ENC-03', { dice: [3, 5] }, { distance: 80, unit: 'ft' }],
  ['GOR-ENC-03', { dice: [6, 6], environmentFeet: 30 }, { distance: 30, unit: 'ft' }],
]);
