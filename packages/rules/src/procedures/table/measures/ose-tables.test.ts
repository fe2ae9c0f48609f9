import { examplesHold, under } from '../../../../test/vectors.ts';
import { measuresVectors } from '../../../books/ose/examples/measures.ts';

examplesHold('Old-School Essentials: measures', measuresVectors, [
  ...under('OSE-MOV-04', 'amount from to → value', [
    [1, 'inch', 'inch', 1],
    [1, 'inch', 'foot', 0.08333333333333333],
    [1, 'inch', 'yard', 0.027777777777777776],
    [1760, 'inch', 'yard', 48.888888888888886],
    [1760, 'inch', 'mile', 0.027777777777777776],
    [1760, 'foot', 'inch', 21120],
    [1760, 'foot', 'foot', 1760],
    [36, 'foot', 'yard', 12],
    [36, 'foot', 'mile', 0.006818181818181818],
    [36, 'yard', 'inch', 1296],
    [36, 'yard', 'foot', 108],
    [1, 'yard', 'yard', 1],
    [1, 'yard', 'mile', 0.0005681818181818182],
    [1, 'mile', 'inch', 63360],
    [1, 'mile', 'foot', 5280],
    [1760, 'mile', 'foot', 9292800],
    [1760, 'mile', 'yard', 3097600],
    [1760, 'mile', 'mile', 1760],
  ]),
  ...under('OSE-MOV-05', 'coins → pounds', [
    [0, 0],
    [1, 0.1],
    [10, 1],
    [7, 0.7],
    [400, 40],
    [1601, 160.1],
  ]),
  ['OSE-MOV-04', { amount: 80, from: 'yard', to: 'foot' }, { value: 240 }],
  ['OSE-MOV-04', { amount: 0.5, from: 'mile', to: 'yard' }, { value: 880 }],
  ['OSE-MOV-04', { amount: 6, from: 'inch', to: 'foot' }, { value: 0.5 }],
  ['OSE-MOV-05', { coins: 1600 }, { pounds: 160 }],
  ['OSE-MOV-05', { coins: 45 }, { pounds: 4.5 }],
]);
