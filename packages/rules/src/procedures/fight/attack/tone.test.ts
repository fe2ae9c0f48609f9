import { expect, it } from 'vitest';
import { at, delve, goblin, player, referee, someone } from '../../../../test/table.ts';
import { id, type Seat } from '../../../core/index.ts';
import { tell } from '../../../view/tell.ts';
import { evolve } from '../../evolve.ts';
import type { AttackRolled } from './events.ts';

const aldo = someone({ at: at(1, 1) });
const bruno = someone({ id: id('bruno'), name: 'Bruno', at: at(1, 2) });
const grik = goblin({ at: at(2, 1) });
const state = delve([aldo, bruno, grik]);

/** How the line of a blow is coloured for a seat. */
const tone = (...blow: Parameters<typeof lineOf>) => lineOf(...blow)?.tone ?? 'neither';

function lineOf(attacker: string, target: string, hit: boolean, seat: Seat = player, hidden = false) {
  const before = hidden ? delve([aldo, bruno, { ...grik, hidden }]) : state;
  const event: AttackRolled = {
    type: 'AttackRolled',
    attacker: id(attacker),
    target: id(target),
    attack: 0,
    weapon: 'sword',
    kind: 'melee',
    hit,
    subdue: false,
    immune: false,
    done: true,
    why: { rule: 'OSE-CMB-17', formula: 'd20' },
  };
  return tell(event, seat, evolve(before, event), before);
}

it.each([
  ['Aldo hits the goblin', 'aldo', 'goblin', true, 'good'],
  ['Aldo misses the goblin', 'aldo', 'goblin', false, 'bad'],
  ['the goblin hits Aldo', 'goblin', 'aldo', true, 'bad'],
  ['the goblin misses Aldo', 'goblin', 'aldo', false, 'good'],
  ['Aldo hits Bruno', 'aldo', 'bruno', true, 'neither'],
] as const)('a blow is good or bad for the party: %s', (_what, attacker, target, hit, expected) => {
  expect(tone(attacker, target, hit)).toBe(expected);
  expect(tone(attacker, target, hit, referee)).toBe(expected);
});

it('is bad, too, from somebody unseen', () => {
  expect(tone('goblin', 'aldo', true, player, true)).toBe('bad');
});

it('says whom the blow was at, so that the board can show it, and not where nobody sees them', () => {
  expect(lineOf('aldo', 'goblin', false)?.what).toMatchObject({ type: 'attack', hit: false, at: 'goblin' });
  expect(lineOf('aldo', 'goblin', false, player, true)?.what).not.toHaveProperty('at');
  expect(lineOf('aldo', 'goblin', false, referee, true)?.what).toMatchObject({ at: 'goblin' });
});
