import fc from 'fast-check';
import { expect, it } from 'vitest';
import { at, delve, player, referee, someone, twoRooms } from '../../../../test/table.ts';
import { id } from '../../../core/index.ts';
import { around } from '../../../state/ground.ts';
import { comesTogether, marchTo } from './march.ts';

const marcher = fc.record({
  x: fc.nat({ max: 9 }),
  y: fc.nat({ max: 4 }),
  movement: fc.constantFrom(30, 60, 120),
  moved: fc.constantFrom(0, 20, 60, 110),
});
const rooms = fc.record({
  open: fc.boolean(),
  rough: fc.array(fc.record({ x: fc.nat({ max: 9 }), y: fc.nat({ max: 4 }) }), { maxLength: 8 }),
  walked: fc.constantFrom('0'.repeat(10), '1'.repeat(10), '0000011111'),
  found: fc.boolean(),
});

it('the party is offered the squares to which it may march, whoever is far off or shut away', () => {
  fc.assert(
    fc.property(
      fc.array(marcher, { minLength: 1, maxLength: 4 }),
      rooms,
      fc.constantFrom('ose', 'gorman', 'eris', 'basic'),
      fc.constantFrom(player, referee),
      (marchers, { open, rough, walked, found }, base, seat) => {
        const { doors, traps } = twoRooms();
        const scene = twoRooms({
          doors: Object.fromEntries(
            Object.entries(doors).map(([name, door]) => [name, { ...door, state: open ? 'open' : 'closed' }]),
          ),
          traps: Object.fromEntries(Object.entries(traps).map(([name, trap]) => [name, { ...trap, found }])),
          features: rough.map(({ x, y }) => ({ kind: 'rough', at: { x: x + 0.5, y: y + 0.5 } })),
          walked: Array<string>(5).fill(walked),
        });
        const party = marchers.map(({ x, y, ...pace }, no) => someone({ id: id(`m${no}`), at: at(x, y), ...pace }));
        const state = { ...delve(party, {}, scene), ruleset: { base, slots: {}, options: {} } as const };
        const leader = party[0]?.at?.square ?? { x: 0, y: 0 };
        for (const square of around(leader, 'square').filter(({ x, y }) => x >= 0 && y >= 0 && x < 10 && y < 5)) {
          const march = marchTo(state, seat, square);
          expect(comesTogether(state, seat, scene, square)).toBe(!('code' in march) && march.against === null);
        }
      },
    ),
  );
});
