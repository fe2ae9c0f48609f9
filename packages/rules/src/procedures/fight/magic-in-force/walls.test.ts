import { blocked, canStep, centreOf } from '@lanthorn/geometry';
import { describe, expect, it } from 'vitest';
import { Script } from '../../../../test/fight.ts';
import { ask, at, delve, goblin, player, referee, refusedOffers, someone, twoRooms } from '../../../../test/table.ts';
import { type CommandOf, id } from '../../../core/index.ts';
import type { Creature } from '../../../state/creature.ts';
import { groundOf, sightBarriersOf } from '../../../state/ground.ts';
import { lastingMagic } from '../../../state/magic.ts';
import type { Scene } from '../../../state/scene.ts';
import { awaitedSpells } from '../../../state/spell-work.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';

const points = { now: 40, max: 40 };
const mira = someone({ id: id('mira'), name: 'Mira', class: 'magic-user', level: 10, at: at(1, 1) });
const troll = (facts: Partial<Creature> = {}) =>
  goblin({
    id: id('troll'),
    name: 'Troll',
    at: at(3, 1),
    hitDice: { dice: 6, plus: 3, stars: 0 },
    hitPoints: points,
    ...facts,
  });
const grik = goblin({ at: at(3, 2) });

function cast(spell: string, others: readonly Creature[] = [troll(), grik], facts: Partial<Scene> = {}): Script {
  const state = delve([mira, ...others], { memorised: { [mira.id]: [spell] } }, twoRooms(facts));
  const script = new Script(state).play({ type: 'CastSpell', caster: mira.id, spell, targets: [] }, player);
  script.told();
  return script;
}
const let_ = (script: Script, change: Partial<CommandOf<'LetTakeHold'>>): Script => {
  const awaited = awaitedSpells(script.state)[0]?.id ?? id<'magic'>('none');
  return script.play({ type: 'LetTakeHold', awaited, ...change }, referee);
};
/** Two spells of one name, each at a place of its own. */
function twice(spell: string, places: readonly Partial<CommandOf<'LetTakeHold'>>[], facts: Partial<Scene>): Script {
  const script = new Script(delve([mira], { memorised: { [mira.id]: [spell, spell] } }, twoRooms(facts)));
  for (const place of places) {
    script.play({ type: 'CastSpell', caster: mira.id, spell, targets: [] }, player);
    let_(script, place);
  }
  return script;
}
/** The wall runs before the squares of the third column, from the first row to the fourth. */
const column = { from: { x: 2, y: 0 }, to: { x: 2, y: 3 } };
const sceneOf = ({ state }: Script): Scene => state.scenes[id<'scene'>('rooms')] ?? twoRooms();
const steps = (script: Script, from: [number, number], to: [number, number]) =>
  canStep({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }, groundOf(sceneOf(script)));
const sees = (script: Script, from: [number, number], to: [number, number]) => {
  const middle = ([x, y]: [number, number]) => centreOf({ x, y }, 'square');
  return !blocked(middle(from), middle(to), sightBarriersOf(sceneOf(script)));
};
const end = (script: Script): Script =>
  script.play({ type: 'EndMagic', magic: lastingMagic(script.state)[0]?.id ?? id('none') });

describe('a wall of magic (OSE-APX-06)', () => {
  it.each(['Wall of Fire', 'Wall of Ice'])('%s keeps out steps and eyes until it ends, and is gone then', (spell) => {
    const script = cast(spell);
    expect([steps(script, [1, 1], [2, 1]), sees(script, [1, 1], [3, 1])]).toEqual([true, true]);
    let_(script, column);
    expect([steps(script, [1, 1], [2, 1]), sees(script, [1, 1], [3, 1])]).toEqual([false, false]);
    expect(steps(script, [1, 4], [2, 4])).toBe(true);
    expect(lastingMagic(script.state)).toMatchObject([{ name: spell, on: [] }]);
    end(script);
    expect([steps(script, [1, 1], [2, 1]), sees(script, [1, 1], [3, 1])]).toEqual([true, true]);
    expect(sceneOf(script)).toMatchObject({ walls: twoRooms().walls, floor: twoRooms().floor });
    expect(script.told().players).toEqual(expect.arrayContaining([`${spell} takes hold.`, `${spell} is ended.`]));
  });

  it.each(['Wall of Stone', 'Wall of Iron'])('%s stands for good', (spell) => {
    const script = let_(cast(spell), column);
    expect(steps(script, [1, 1], [2, 1])).toBe(false);
    expect(lastingMagic(script.state)).toEqual([]);
  });

  it('is no longer than the spell makes it, and stands on the caster’s side of the squares', () => {
    const script = let_(cast('Wall of Fire', [], { feetPerSquare: 20 }), { from: { x: 4, y: 0 }, to: { x: 4, y: 4 } });
    expect(sceneOf(script).walls.at(-1)).toEqual({ a: { x: 4, y: 0 }, b: { x: 4, y: 3 } });
    const row = let_(cast('Wall of Fire', []), { from: { x: 3, y: 3 }, to: { x: 0, y: 3 } });
    expect(sceneOf(row).walls.at(-1)).toEqual({ a: { x: 4, y: 3 }, b: { x: 0, y: 3 } });
  });

  it('is asked where it begins and ends, within its reach, and granted', () => {
    const { state } = cast('Wall of Fire');
    const asked = offers(state, referee).find(({ command }) => command === 'LetTakeHold')?.inputs ?? [];
    expect(asked.map(({ name, label }) => [name, label])).toEqual([
      ['from', 'Where it begins'],
      ['to', 'Where it ends'],
      ['lasts', 'Turns it lasts'],
    ]);
    expect(refusedOffers(state, referee, 'LetTakeHold')).toEqual([]);
  });
});

describe('a wall or a way where as many spells last as can (OSE-APX-06)', () => {
  const magic = Array.from({ length: 50 }, (_, n) => ({
    id: id<'magic'>(`magic-${n}`),
    name: 'Bless',
    caster: null,
    on: [mira.id],
    until: null,
    open: true,
  }));
  const full = (spell: string) => {
    const script = new Script(delve([mira], { magic, memorised: { [mira.id]: [spell] } }));
    return script.play({ type: 'CastSpell', caster: mira.id, spell, targets: [] }, player).state;
  };
  /** Of one square: no spell makes less. */
  const short = { from: column.from, to: column.from };
  const letting = (state: GameState) =>
    ({ type: 'LetTakeHold', awaited: awaitedSpells(state)[0]?.id ?? id<'magic'>('none'), ...short }) as const;

  it.each(['Wall of Fire', 'Pass-Wall'])('%s is refused', (spell) => {
    const state = full(spell);
    expect(ask(state, letting(state), referee)).toBe('bad-input');
    expect(refusedOffers(state, referee, 'LetTakeHold')).toEqual([]);
  });

  it('Wall of Stone, which stands for good, is not', () => {
    const state = full('Wall of Stone');
    expect(ask(state, letting(state), referee)).not.toBe('bad-input');
  });
});

describe('walls of magic where walls are (OSE-APX-06)', () => {
  const wall = { a: { x: 2, y: 0 }, b: { x: 2, y: 4 } };

  it('one along a wall of the map leaves that there when it ends', () => {
    const script = end(let_(cast('Wall of Fire', [], { walls: [wall] }), column));
    expect(sceneOf(script).walls).toEqual([wall]);
  });

  it('one that stands for good where another burns stays when that ends, and is there once', () => {
    const script = let_(cast('Wall of Fire', [], { walls: [] }), column);
    const waiting = { id: id<'magic'>('w'), caster: mira.id, spell: 'Wall of Stone', targets: [], open: true };
    const both = let_(new Script({ ...script.state, awaited: [waiting] }), column);
    expect(sceneOf(both).walls).toEqual([wall]);
    expect(sceneOf(end(both)).walls).toEqual([wall]);
  });

  const draw = (script: Script, put: readonly [number, number, number, number][], take: typeof put = []) =>
    script.play({ type: 'DrawScene', scene: id('rooms'), put: { walls: put }, take: { walls: take } });

  it('one that the referee draws along it stays when it ends, and the spell’s own goes', () => {
    const script = draw(let_(cast('Wall of Fire', [], { walls: [] }), column), [[2, 4, 2, 0]]);
    expect(sceneOf(script).walls).toHaveLength(1);
    expect(sceneOf(end(script)).walls).toMatchObject([{ a: { x: 2, y: 4 }, b: { x: 2, y: 0 } }]);
    const beside = draw(let_(cast('Wall of Fire', [], { walls: [] }), column), [[2, 0, 2, 2]]);
    expect(sceneOf(beside).walls).toHaveLength(2);
    expect(sceneOf(end(beside)).walls).toMatchObject([{ a: { x: 2, y: 0 }, b: { x: 2, y: 2 } }]);
  });

  it('one that the referee rubs out, and puts back, is still the spell’s', () => {
    const script = draw(let_(cast('Wall of Fire', [], { walls: [] }), column), [], [[2, 0, 2, 4]]);
    expect(sceneOf(script).walls).toEqual([]);
    expect(sceneOf(end(draw(script, [[2, 0, 2, 4]]))).walls).toEqual([]);
  });

  it.each([0, 1])('of two in one place the map keeps one until both have ended', (first) => {
    const script = twice('Wall of Fire', [column, column], { walls: [] });
    expect(sceneOf(script).walls).toEqual([wall]);
    const magic = lastingMagic(script.state)[first]?.id ?? id<'magic'>('none');
    script.play({ type: 'EndMagic', magic });
    expect(sceneOf(script).walls).toEqual([wall]);
    expect(sceneOf(end(script)).walls).toEqual([]);
  });
});

describe('going through a wall of magic (OSE-APX-06)', () => {
  const standing = (spell: string, ...others: Creature[]) => let_(cast(spell, others), column);
  const near = (facts: Partial<Creature> = {}) => troll({ at: at(2, 1), ...facts });
  const cross = (script: Script, creature: Creature) =>
    ({
      type: 'CrossWall',
      creature: creature.id,
      magic: lastingMagic(script.state)[0]?.id ?? id<'magic'>('none'),
      to: { x: 1, y: 1 },
    }) as const;

  it('is offered to the referee of whoever stands next to it and has four hit dice', () => {
    const script = standing('Wall of Fire', near(), goblin({ at: at(2, 2) }));
    const crossings = (seat: typeof referee) =>
      offers(script.state, seat).filter(({ command }) => command === 'CrossWall');
    expect(crossings(referee).map(({ label, about }) => [label, about])).toEqual([
      ['Go through Wall of Fire', 'mira'],
      ['Go through Wall of Fire', 'troll'],
    ]);
    expect(crossings(player)).toEqual([]);
    expect(refusedOffers(script.state, referee, 'CrossWall')).toEqual([]);
  });

  it('damage that is more than one number or throw of dice is refused, and none of it is left out', () => {
    const script = standing('Wall of Fire', near());
    expect(ask(script.state, { ...cross(script, near()), damage: '3d6+2d4' }, referee)).toBe('bad-input');
  });

  it('nobody of fewer than four hit dice passes', () => {
    const weak = goblin({ at: at(2, 2), hitDice: { dice: 3, plus: 4, stars: 0 } });
    const script = standing('Wall of Fire', weak);
    expect(ask(script.state, cross(script, weak), referee, 1)).toBe('forbidden');
    expect(ask(script.state, cross(script, weak), player)).toBe('not-your-seat');
  });

  it.each([
    ['Wall of Fire', {}, [3], 37],
    ['Wall of Fire', { undead: true }, [3, 4], 33],
    ['Wall of Fire', { name: 'Frost giant' }, [3, 4], 33],
    ['Wall of Fire', { name: 'Frost salamander' }, [3, 4], 33],
    ['Wall of Fire', { name: 'White ape' }, [3], 37],
    ['Wall of Fire', { name: 'Great white shark' }, [3], 37],
    ['Wall of Fire', { name: 'White dragon', traits: { breath: { what: 'cold', feet: 80 } } }, [3, 4], 33],
    ['Wall of Ice', {}, [3], 37],
    ['Wall of Ice', { name: 'Fire beetle' }, [3], 37],
    ['Wall of Ice', { name: 'Frost salamander' }, [3], 37],
    ['Wall of Ice', { name: 'Lame flame salamander' }, [3, 4], 33],
    ['Wall of Ice', { name: 'Fire giant' }, [3, 4], 33],
    ['Wall of Ice', { undead: true }, [3], 37],
  ] as const)('%s harms %j as the dice say: %j', (spell, facts, faces, left) => {
    const one = near(facts);
    const script = standing(spell, one);
    script.told();
    script.play(cross(script, one), referee, ...faces);
    expect(script.state.creatures[one.id]).toMatchObject({ hitPoints: { now: left }, at: { square: { x: 1, y: 1 } } });
    expect(script.told().players).toContain(`The ${one.name.toLowerCase()} goes through ${spell}.`);
  });

  it('whoever resists fire takes a point less for each die', () => {
    const script = standing('Wall of Fire', near());
    script.play({ type: 'BeginMagic', name: 'Resist Fire', on: [near().id], turns: 0 });
    expect(script.play(cross(script, near()), referee, 3).state.creatures[near().id]?.hitPoints.now).toBe(38);
  });
});

describe('Pass-Wall (OSE-APX-06)', () => {
  const open = (script: Script) => let_(script, { from: { x: 4, y: 2 }, to: { x: 5, y: 2 } });

  it('opens a way through a wall for 3 turns, one square wide', () => {
    const script = cast('Pass-Wall');
    expect(steps(script, [4, 2], [5, 2])).toBe(false);
    open(script);
    expect([steps(script, [4, 2], [5, 2]), steps(script, [4, 0], [5, 0])]).toEqual([true, false]);
    for (const _ of [1, 2, 3]) script.play({ type: 'EndTurn', resting: false });
    expect(steps(script, [4, 2], [5, 2])).toBe(false);
    expect(sceneOf(script).walls).toHaveLength(twoRooms().walls.length);
  });

  it.each([
    [5, 2, true],
    [5, 3, false],
    [10, 1, true],
    [10, 2, false],
    [20, 1, true],
    [20, 2, false],
  ] as const)(
    'on squares of %i′ it is 10′ long, or a square: %i squares on is %s',
    (feetPerSquare, squares, granted) => {
      const { state } = cast('Pass-Wall', [], { feetPerSquare });
      const way = { from: { x: 4, y: 2 }, to: { x: 4 + squares, y: 2 } };
      const awaited = awaitedSpells(state)[0]?.id ?? id<'magic'>('none');
      expect(ask(state, { type: 'LetTakeHold', awaited, ...way }, referee) !== 'no-such-thing').toBe(granted);
    },
  );

  it('in a long wall it opens one square, and through rock it makes floor, which is rock again', () => {
    const wall = { a: { x: 5, y: 0 }, b: { x: 5, y: 5 } };
    const floor = Array<string>(5).fill('1111101111');
    const script = open(cast('Pass-Wall', [], { walls: [wall], doors: {}, floor }));
    expect(sceneOf(script).walls).toEqual([
      { a: { x: 5, y: 0 }, b: { x: 5, y: 2 } },
      { a: { x: 5, y: 3 }, b: { x: 5, y: 5 } },
    ]);
    expect(sceneOf(script).floor?.[2]).toBe('1111111111');
    end(script);
    expect(sceneOf(script)).toMatchObject({ walls: [wall], floor });
  });
});

describe('floor that the referee draws where a Pass-Wall made some (OSE-APX-06)', () => {
  const facts = { walls: [], doors: {}, traps: {}, floor: Array<string>(5).fill('1111101111') };
  const opened = () => let_(cast('Pass-Wall', [], facts), { from: { x: 4, y: 2 }, to: { x: 5, y: 2 } });
  const draw = (script: Script, put: readonly [number, number, number][], take: typeof put = []) =>
    script.play({ type: 'DrawScene', scene: id('rooms'), put: { floor: put }, take: { floor: take } });

  it('stays when the spell ends', () => {
    expect(sceneOf(end(draw(opened(), [[4, 2, 2]]))).floor?.[2]).toBe('1111111111');
  });

  it('is still the spell’s where it was rubbed out, and put back', () => {
    const script = draw(draw(opened(), [], [[5, 2, 1]]), [[5, 2, 1]]);
    expect(sceneOf(end(script)).floor?.[2]).toBe('1111101111');
  });
});

describe('two Pass-Walls (OSE-APX-06)', () => {
  const wall = { a: { x: 5, y: 0 }, b: { x: 5, y: 5 } };
  const floor = Array<string>(5).fill('1111101111');
  const way = (y: number) => ({ from: { x: 4, y }, to: { x: 5, y } });

  it.each([
    ['beside each other', [1, 3], 0],
    ['beside each other', [1, 3], 1],
    ['next to each other', [2, 3], 0],
    ['next to each other', [2, 3], 1],
    ['in one place', [2, 2], 0],
    ['in one place', [2, 2], 1],
  ] as const)('%s at %j stay open each until it ends, and the wall is whole when both have ended', (_, rows, first) => {
    const script = twice('Pass-Wall', rows.map(way), { walls: [wall], doors: {}, floor });
    const isOpen = (row: number) => steps(script, [4, row], [5, row]);
    expect(rows.map(isOpen)).toEqual([true, true]);
    script.play({ type: 'EndMagic', magic: lastingMagic(script.state)[first]?.id ?? id<'magic'>('none') });
    expect(isOpen(rows[1 - first] ?? 0)).toBe(true);
    expect(isOpen(rows[first])).toBe(rows[0] === rows[1]);
    end(script);
    expect(sceneOf(script)).toMatchObject({ walls: [wall], floor });
  });
});

describe.each(['pointy', 'flat'] as const)('a map laid anew as hexes, %s, while magic is upon it', (grid) => {
  const wall = { a: { x: 5, y: 0 }, b: { x: 5, y: 5 } };
  const picture = { asset: 'a', pixelsPerSquare: 40 };
  const facts = { image: picture, walls: [wall], doors: {}, traps: {}, floor: Array<string>(5).fill('1111101111') };
  const laid = { grid, pixelsPerSquare: 32, corner: { x: -8, y: 5 }, width: 15, height: 9 };
  const lay = (script: Script): Script =>
    script.play({ type: 'DrawScene', scene: sceneOf(script).id, put: { laid }, take: {} }, referee);

  it.each([
    ['Wall of Fire', column],
    ['Pass-Wall', { from: { x: 4, y: 2 }, to: { x: 5, y: 2 } }],
  ])('%s ends with nothing of it left', (spell, where) => {
    const without = sceneOf(lay(cast(spell, [], facts)));
    const script = lay(let_(cast(spell, [], facts), where));
    expect(sceneOf(script).walls).not.toEqual(without.walls);
    expect(sceneOf(end(script))).toMatchObject({ walls: without.walls, floor: without.floor });
  });
});

describe('a place that a spell fills (OSE-APX-06)', () => {
  const areas = ({ state }: Script) => Object.values(state.areas ?? {});

  it('Insect Plague is shown about its middle, 30′ around, and gone when it ends', () => {
    const script = let_(cast('Insect Plague'), { to: { x: 3, y: 1 }, targets: [grik.id] });
    expect(areas(script)).toMatchObject([{ kind: 'circle', feet: 30, at: { x: 3.5, y: 1.5 }, open: true }]);
    expect(script.state.creatures[grik.id]?.conditions).toEqual(['terrified']);
    expect(areas(end(script))).toEqual([]);
    expect(script.state.creatures[grik.id]?.conditions).toEqual([]);
  });

  it('reaches all who stand in it and feel it, where nobody is named', () => {
    const script = let_(cast('Insect Plague'), { to: { x: 3, y: 1 }, targets: [] });
    expect(lastingMagic(script.state)).toMatchObject([{ on: [grik.id] }]);
    expect(lastingMagic(let_(cast('Web'), { to: { x: 3, y: 2 } }).state)).toMatchObject([{ on: [grik.id] }]);
    expect(lastingMagic(let_(cast('Web'), { to: { x: 7, y: 2 } }).state)).toMatchObject([{ on: [] }]);
  });

  it('Insect Plague drives off nobody of three hit dice', () => {
    const begun = new Script(delve([mira, troll()], { memorised: { [mira.id]: ['Insect Plague'] } }));
    begun.play({ type: 'CastSpell', caster: mira.id, spell: 'Insect Plague', targets: [troll().id] }, player);
    expect(let_(begun, { to: { x: 3, y: 1 } }).state.creatures[troll().id]?.conditions).toEqual([]);
  });

  it('what nobody saw cast is shown to the referee alone', () => {
    const shaman = goblin({ id: id('shaman'), name: 'Shaman', at: at(3, 1), hidden: true });
    const script = new Script(delve([mira, shaman], { memorised: { [shaman.id]: ['Insect Plague'] } }));
    script.play({ type: 'CastSpell', caster: shaman.id, spell: 'Insect Plague', targets: [] });
    expect(areas(let_(script, { to: { x: 3, y: 1 } }))).toMatchObject([{ open: false }]);
  });

  it('Silence at a place fills 15′ around it, and at a creature goes with it', () => {
    const spell = "Silence 15' Radius";
    expect(areas(let_(cast(spell), { to: { x: 3, y: 1 } }))).toMatchObject([{ kind: 'circle', feet: 15 }]);
    const at_ = new Script(delve([mira, grik], { memorised: { [mira.id]: [spell] } }));
    at_.play({ type: 'CastSpell', caster: mira.id, spell, targets: [grik.id] }, player);
    const awaited = awaitedSpells(at_.state)[0]?.id ?? id<'magic'>('none');
    expect(areas(at_.play({ type: 'LetTakeHold', awaited }, referee, 1))).toEqual([]);
  });

  it('Web is shown where the first of those stands whom it is cast at', () => {
    const script = new Script(delve([mira, grik], { memorised: { [mira.id]: ['Web'] } }));
    script.play({ type: 'CastSpell', caster: mira.id, spell: 'Web', targets: [grik.id] }, player);
    expect(areas(let_(script, {}))).toMatchObject([{ kind: 'square', feet: 10, at: { x: 3.5, y: 2.5 } }]);
  });
});
