import { expect, it } from 'vitest';
import { armed, armName, armsOf } from './arms.ts';

const sword = { name: 'sword', times: 1 } as never;
const dagger = { name: 'dagger', times: 1, ranges: null } as never;
const thrown = { name: 'dagger', times: 1, ranges: [10, 20, 30] } as never;
const blow = (toHit: number) => ({ toHit, damage: '1d6+2' }) as never;

it('what is added to the roll comes before the dice of a hit, and a nought is not said', () => {
  expect(armed(blow(2))).toBe('+2, 1d6+2');
  expect(armed(blow(0))).toBe('1d6+2');
});

it('a dagger in the hand and one that is thrown are told apart', () => {
  expect([armName(dagger, [dagger, thrown]), armName(thrown, [dagger, thrown])]).toEqual(['dagger', 'dagger, thrown']);
  expect(armName(thrown, [thrown])).toBe('dagger');
  const arms = armsOf({ facts: { attacks: [sword, dagger, thrown] }, blows: [blow(2), blow(2), blow(0)] } as never);
  expect(arms).toEqual(['sword +2, 1d6+2', 'dagger +2, 1d6+2', 'dagger, thrown 1d6+2']);
  const spent = { toHit: 0, damage: '1d6', spent: true } as never;
  expect(armsOf({ facts: { attacks: [sword, dagger] }, blows: [blow(2), spent] } as never)).toEqual([
    'sword +2, 1d6+2',
  ]);
});
