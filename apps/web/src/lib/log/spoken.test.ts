import { expect, it } from 'vitest';
import { spoken, spokenOf } from './spoken.ts';

const roll = { count: 1, sides: 20, faces: [14], plus: 0, total: 14 } as const;

it.each([
  [{ kind: 'speech', speaker: 'Ann', text: 'We rest.' }, 'Ann: We rest.'],
  [{ kind: 'ruling', speaker: 'Hild', text: 'Hild opens the door.' }, 'Hild opens the door.'],
  [{ kind: 'ruling', speaker: 'Hild', text: 'opens the door.' }, 'Hild opens the door.'],
  [{ kind: 'roll', speaker: 'Ann', text: '1d20: [14] = 14', rolls: [roll] }, 'Ann 1d20: [14] = 14'],
  [
    { kind: 'ruling', text: 'Hild hits the goblin.', rolls: [roll], why: { rule: 'OSE-CMB-17' } },
    'Hild hits the goblin.',
  ],
] as const)('%o is read as “%s”', (line, words) => {
  expect(spokenOf(line as never)).toBe(words);
});

it('phases are not read aloud: the sentence tells of them', () => {
  const told = (id: string, type: 'phase' | 'keeping') =>
    ({ id, at: 0, entry: null, line: { kind: 'table', text: id, what: { type } } }) as const;
  expect(spoken([told('a', 'phase'), told('b', 'keeping')]).map(({ id }) => id)).toEqual(['b']);
});
