import { rowsOfSquares } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import {
  after,
  ask,
  at,
  campaign,
  delve,
  player,
  referee,
  refusedOffers,
  someone,
  twoRooms,
} from '../../../../test/table.ts';
import type { CommandOf } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { offers } from '../../../view/offers.ts';
import { namesFor } from './names.ts';

const goblins: CommandOf<'AddMonsters'> = {
  type: 'AddMonsters',
  monster: 'goblin',
  count: 2,
  square: null,
  hidden: true,
};

describe('monsters', () => {
  it('OSE-APX-13: hit points are rolled when a monster is placed, at least 1 each', () => {
    const state = after(campaign([someone()]), goblins, referee, 8, 1);
    const hitPoints = Object.values(state.creatures)
      .filter((creature) => creature.kind === 'monster')
      .map((creature) => creature.hitPoints);
    expect(hitPoints).toEqual([
      { now: 7, max: 7 },
      { now: 1, max: 1 },
    ]);
  });

  it('OSE-APX-13: half a hit die is a d4', () => {
    const state = after(campaign([]), { ...goblins, monster: 'kobold', count: 1 }, referee, 4);
    expect(Object.values(state.creatures)).toMatchObject([
      { name: 'Kobold', hitPoints: { max: 4 }, hitDice: { dice: 0.5 } },
    ]);
  });

  it.each([
    ['by a player', goblins, player, 'not-your-seat'],
    ['of a kind nobody knows', { ...goblins, monster: 'constructor' }, referee, 'no-such-thing'],
    ['on a square that is not there', { ...goblins, square: { x: 0, y: 0 } }, referee, 'no-such-thing'],
  ] as const)('monsters brought in %s are refused', (_how, command, by, code) => {
    expect(ask(campaign([]), command, by, ...Array<number>(200).fill(1))).toBe(code);
  });

  it('are not put into solid rock, and those who find no floor are named as off the board', () => {
    const floor = rowsOfSquares(twoRooms().width, twoRooms().height, [
      { x: 0, y: 0 },
      { x: 0, y: 1 },
    ]);
    const cell = delve([someone({ at: at(0, 1) })], {}, { ...twoRooms(), floor });
    const bring = (square: { x: number; y: number }) => ({ ...goblins, square, scene: twoRooms().id });
    expect(ask(cell, bring({ x: 3, y: 3 }), referee, 1, 1)).toBe('bad-input');
    const bringing = offers(cell, referee).find(({ key }) => key === 'AddMonsters');
    expect(bringing?.inputs).toContainEqual(expect.objectContaining({ name: 'square', floor }));
    expect(refusedOffers(cell, referee, 'AddMonsters')).toEqual([]);
    const script = new Script(cell).play(bring({ x: 0, y: 0 }), referee, 1, 1);
    expect(script.told().referee.at(-1)).toMatch(
      /^Brought in: .* and .*\. No room was left for .* [Gg]oblin, who waits off the board\./,
    );
  });

  it('are not brought in without end: a campaign holds five thousand creatures', () => {
    const [first] = Object.values(after(campaign([]), { ...goblins, count: 1 }, referee, 8).creatures);
    const full = Array.from({ length: 4_999 }, (_, nth) => ({ ...first, id: `goblin-${nth}` }) as Creature);
    expect(ask(campaign(full), goblins, referee, 1, 1)).toBe('bad-input');
    expect(ask(campaign(full), { ...goblins, count: 1 }, referee, 1)).toBeInstanceOf(Array);
    const added = { type: 'AddCreature', facts: someone(), square: null } as unknown as CommandOf<'AddCreature'>;
    expect(ask(campaign([...full, { ...first, id: 'last' } as Creature]), added, referee)).toBe('bad-input');
  });

  it('names tell monsters of a kind apart, and count nobody', () => {
    const names = namesFor('Goblin', ['a', 'b', 'c', 'd']);
    expect(new Set(names).size).toBe(4);
    expect(names.join()).not.toMatch(/\d/);
    expect(namesFor('Goblin', ['e'])).toEqual(['Goblin']);
    expect(
      new Set(
        namesFor(
          'Rat',
          Array.from({ length: 60 }, (_, at) => `${at}`),
        ),
      ).size,
    ).toBe(60);
  });

  it('those for whom no look is left are numbered in order', () => {
    const ids = Array.from({ length: 43 }, (_, at) => `${at}`);
    expect(namesFor('Orc', ids).slice(40)).toEqual(['Orc 41', 'Orc 42', 'Orc 43']);
  });
});
