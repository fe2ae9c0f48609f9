import { examplesHold, under } from '../../../../test/vectors.ts';
import { visibilityVectors } from '../../../books/ose/examples/visibility.ts';

examplesHold('Old-School Essentials: visibility', visibilityVectors, [
  ...under('OSE-WLD-13', 'open override → miles', [
    [false, 0.5, 0.5],
    [false, 2, 2],
    [false, 10, 10],
  ]),
  ...under('OSE-SEA-08', 'what condition → distance unit', [['ship', 'clear', 300, 'yard']]),
]);
