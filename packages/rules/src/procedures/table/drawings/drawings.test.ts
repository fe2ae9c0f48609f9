import { describe, expect, it } from 'vitest';
import {
  after,
  ask,
  at,
  delve,
  otherPlayer,
  player,
  referee,
  seededDice,
  someone,
  spectator,
  twoRooms,
} from '../../../../test/table.ts';
import { commandFlaw } from '../../../command-flaw.ts';
import { type CommandOf, id, type Seat } from '../../../core/index.ts';
import { decide } from '../../../decide.ts';
import { known } from '../../../known/known.ts';
import { drawingsOf } from '../../../state/drawings.ts';
import type { GameState } from '../../../state/state.ts';
import { offers } from '../../../view/offers.ts';
import { project } from '../../../view/project.ts';
import { tell } from '../../../view/tell.ts';

const ROOMS = id<'scene'>('rooms');
const CELLAR = id<'scene'>('cellar');
const aldo = someone({ at: at(1, 1) });
const state = delve([aldo], {}, twoRooms());
const two = { ...state, scenes: { ...state.scenes, [CELLAR]: twoRooms({ id: CELLAR }) } };

type Draw = CommandOf<'DrawOnBoard'>;
const circle = (facts: Partial<Draw> = {}): Draw => ({
  type: 'DrawOnBoard',
  shape: 'circle',
  points: [
    { x: 2.5, y: 1.5 },
    { x: 3.5, y: 1.5 },
  ],
  colour: 'red',
  words: '',
  open: true,
  ...facts,
});
const text = (words: string, facts: Partial<Draw> = {}): Draw =>
  circle({ shape: 'text', points: [{ x: 1, y: 1 }], words, ...facts });

/** The state once these have drawn, one after the other; each drawing has an id of its own. */
const drawing = (of: GameState, ...drawn: readonly (readonly [Draw, Seat])[]): GameState =>
  drawn.reduce((now, [command, by], place) => {
    const ruling = decide(now, command, by, { die: () => 1, id: () => `drawn-${place}` });
    if (!ruling.granted) throw new Error(ruling.refusal.sentence);
    return ruling.after.at(-1) ?? now;
  }, of);

const shown = (of: GameState, seat: Seat) =>
  [...project(of, seat).values()].flatMap((record) => (record.type === 'drawing' ? [record] : []));
const wiping = (of: GameState, seat: Seat) =>
  offers(of, seat).flatMap(({ command, fixed }) => (command === 'WipeDrawings' ? [fixed.whose] : []));
const first = (of: GameState) => Object.values(drawingsOf(of))[0]?.id ?? id<'drawing'>('none');
const mine = { type: 'WipeDrawings', whose: 'mine' } as const;
const all = { type: 'WipeDrawings', whose: 'all' } as const;

describe('drawings on the board', () => {
  it('what a player draws or writes all are shown, with who it was', () => {
    const drawn = drawing(state, [circle({ open: false }), player], [text(' Ambush! '), player]);
    for (const seat of [referee, player, otherPlayer, spectator])
      expect(shown(drawn, seat)).toMatchObject([
        { shape: 'circle', colour: 'red', words: '', name: 'Ann', open: true },
        { shape: 'text', points: [{ x: 1, y: 1 }], words: 'Ambush!' },
      ]);
  });

  it('the referee is asked before what others drew is wiped off with all', () => {
    const asked = (of: GameState) => offers(of, referee).find(({ key }) => key === 'WipeDrawings:all')?.asks;
    expect(asked(drawing(state, [circle(), referee]))).toBeUndefined();
    expect(asked(drawing(state, [circle(), referee], [circle(), player]))).toMatch(/What others drew/);
  });

  it('what the referee draws for themselves nobody else knows of, nor may wipe off', () => {
    const drawn = after(state, text('The lich waits here', { open: false }), referee);
    expect(shown(drawn, referee)).toHaveLength(1);
    for (const seat of [player, spectator]) expect(known(drawn, seat)).toEqual(known(state, seat));
    expect(ask(drawn, { type: 'WipeDrawing', drawing: first(drawn) }, player)).toBe('no-such-thing');
    expect(ask(drawn, mine, player)).toBe('no-such-thing');
  });

  it('nor what is drawn on a map that is not before the players', () => {
    const drawn = after(two, text('The lich waits here', { scene: CELLAR }), referee);
    expect(shown(drawn, referee)).toEqual([]);
    expect(shown({ ...drawn, scene: CELLAR }, player)).toHaveLength(1);
    for (const seat of [player, spectator]) expect(known(drawn, seat)).toEqual(known(two, seat));
    expect(ask(two, circle({ scene: CELLAR }), player)).toBe('no-such-thing');
  });

  it('no line of the log tells of it', () => {
    const drawn = after(state, circle(), player);
    for (const [before, command] of [[state, circle()] as const, [drawn, mine] as const]) {
      const ruling = decide(before, command, player, seededDice(1));
      const events = ruling.granted ? ruling.events : [];
      expect(events.map((event) => tell(event, referee, drawn, before))).toEqual([null]);
    }
  });

  it('whoever drew it wipes it off, and the referee any', () => {
    const drawn = after(state, circle(), player);
    const off = { type: 'WipeDrawing', drawing: first(drawn) } as const;
    expect(ask(drawn, off, otherPlayer)).toBe('not-your-seat');
    expect(shown(after(drawn, off, player), player)).toEqual([]);
    expect(shown(after(drawn, off, referee), player)).toEqual([]);
  });

  it('each wipes off all of their own at once, and the referee everything', () => {
    const drawn = drawing(
      state,
      [circle(), player],
      [circle({ shape: 'line' }), player],
      [circle(), otherPlayer],
      [text('Secret', { open: false }), referee],
    );
    expect(shown(after(drawn, mine, player), referee).map(({ name }) => name)).toEqual(['Bob', 'Rhea']);
    expect(shown(after(drawn, mine, referee), referee)).toHaveLength(3);
    expect(ask(drawn, all, player)).toBe('not-your-seat');
    expect(drawingsOf(after(drawn, all, referee))).toEqual({});
    expect([wiping(drawn, player), wiping(drawn, referee), wiping(drawn, spectator)]).toEqual([
      ['mine'],
      ['mine', 'all'],
      [],
    ]);
    expect([wiping(state, player), wiping(state, referee)]).toEqual([[], []]);
  });

  it('and of one map alone', () => {
    const drawn = drawing(two, [circle(), referee], [circle({ scene: CELLAR }), referee]);
    expect(Object.values(drawingsOf(after(drawn, all, referee))).map(({ scene }) => scene)).toEqual([CELLAR]);
    expect(Object.values(drawingsOf(after(drawn, { ...mine, scene: CELLAR }, referee)))).toMatchObject([
      { scene: ROOMS },
    ]);
  });

  it('whoever watches neither draws nor wipes', () => {
    expect(ask(state, circle(), spectator)).toBe('not-your-seat');
    expect(ask(after(state, circle(), player), mine, spectator)).toBe('not-your-seat');
  });

  it.each<[string, Partial<Draw>]>([
    ['off the map', { points: [at(0, 0).square, { x: 11, y: 1 }] }],
    ['a circle of one point', { points: [{ x: 1, y: 1 }] }],
    ['a pen stroke of one point', { shape: 'pen', points: [{ x: 1, y: 1 }] }],
    ['a text without words', { shape: 'text', points: [{ x: 1, y: 1 }], words: '  ' }],
    ['a circle with words', { words: 'Hello' }],
  ])('%s is not drawn', (_, facts) => {
    expect(ask(state, circle(facts), player)).toBe('bad-input');
  });

  it('a map holds two hundred, of which nobody is told how many are hidden', () => {
    const [one] = Object.values(drawingsOf(after(state, circle(), player)));
    if (!one) throw new Error('Nothing is drawn.');
    const many = (facts: Partial<typeof one>): GameState => ({
      ...state,
      drawings: Object.fromEntries(
        Array.from({ length: 200 }, (_, place) => [
          `d-${place}`,
          { ...one, id: id<'drawing'>(`d-${place}`), ...facts },
        ]),
      ),
    });
    expect(ask(many({}), circle(), otherPlayer)).toBe('bad-input');
    expect(ask(many({ open: false }), circle(), otherPlayer)).not.toBe('bad-input');
    expect(ask(many({ open: false }), circle(), referee)).toBe('bad-input');
    expect(ask(many({ scene: CELLAR }), circle(), otherPlayer)).not.toBe('bad-input');
  });

  it('goes with the map that it is on', () => {
    const drawn = drawing(two, [circle(), player], [circle({ scene: CELLAR }), referee]);
    const gone = after(drawn, { type: 'RemoveScene', scene: ROOMS }, referee);
    expect(Object.values(drawingsOf(gone))).toMatchObject([{ scene: CELLAR }]);
  });

  it.each([
    [{ shape: 'star' }],
    [{ points: [] }],
    [{ points: Array.from({ length: 201 }, () => ({ x: 1, y: 1 })) }],
    [{ points: [{ x: Number.NaN, y: 1 }] }],
    [{ points: [{ x: 1, y: 1, z: 1 }] }],
    [{ colour: '#f00' }],
    [{ words: 'x'.repeat(81) }],
    [{ open: 'yes' }],
  ])('garbage is no command: %j', (facts) => {
    expect(commandFlaw({ ...circle(), ...facts } as object)).not.toBeNull();
  });
});
