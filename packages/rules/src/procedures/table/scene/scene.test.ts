import { describe, expect, it } from 'vitest';
import { ABBEY, abbey, delvers, wall } from '../../../../test/abbey.ts';
import { offeredBy } from '../../../../test/citing.ts';
import { after, ask, campaign, isOffered, player, referee, refusedOffers } from '../../../../test/table.ts';
import type { SceneFacts } from '../../../state/scene.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';

const facts: SceneFacts = {
  ...abbey(),
  doors: [{ segment: wall(8, 5, 8, 6), kind: 'door', state: 'closed', locked: true, stuck: false }],
  traps: [],
};
const added = after(campaign([]), { type: 'AddScene', facts }, referee);
const [scene] = Object.values(added.scenes);

const beside = (light: SceneFacts['lights'][number]) => ({ ...light, at: { x: light.at.x, y: light.at.y + 1 } });

describe('scenes', () => {
  it('a map comes in unknown, its doors with names of their own', () => {
    expect(scene?.explored.join('')).not.toContain('1');
    expect(Object.values(scene?.doors ?? {})).toMatchObject([{ locked: true, found: false, spiked: false }]);
    expect(added.scene).toBeNull();
  });

  it('a copy has the traps as they were drawn, with how they are saved against, and nothing that has befallen them', () => {
    const wire = { name: 'Wire', squares: [{ x: 1, y: 1 }], guards: 'room', damage: '1d6', text: 'a wire' } as const;
    const save = { against: 'death', otherwise: 'half', turns: '1d6' } as const;
    const drawn = after(campaign([]), { type: 'AddScene', facts: { ...facts, traps: [{ ...wire, save }] } }, referee);
    const [first] = Object.values(drawn.scenes);
    const [trap] = Object.values(first?.traps ?? {});
    if (!first || !trap) throw new Error('The map has a trap.');
    const sprung = {
      ...drawn,
      scenes: { [first.id]: { ...first, traps: { [trap.id]: { ...trap, found: true, sprung: true } } } },
    };
    const copy = Object.values(after(sprung, { type: 'DuplicateScene', scene: first.id }, referee).scenes).at(-1);
    expect(copy?.name).toBe(`${first.name} (copy)`);
    const [copied] = Object.values(copy?.traps ?? {});
    expect(copied).toEqual({ ...wire, save, id: expect.any(String), found: false, sprung: false });
  });

  it.each([
    [0, 10],
    [501, 10],
    [10, 2.5],
    [Number.NaN, 10],
  ])('a map of %d by %d squares is refused', (width, height) => {
    expect(ask(campaign([]), { type: 'AddScene', facts: { ...facts, width, height } }, referee)).toBe('bad-input');
  });

  it('a map whose walls and doors are longer, all together, than can be shown is refused, however it comes', () => {
    const long = Array.from({ length: 160 }, (_, nth) => wall(0, nth, 500, nth + 480.5));
    const large = { ...facts, width: 500, height: 500 };
    const door = { kind: 'secret', state: 'closed', locked: false, stuck: false } as const;
    const add = (more: Partial<SceneFacts>) =>
      ask(campaign([]), { type: 'AddScene', facts: { ...large, ...more } }, referee);
    expect(add({ walls: long })).toBe('bad-input');
    expect(add({ walls: [], doors: long.map((segment) => ({ ...door, segment })) })).toBe('bad-input');
    expect(add({ walls: long.slice(20) })).toBeInstanceOf(Array);
    const state = after(campaign([]), { type: 'AddScene', facts: { ...large, walls: long.slice(20) } }, referee);
    const [there] = Object.values(state.scenes);
    if (!there) throw new Error('the map is there');
    const draw = (lines: readonly [number, number, number, number][]) =>
      ask(state, { type: 'DrawScene', scene: there.id, put: { walls: lines }, take: {} }, referee);
    expect(draw([[0, 0, 1, 1]])).toBeInstanceOf(Array);
    expect(
      draw(Array.from({ length: 30 }, (_, nth) => [500, nth, 0, nth + 470] as const).map((line) => [...line])),
    ).toBe('bad-input');
  });

  it('lights that reach too far all together are refused, and squares so small that they would', () => {
    const large = { ...facts, width: 500, height: 500, feetPerSquare: 10 };
    const lights = (count: number, radiusFeet: number) =>
      Array.from({ length: count }, (_, nth) => ({ at: { x: nth, y: 9 }, radiusFeet, colour: null }));
    const add = (some: SceneFacts['lights']) => ({ type: 'AddScene', facts: { ...large, lights: some } }) as const;
    expect(ask(campaign([]), add(lights(30, 1_000)), referee)).toBe('bad-input');
    const state = after(campaign([]), add(lights(20, 1_000)), referee);
    const [there] = Object.values(state.scenes);
    if (!there) throw new Error('the map is there');
    const set = { type: 'SetScene', scene: there.id, ambient: 'dark', level: 1 } as const;
    expect(ask(state, { ...set, feetPerSquare: 1 }, referee)).toBe('bad-input');
    expect(ask(state, { ...set, feetPerSquare: 20 }, referee)).toBeInstanceOf(Array);
    const draw = { type: 'DrawScene', scene: there.id, take: {} } as const;
    expect(ask(state, { ...draw, put: { lights: lights(20, 1_000).map(beside) } }, referee)).toBe('bad-input');
    expect(ask(state, { ...draw, put: { lights: lights(20, 30).map(beside) } }, referee)).toBeInstanceOf(Array);
  });

  it('a campaign holds three hundred maps, and none more that comes from a file', () => {
    const many = Object.fromEntries(Array.from({ length: 300 }, (_, nth) => [`map-${nth}`, abbey()]));
    expect(ask({ ...campaign([]), scenes: many }, { type: 'AddScene', facts }, referee)).toBe('bad-input');
  });

  it('players do not change maps', () => {
    expect(ask(campaign([]), { type: 'AddScene', facts }, player)).toBe('not-your-seat');
    expect(ask(delvers(), { type: 'RemoveScene', scene: ABBEY }, player)).toBe('not-your-seat');
  });

  it('the referee puts one on the board, and takes it away with all that stands there', () => {
    if (!scene) throw new Error('there is a map');
    expect(after(added, { type: 'ShowScene', scene: scene.id }, referee).scene).toBe(scene.id);
    const asked = offers(delvers(), referee).find(({ command }) => command === 'RemoveScene')?.asks;
    expect(asked).toMatch(/^The players have it before them now/);
    const gone = after(delvers(), { type: 'RemoveScene', scene: ABBEY }, referee);
    expect([gone.scene, Object.values(gone.creatures).map(({ at }) => at)]).toEqual([
      null,
      [null, null, null, null, null],
    ]);
  });

  it('shown, the party arrives there in its marching order, if the referee says so', () => {
    if (!scene) throw new Error('there is a map');
    const state = after(
      { ...delvers(), scenes: { ...delvers().scenes, [scene.id]: scene } },
      { type: 'ShowScene', scene: scene.id, arriving: true },
      referee,
    );
    const places = state.party.members.map((member) => state.creatures[member]?.at);
    expect(places.map((at) => at?.scene)).toEqual(state.party.members.map(() => scene.id));
    expect(new Set(places.map((at) => JSON.stringify(at))).size).toBe(places.length);
  });

  it('OSE-MOV-03: the referee shows squares and rooms, and hides them again', () => {
    const rows = (state = delvers()) => state.scenes[ABBEY]?.explored ?? [];
    const all = { type: 'RevealSquares', from: { x: -900, y: 900 }, to: { x: 900, y: -900 } } as const;
    expect(offeredBy(delvers(), 'RevealSquares')).toEqual(['OSE-MOV-03']);
    const shown = after(delvers(), { ...all, revealed: true }, referee);
    expect(rows(shown).join('')).not.toContain('0');
    expect(rows(after(shown, { ...all, revealed: false }, referee))).toEqual(rows());
    expect(rows(after(delvers(), { type: 'RevealRoom', room: '1' }, referee))[5]?.[3]).toBe('1');
    expect(ask(delvers(), { type: 'RevealRoom', room: '99' }, referee)).toBe('no-such-thing');
  });

  it('what a room holds is rewritten for the referee alone', () => {
    const edited = after(delvers(), { type: 'EditRoom', room: '1', name: 'Choir', text: 'A crypt below.' }, referee);
    expect(project(edited, referee).get('room:1')).toMatchObject({ name: 'Choir', text: 'A crypt below.' });
    expect([...project(edited, player)]).toEqual([...project(delvers(), player)]);
  });

  it('whatever is offered is granted', () => {
    const edits = ['SetScene', 'RenameScene', 'RemoveScene', 'RevealSquares', 'RevealRoom', 'EditRoom'] as const;
    for (const command of edits) expect(refusedOffers(delvers(), referee, command)).toEqual([]);
    expect(isOffered(delvers(), referee, 'ShowScene')).toBe(false);
  });
});
