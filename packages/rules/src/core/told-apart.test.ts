import { expect, it } from 'vitest';
import { columnAndRow, toldApart } from './told-apart.ts';

it('a square is counted from one', () => {
  expect(columnAndRow({ x: 0, y: 4 })).toBe('column 1, row 5');
});

it('names that would read alike say what tells them apart, others do not', () => {
  const lights = [
    { name: 'torch', where: 'column 1, row 2' },
    { name: 'lantern', where: 'column 1, row 2' },
    { name: 'torch', where: 'column 3, row 2' },
  ];
  const named = toldApart(
    lights,
    ({ name }) => name,
    ({ where }) => where,
  );
  expect(named.map(([, name]) => name)).toEqual(['torch (column 1, row 2)', 'lantern', 'torch (column 3, row 2)']);
  expect(named.map(([light]) => light)).toEqual(lights);
});
