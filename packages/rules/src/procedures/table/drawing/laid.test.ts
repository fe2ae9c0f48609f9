import { describe, expect, it } from 'vitest';
import { after, ask, at, delve, player, referee, someone, spectator, twoRooms } from '../../../../test/table.ts';
import { type CommandOf, id } from '../../../core/index.ts';
import { changeOfKnown, known, knownAfter } from '../../../known/known.ts';
import type { Scene } from '../../../state/scene.ts';
import type { GameState } from '../../../state/state.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';
import { seenByParty } from '../../situation/sight/sight.ts';

const ROOMS = id<'scene'>('rooms');
const aldo = someone({ at: at(1, 1) });
/** Ten by five squares over a picture, of which three columns are explored, with a wall at the fourth. */
const pictured = twoRooms({
  image: { asset: 'a', pixelsPerSquare: 40 },
  walls: [{ a: { x: 3, y: 0 }, b: { x: 3, y: 5 } }],
  doors: {},
  traps: {},
  explored: Array<string>(5).fill('1110000000'),
});
const state = delve([aldo], {}, pictured);
type Laid = NonNullable<CommandOf<'DrawScene'>['put']['laid']>;
const lay = (laid: Partial<Laid>): CommandOf<'DrawScene'> => ({
  type: 'DrawScene',
  scene: ROOMS,
  put: { laid: { pixelsPerSquare: 33.5, corner: { x: 12.25, y: -4 }, width: 12, height: 6, ...laid } },
  take: {},
});
const scene = (of: GameState): Scene => of.scenes[ROOMS] ?? pictured;

describe('the squares of a map over its picture', () => {
  it('are laid anew, and what is drawn, explored or stands there stays on its square', () => {
    const laid = scene(after(state, lay({}), referee));
    expect(laid.image).toEqual({ asset: 'a', pixelsPerSquare: 33.5, corner: { x: 12.25, y: -4 } });
    expect([laid.width, laid.height]).toEqual([12, 6]);
    expect(laid.walls).toEqual(pictured.walls);
    expect(laid.explored[1]).toBe('111000000000');
    expect(laid.explored.map(({ length }) => length)).toEqual(Array(6).fill(12));
    expect(laid.walked).toHaveLength(6);
    expect(after(state, lay({}), referee).creatures[aldo.id]?.at).toEqual(aldo.at);
  });

  it('are all on the page of whoever had it open before', () => {
    for (const seat of [referee, player]) {
      const [before, laid] = [known(state, seat), after(state, lay({}), referee)];
      const copy = structuredClone(before);
      project(copy, seat);
      const now = knownAfter(copy, changeOfKnown(before, known(laid, seat)) ?? { to: before });
      expect(project(now, seat)).toEqual(project(laid, seat));
    }
  });

  it('are as many as it takes for all of that to stay on the map', () => {
    const small = scene(after(state, lay({ width: 2, height: 1 }), referee));
    expect([small.width, small.height]).toEqual([3, 5]);
    expect(small.explored).toEqual(Array<string>(5).fill('111'));
    const far = delve([someone({ at: at(8, 1) })], {}, { ...pictured, walls: [] });
    const kept = scene(after(far, lay({ width: 2, height: 1 }), referee));
    expect([kept.width, kept.height]).toEqual([9, 2]);
    const rock = { ...pictured, floor: Array<string>(5).fill('1111111111') };
    expect(scene(after(delve([aldo], {}, rock), lay({}), referee)).floor?.[0]).toBe('111111111100');
  });

  it('are seen and walked on by their new number at once', () => {
    const open = after(delve([aldo], {}, { ...pictured, walls: [] }), lay({}), referee);
    expect(seenByParty(open)[1]).toBe('111111111111');
    expect(ask(open, { type: 'MoveCreature', creature: aldo.id, to: { x: 2, y: 5 } }, player)).not.toBe('blocked');
    expect([...project(open, player).values()].filter(({ type }) => type === 'row')).toHaveLength(6);
  });

  it('are known to all as they lie, by which each finds the picture under them', () => {
    const laid = after(state, lay({}), referee);
    for (const seat of [player, spectator])
      expect(known(laid, seat).scenes[ROOMS]?.image).toEqual({
        asset: '',
        pixelsPerSquare: 33.5,
        corner: { x: 12.25, y: -4 },
      });
    const before = after(state, lay({ width: 10, height: 5 }), referee);
    expect(before).not.toBe(state);
  });

  it('are told of to the referee alone, and refused where they cannot be', () => {
    const events = ask(state, lay({}), referee);
    if (typeof events === 'string') throw new Error(events);
    const laid = after(state, lay({}), referee);
    expect(events.map((event) => tell(event, referee, laid, state)?.text)).toContain(
      'Two rooms: its squares laid anew over the picture, 12 by 6.',
    );
    for (const seat of [player, spectator])
      expect(events.map((event) => tell(event, seat, laid, state))).toEqual(events.map(() => null));
    expect(ask(state, lay({}), player)).toBe('not-your-seat');
    expect(ask(state, lay({ pixelsPerSquare: 3 }), referee)).toBe('bad-input');
    expect(ask(state, lay({ width: 501 }), referee)).toBe('bad-input');
    expect(ask(delve([aldo], {}, { ...pictured, image: null }), lay({}), referee)).toBe('no-such-thing');
  });
});
