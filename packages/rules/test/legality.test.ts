import { expect, it } from 'vitest';
import { procedures } from '../src/procedures/index.ts';

it('each folder says what stands against its own commands and what they do, and of no other’s', () => {
  for (const { forms = {}, handle = {} } of procedures)
    expect(Object.keys(handle).sort()).toEqual(Object.keys(forms).sort());
});
