import { expect, it } from 'vitest';
import { procedures } from './index.ts';

/** Names that more than one procedure declares: the later would take the place of the earlier without a word. */
function declaredTwice(declared: readonly (object | undefined)[]): readonly string[] {
  const names = declared.flatMap((part) => Object.keys(part ?? {}));
  return names.filter((name, at) => names.indexOf(name) < at);
}

it('no event is two procedures’', () => {
  expect(declaredTwice(procedures.map(({ evolve }) => evolve))).toEqual([]);
});

it('no command is two procedures’', () => {
  expect(declaredTwice(procedures.map(({ handle }: { readonly handle?: object }) => handle))).toEqual([]);
});
