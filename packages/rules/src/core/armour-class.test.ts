import { expect, it } from 'vitest';
import { bothArmourClasses } from './armour-class.ts';

it('C7: an armour class is printed counted down and up, below nought with a true minus', () => {
  expect([10, 14, 19, 21].map(bothArmourClasses)).toEqual(['9 [10]', '5 [14]', '0 [19]', '−2 [21]']);
});
