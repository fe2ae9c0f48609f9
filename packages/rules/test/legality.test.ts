import { expect, it } from 'vitest';
import { procedures } from '../src/procedures/index.ts';

it('what stands against a command is said in `may`, which the offer and the ruling both ask', () => {
  const without = procedures.flatMap(({ forms = {}, may = {} }) => Object.keys(forms).filter((type) => !may[type]));
  expect(without).toEqual([]);
});

it('nothing is said of a command of another folder', () => {
  for (const { forms = {}, may = {} } of procedures)
    expect(Object.keys(forms)).toEqual(expect.arrayContaining(Object.keys(may)));
});
